#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Payload {
  /// Writes a value of the app's as JSON. Equal values give equal bytes.
  ///
  /// - Throws: ``PayloadCodingError`` where its coding fails, or gives what cannot be stored.
  public init(encoding value: some Encodable) throws(PayloadCodingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes: [UInt8]
    do { bytes = Array(try encoder.encode(value)) } catch {
      throw .notEncodable(reason: codingReason(error))
    }
    do { try self.init(bytes) } catch { throw .notStorable(reason: "\(error)") }
  }

  /// Reads the value back as the app's own type.
  ///
  /// - Returns: The value.
  /// - Throws: ``PayloadCodingError/notDecodable(reason:)`` where the type does not take it.
  public func decoded<Value: Decodable>(
    as type: Value.Type = Value.self
  ) throws(PayloadCodingError) -> Value {
    do { return try JSONDecoder().decode(type, from: Data(bytes)) } catch {
      throw .notDecodable(reason: codingReason(error))
    }
  }
}

/// Why a value could not be written, or read back; without the value itself.
public enum PayloadCodingError: Error, Hashable, Sendable {
  /// Its own coding failed.
  case notEncodable(reason: String)
  /// What its coding gave is nested too deep.
  case notStorable(reason: String)
  /// The app's type does not take it.
  case notDecodable(reason: String)
}

extension PayloadCodingError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .notEncodable(let reason):
      "The value could not be encoded: \(reason) Leave what cannot be stored out of its coding."
    case .notStorable(let reason): "The value cannot be stored: \(reason)"
    case .notDecodable(let reason): "The value is not what this app expects: \(reason)"
    }
  }
}
