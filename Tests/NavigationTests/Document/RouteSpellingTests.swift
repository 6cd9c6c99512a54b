import Navigation
import TestSupport
import Testing

@Suite struct RouteSpellingTests {
  @Test(arguments: [
    (#""home""#, SavedRoute("home")),
    (#"{"home":{}}"#, SavedRoute("home", payload: "{}")),
    (#"{"trail":{"id":17}}"#, SavedRoute("trail", payload: #"{"id":17}"#)),
    (#"{"trail":17}"#, SavedRoute("trail", payload: "17")),
    (#"{"trail":null}"#, SavedRoute("trail", payload: "null")),
    (#"{"types":1}"#, SavedRoute("types", payload: "1")),
    (#"{"value":1}"#, SavedRoute("value", payload: "1")),
    (#"{"type":"home"}"#, SavedRoute("home")),
    (#"{"type":"trail","value":{ "id" : 17 }}"#, SavedRoute("trail", payload: #"{ "id" : 17 }"#)),
    (
      #"{"title":"T","version":65535,"value":null,"type":"a"}"#,
      SavedRoute("a", version: PayloadVersion(literal: 65_535), payload: "null", title: "T")
    ),
  ])
  func `a route is a name, one key, or its full form`(text: String, route: SavedRoute) throws {
    let session = try SavedSession(
      "\"section\":\(text),\"path\":[\(text)],\"split\":{\"sidebar\":\(text)}")
    #expect(session.state.activeSection?.name == .named(route))
    #expect(session.state.entries.map(\.route) == [route])
  }

  @Test func `an entry in full form has what belongs to this occurrence`() throws {
    let session = try SavedSession(
      #"""
      "path":[{"type":"a","entry":7,"column":"content","provisional":true,"checkpoint":"start",
      "answers":"picked"}]
      """#)
    #expect(
      session.state.entries == [
        SavedEntry(
          id: 7, route: SavedRoute("a"), column: .content, isProvisional: true,
          checkpoint: "start", answers: "picked")
      ])
  }

  @Test func `an entry is a plain detail entry where nothing else is said`() throws {
    let session = try SavedSession(#""path":["a",{"b":1},{"type":"c"}]"#)
    for entry in session.state.entries {
      #expect(entry == SavedEntry(id: entry.id, route: entry.route))
    }
  }

  @Test(arguments: [
    ("home", SavedRoute("home")), ("two words", SavedRoute("two words")),
    (#"a"b\"#, SavedRoute(#"a"b\"#)), ("17", SavedRoute("17")), ("[1]", SavedRoute("[1]")),
    (#"{"trail":{"id":17}}"#, SavedRoute("trail", payload: #"{"id":17}"#)),
    (#"{"type":"a","version":2}"#, SavedRoute("a", version: PayloadVersion(literal: 2))),
  ])
  func `on a command line a name needs no quotes`(text: String, route: SavedRoute) throws {
    #expect(try SavedRoute(spelled: text) == route)
  }

  @Test(arguments: ["", "type", "{", "{}", #"{"a":1,"b":2}"#, #"{"type":"a","entry":1}"#])
  func `what is no route is refused on a command line too`(text: String) {
    #expect(throws: DocumentError.self) { try SavedRoute(spelled: text) }
  }

  @Test(arguments: [
    (SavedRoute("a\"b"), #"{ "type": "a\"b" }"#),
    (
      SavedRoute("a", version: PayloadVersion(literal: 2), payload: "{ }", title: "T"),
      #"{ "type": "a", "value": { }, "version": 2, "title": "T" }"#
    ),
  ])
  func `a route is written in full on one line`(route: SavedRoute, json: String) throws {
    #expect(route.json == json)
    #expect(try SavedRoute(spelled: json) == route)
  }
}
