import TestSupport
import Testing

@testable import Navigation

@Suite struct RouteTableTests {
  private typealias Reading = RouteReading<KindRoute>
  private static let third = PayloadVersion(literal: 3)

  /// `trail` was `walk` first and then `hike`; its values were renamed from version to version.
  private static func table() throws -> RouteTable<KindRoute> {
    try KindRoute.table([
      RouteKind(
        "trail", version: 3, aliases: ["hike", "walk"],
        upgrades: [
          RouteUpgrade(from: 2) { try renamed($0, "b", "c") },
          .from(1, [String: UInt64].self) { ["b": $0["a", default: 0] + 1] },
        ]),
      RouteKind("home"),
    ])
  }

  private static func renamed(_ payload: Payload?, _ old: String, _ new: String) throws -> Payload?
  {
    try payload.map { try Payload(Array($0.text.replacing("\"\(old)\"", with: "\"\(new)\"").utf8)) }
  }

  @Test func `a route is written in the version of its kind`() throws {
    let saved = try Self.table().saved(KindRoute("trail", ["c": .max]))
    #expect(
      saved
        == SavedRoute("trail", version: Self.third, payload: #"{"c":18446744073709551615}"#))
    #expect(
      try Self.table().read(saved)
        == .route(KindRoute("trail", ["c": .max]), upgradedFrom: nil, renamedFrom: nil))
  }

  @Test func `a name that the table does not have is not written`() throws {
    let table = try Self.table()
    #expect(throws: RouteCodingError.notListed("gone")) { try table.saved(KindRoute("gone")) }
    #expect(throws: RouteCodingError.notListed("hike")) { try table.saved(KindRoute("hike")) }
  }

  @Test(arguments: ["hike", "walk"])
  func `each old name stands for the new one`(name: RouteName) throws {
    let saved = SavedRoute(name, version: Self.third, payload: #"{"c":1}"#)
    #expect(
      try Self.table().read(saved)
        == .route(KindRoute("trail", ["c": 1]), upgradedFrom: nil, renamedFrom: name))
  }

  @Test func `a chain of upgrades is walked from the version that is stored`() throws {
    let second = PayloadVersion(literal: 2)
    #expect(
      try Self.table().read(SavedRoute("trail", payload: #"{"a":7}"#))
        == .route(KindRoute("trail", ["c": 8]), upgradedFrom: .first, renamedFrom: nil))
    #expect(
      try Self.table().read(SavedRoute("trail", version: second, payload: #"{"b":7}"#))
        == .route(KindRoute("trail", ["c": 7]), upgradedFrom: second, renamedFrom: nil))
  }

  @Test func `an old name may be in an old version`() throws {
    #expect(
      try Self.table().read(SavedRoute("walk", payload: #"{"a":1}"#))
        == .route(KindRoute("trail", ["c": 2]), upgradedFrom: .first, renamedFrom: "walk"))
  }

  @Test func `an upgrade of coded values takes a missing value for an empty one`() throws {
    #expect(
      try Self.table().read(SavedRoute("trail"))
        == .route(KindRoute("trail", ["c": 1]), upgradedFrom: .first, renamedFrom: nil))
  }

  @Test func `an upgrade of JSON may get and give no value`() throws {
    let table = try KindRoute.table([
      RouteKind(
        "a", version: 2,
        upgrades: [
          RouteUpgrade(from: 1) { payload in
            payload == nil ? #"{"none":1}"# : nil
          }
        ])
    ])
    #expect(
      table.read(SavedRoute("a"))
        == .route(KindRoute("a", ["none": 1]), upgradedFrom: .first, renamedFrom: nil))
    #expect(
      table.read(SavedRoute("a", payload: "1"))
        == .route(KindRoute("a"), upgradedFrom: .first, renamedFrom: nil))
  }

  @Test(arguments: [1, 2]) func `an upgrade that throws leaves the route unread`(bad: Int) throws {
    let table = try KindRoute.table([
      RouteKind(
        "a", version: 3,
        upgrades: [1, 2].map { version in
          RouteUpgrade(from: version) { payload in
            if version == bad { throw OddRoute.Failure() }
            return payload
          }
        })
    ])
    #expect(table.read(SavedRoute("a")) == .unreadable(.upgradeFailed(from: bad)))
  }

  @Test func `so does one whose old type does not take the value`() throws {
    #expect(
      try Self.table().read(SavedRoute("trail", payload: #"{"a":"x"}"#))
        == .unreadable(.upgradeFailed(from: 1)))
  }

  @Test func `a newer version is unread and no error`() throws {
    let fourth = PayloadVersion(literal: 4)
    #expect(
      try Self.table().read(SavedRoute("trail", version: fourth))
        == .unreadable(.newer(found: fourth, known: Self.third)))
    #expect(
      try Self.table().read(SavedRoute("walk", version: fourth))
        == .unreadable(.newer(found: fourth, known: Self.third)))
  }

  @Test func `an unknown name is unread in a table with kinds`() throws {
    #expect(try Self.table().read(SavedRoute("gone")) == .unreadable(.unknownName))
  }

  @Test func `in a table without any each name is tried`() throws {
    let table = try KindRoute.table([])
    let saved = SavedRoute("any", payload: #"{"a":18446744073709551615}"#)
    #expect(
      table.read(saved)
        == .route(KindRoute("any", ["a": .max]), upgradedFrom: nil, renamedFrom: nil))
    #expect(try table.saved(KindRoute("any", ["a": .max])) == saved)
    let second = PayloadVersion(literal: 2)
    #expect(
      table.read(SavedRoute("any", version: second))
        == .unreadable(.newer(found: second, known: .first)))
  }

  @Test func `a name that the type does not know is unread in such a table`() throws {
    guard case .unreadable(.notDecodable) = try RouteTable<Tab>().read(SavedRoute("gone")) else {
      Issue.record("it was read")
      return
    }
  }

  @Test func `what was never written is unread in any table`() throws {
    #expect(try Self.table().read(.unwritten) == .unreadable(.neverWritten))
    #expect(try KindRoute.table([]).read(.unwritten) == .unreadable(.neverWritten))
    #expect(try RouteTable<Tab>().read(.unwritten(section: 3)) == .unreadable(.neverWritten))
  }

  @Test func `a name in another normal form is another name`() throws {
    let table = try KindRoute.table([RouteKind("caf\u{e9}")])
    #expect(table.read(SavedRoute("cafe\u{301}")) == .unreadable(.unknownName))
  }
}
