#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SavedRoute {
  /// Writes an app's route in version 1; a ``RouteTable`` knows the version it has.
  ///
  /// - Throws: ``RouteCodingError`` where it cannot be written.
  init<R: Route>(encoding route: R) throws(RouteCodingError) {
    let encoder = JSONEncoder()
    // Equal routes give equal bytes, so that equal state writes nothing.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes: [UInt8]
    do {
      bytes = Array(try encoder.encode(route))
    } catch {
      throw .notEncodable(reason: codingReason(error))
    }
    // One level more than a payload: the name around it.
    let root: JSONNode
    do {
      root = try JSONText(bytes, maximumDepth: Payload.greatestDepth + 1).root
    } catch {
      throw .badPayload(error)
    }
    let name: String
    let payload: Payload?
    if let text = root.string {
      (name, payload) = (text, nil)
    } else {
      var members = root.members.makeIterator()
      guard let only = members.next(), members.next() == nil else { throw .notNamed }
      let value = Payload(only.value)
      (name, payload) = (only.key, value.isEmptyObject ? nil : value)
    }
    do {
      let stored = try RouteName(name)
      self.init(stored, payload: payload, title: route.title)
    } catch {
      throw .badName(error)
    }
  }

  /// Reads the route back as the app's own type, whatever its version.
  ///
  /// - Throws: ``RouteCodingError/notDecodable(_:reason:)`` where the type does not take it.
  func decoded<R: Route>(as type: R.Type = R.self) throws(RouteCodingError) -> R {
    var key: [UInt8] = []
    JSONString.append(name.text, to: &key)
    do {
      if payload?.isEmptyObject ?? true,
        let route = try? JSONDecoder().decode(R.self, from: Data(key))
      {
        return route
      }
      let value = payload?.bytes ?? Array("{}".utf8)
      let text = Array("{".utf8) + key + Array(":".utf8) + value + Array("}".utf8)
      return try JSONDecoder().decode(R.self, from: Data(text))
    } catch {
      throw .notDecodable(name, reason: codingReason(error))
    }
  }
}
