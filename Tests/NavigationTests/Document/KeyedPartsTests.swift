import Navigation
import TestSupport
import Testing

/// What is held by key is an object of keys, or a list of records, in an order of its own: never
/// an array of keys and values in turn.
@Suite struct KeyedPartsTests {
  private static let numbers = (1...30).map { $0 }

  private static func session(_ order: [Int]) throws -> SavedSession {
    var state = SavedState(startingIn: .anonymous)
    for _ in 0..<3 { state.apply(.push(SavedRoute("a"))) }
    var session = SavedSession(id: .main, state: state)
    for number in order {
      session.state.values[try ValueKey("k\(number)")] = "1"
      session.state.retention.models[try ModelName("M\(number)")] = .singleSlot
      session.extensions[try ExtensionKey("com.k\(number)")] = "1"
      let entry = EntryID(integerLiteral: Int64(number % 3 + 1))
      session.snapshots.append(
        SavedSnapshot(entry: entry, model: try ModelName("M\(number)"), payload: "1"))
      session.results.append(
        SavedResult(entry: entry, key: try ResultKey("r\(number)"), payload: "1"))
    }
    return session
  }

  private static func part(_ pointer: String, of session: SavedSession) throws -> JSONNode {
    var node = try JSONText(session.document()).root
    for key in pointer.split(separator: "/") {
      node = try #require(node.members.first { $0.key == key }).value
    }
    return node
  }

  @Test(arguments: ["values", "extensions", "retention/models"])
  func `a part that is held by name is an object in the order of its names`(pointer: String) throws
  {
    let node = try Self.part(pointer, of: try Self.session(Self.numbers.shuffled()))
    #expect(node.kind == .object)
    let keys = node.members.map(\.key)
    #expect(keys.count == 30 && keys == keys.sorted())
  }

  @Test(arguments: ["snapshots", "results"])
  func `a part that is held by entry is a list of records in the order of their entries`(
    pointer: String
  ) throws {
    let node = try Self.part(pointer, of: try Self.session(Self.numbers.shuffled()))
    #expect(node.kind == .array)
    let entries = node.elements.map { record in
      record.members.first { $0.key == "entry" }?.value.integer ?? 0
    }
    #expect(entries.count == 30 && entries == entries.sorted())
  }

  @Test func `the order in which parts were put in makes no other bytes`() throws {
    let bytes = try Self.session(Self.numbers).document()
    for _ in 0..<10 {
      #expect(try Self.session(Self.numbers.shuffled()).document() == bytes)
    }
  }
}
