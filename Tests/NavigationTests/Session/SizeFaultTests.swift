import TestSupport
import Testing

@testable import Navigation

@Suite struct SizeFaultTests {
  private static func payload(_ size: Int) throws -> Payload {
    try Payload(Array("\"".utf8) + Array(repeating: 0x78, count: size - 2) + Array("\"".utf8))
  }

  private static func session(
    _ route: SavedRoute = SavedRoute("a"), section: SavedRoute = SavedRoute("s")
  ) -> SavedSession {
    var state = SavedState(startingIn: .named(section))
    state.apply(.push(route))
    return SavedSession(id: .main, state: state)
  }

  @Test func `a part at its limit may be saved`() throws {
    let route = SavedRoute("a", payload: try Self.payload(SizeLimits.route))
    var session = Self.session(route, section: SavedRoute("s", payload: route.payload))
    session.snapshots = [
      SavedSnapshot(entry: 1, model: "M", payload: try Self.payload(SizeLimits.payload))
    ]
    #expect(session.sizeFault == nil)
    _ = try SessionDocument(reading: session.document())
  }

  @Test func `a part beyond its limit is named`() throws {
    let large = try Self.payload(SizeLimits.route + 1)
    let larger = try Self.payload(SizeLimits.payload + 1)
    let changes: [(SizeFault.Part, (inout SavedSession) -> Void)] = [
      (.route("a", of: 1), { $0 = Self.session(SavedRoute("a", payload: large)) }),
      (.section("s"), { $0 = Self.session(section: SavedRoute("s", payload: large)) }),
      (
        .snapshot("M", of: 1),
        { $0.snapshots = [SavedSnapshot(entry: 1, model: "M", payload: larger)] }
      ),
      (.result("k", of: 1), { $0.results = [SavedResult(entry: 1, key: "k", payload: larger)] }),
      (.value("v"), { $0.state.values["v"] = larger }),
      (.extension("com.x"), { $0.extensions["com.x"] = larger }),
    ]
    for (part, change) in changes {
      var session = Self.session()
      change(&session)
      let fault = try #require(session.sizeFault)
      #expect(fault.part == part)
      #expect(fault.size == fault.limit + 1)
      #expect(throws: DocumentError.self) { try SessionDocument(reading: session.document()) }
    }
  }

  @Test func `a sentence names the part`() {
    let fault = SizeFault(part: .snapshot("M", of: 3), size: 2_000_000, limit: 1_048_576)
    #expect(
      fault.description
        == "The snapshot of 'M' for entry 3 has 2000000 bytes; it may have 1048576.")
  }

  @Test func `small parts may not be too many`() throws {
    var session = Self.session()
    let payload = try Self.payload(SizeLimits.payload)
    for number in 0..<7 { session.extensions[try ExtensionKey("com.x\(number)")] = payload }
    #expect(session.sizeFault == nil)
    session.extensions["com.x7"] = payload
    let fault = try #require(session.sizeFault)
    #expect(fault.part == .session)
    #expect(fault.size == session.document().count)
    #expect(fault.limit == 8 << 20)
  }

  @Test func `a title of control characters counts as it is written`() {
    // Each becomes six bytes: what is small in memory is not in a document.
    let title = String(repeating: "\u{1}", count: 1_500_000)
    #expect(Self.session(SavedRoute("a", title: title)).sizeFault?.part == .session)
    let plain = String(repeating: "t", count: 1_500_000)
    #expect(Self.session(SavedRoute("a", title: plain)).sizeFault == nil)
  }

  @Test func `what may be saved can be read, with what a restore adds`() throws {
    var walk = SessionGenerator(SeededGenerator(for: "SizeFaultTests"))
    for _ in 0..<200 {
      walk.walk(12)
      let session = walk.session().retained().session
      #expect(session.sizeFault == nil)
    }
    // Many entries of little: the most that the numbers of a restoration can add.
    var state = SavedState(startingIn: .anonymous)
    state.apply(.setPath((0..<20_000).map { _ in .new(NewEntry(SavedRoute("a"))) }))
    let session = SavedSession(id: .main, state: state)
    let bare = session.document().count
    let restored = session.document(
      restoration: Restoration(
        revision: 1, from: nil, to: .both, compact: state.compact(), regular: state.regular(),
        letGo: []))
    #expect(restored.count < 2 * bare)
  }
}
