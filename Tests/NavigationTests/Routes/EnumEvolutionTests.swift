import Navigation
import TestSupport
import Testing

/// What becomes of stored routes when the app's enum has changed since.
@Suite struct EnumEvolutionTests {
  private enum Now: Route, Equatable {
    case home
    case item(id: String)
    case note(id: String, tag: String?)

    static let kinds = [RouteKind("home"), RouteKind("item"), RouteKind("note")]
  }

  private static func restored(_ route: SavedRoute) throws -> RestoredState<Tab, Now> {
    var state = SavedState(startingIn: .named(SavedRoute("trails")))
    state.apply(.push(SavedRoute("home")))
    state.apply(.push(route))
    state.apply(.push(SavedRoute("home")))
    return try NavigationCoder().restored(state)
  }

  @Test(
    arguments: [
      (SavedRoute("item", payload: #"{"id":"42","extra":1}"#), .item(id: "42")),
      (SavedRoute("home", payload: #"{"was":"a value"}"#), .home),
      (SavedRoute("note", payload: #"{"id":"1"}"#), .note(id: "1", tag: nil)),
      (SavedRoute("note", payload: #"{"id":"1","tag":null}"#), .note(id: "1", tag: nil)),
    ] as [(SavedRoute, Now)])
  private func `a value that is more or less than needed is read`(saved: SavedRoute, route: Now)
    throws
  {
    let restored = try Self.restored(saved)
    #expect(restored.state.entries.map(\.route) == [.home, route, .home])
    #expect(restored.report.isWhole)
  }

  @Test(
    arguments: [
      (
        SavedRoute("item", payload: #"{"_0":"42"}"#),
        .notDecodable(reason: "at item: there is no 'id'.")
      ),
      (SavedRoute("item"), .notDecodable(reason: "at item: there is no 'id'.")),
      (SavedRoute("gone"), .unknownName),
    ] as [(SavedRoute, UnreadableReason)])
  func `a value that does not fit is unread, and its entry named`(
    saved: SavedRoute, reason: UnreadableReason
  ) throws {
    let restored = try Self.restored(saved)
    #expect(restored.state.entries.map(\.id) == [1])
    #expect(restored.report.lines.map(\.entry) == [2, 3])
    #expect(restored.report.lines.map(\.fate) == [.unread(reason), .aboveUnread])
  }

  @Test(arguments: [#"{"id":42}"#, #"{"id":null}"#, #""42""#, "[]", "null"])
  func `so is a value of another kind`(payload: String) throws {
    let restored = try Self.restored(SavedRoute("item", payload: Payload(Array(payload.utf8))))
    guard case .unread(.notDecodable)? = restored.report.lines.first?.fate else {
      Issue.record("\(restored.report)")
      return
    }
  }

  @Test(arguments: [#"{"home":{},"item":{"id":"1"}}"#, "{}"])
  func `a route of two names or none is no route of a document`(route: String) {
    let text = #"{"format":"navigation-session","version":1,"path":["home",\#(route)]}"#
    #expect(throws: DocumentError.self) { try SessionDocument(reading: Array(text.utf8)) }
  }
}
