import Foundation
import Navigation
import TestSupport
import Testing

@Suite struct FlowPathTests {
  private static func state(_ text: String, section: SavedRoute? = nil) throws -> SavedState {
    let document = try FlowPathDocument.read(Array(text.utf8), section: section)
    let session = try document.session(adopting: nil)
    #expect(session.state.fault == nil)
    return session.state
  }

  /// The layout that Swift gives to an enum of this shape, which FlowStacks has.
  private enum RouteStyle: Codable {
    case push
    case sheet(withNavigation: Bool)
    case cover(withNavigation: Bool)
  }

  @Test func `a style is read as Swift codes one`() throws {
    for (style, modal) in [
      (RouteStyle.push, nil), (.sheet(withNavigation: true), .sheet),
      (.cover(withNavigation: false), .fullScreenCover),
    ] as [(RouteStyle, ModalStyle?)] {
      let json = String(decoding: try JSONEncoder().encode(style), as: UTF8.self)
      let state = try Self.state("[\(json),\"a\",\"1\"]")
      #expect(state.modals.map(\.style) == [modal].compactMap { $0 })
    }
  }

  @Test(
    arguments: [
      ("push", nil), ("sheet", .sheet), ("cover", .fullScreenCover),
    ] as [(String, ModalStyle?)])
  func `a style may be a bare word`(word: String, modal: ModalStyle?) throws {
    let state = try Self.state("[\"\(word)\",\"a\",\"1\"]")
    #expect(state.modals.map(\.style) == [modal].compactMap { $0 })
    #expect(state.entries.map(\.route) == [SavedRoute("a", payload: "1")])
  }

  @Test func `pushes before a modal are the path, and those after it the modal's`() throws {
    let state = try Self.state(
      #"""
      [{"push":{}},"F","6",{"cover":{}},"E","5",{"push":{}},"D","4",{"sheet":{}},"C","3",
       {"push":{}},"B","2",{"push":{}},"A","1"]
      """#)
    #expect(state.activeSection?.path.entries.map(\.route.name) == ["A", "B"])
    #expect(state.modals.map(\.style) == [.sheet, .fullScreenCover])
    #expect(state.modals.map { $0.path.entries.map(\.route.name) } == [["C", "D"], ["E", "F"]])
    #expect(state.entries.map(\.id) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a modal may be over nothing`() throws {
    let state = try Self.state(#"[{"sheet":{"withNavigation":false}},"a","1"]"#)
    #expect(state.active == .section(at: 0))
    #expect(state.activeSection?.path.entries == [])
  }

  @Test func `the example is a trail under a sheet of two screens`() throws {
    let bytes = try Repository.bytes(of: "Examples/flow-path.json")
    #expect(FlowPathDocument.isOne(bytes))
    let state = try Self.state(
      String(decoding: bytes, as: UTF8.self), section: SavedRoute("trails"))
    #expect(state.activeSection?.name == .named(SavedRoute("trails")))
    #expect(
      state.entries.map(\.route) == [
        SavedRoute("9Trailbook5TrailV", payload: #"{"id":17}"#),
        SavedRoute("9Trailbook4TripV", payload: #"{"id":4}"#),
        SavedRoute("9Trailbook6TicketV", payload: #"{"trip":4}"#),
      ])
    #expect(state.modals.map(\.style) == [.sheet])
  }

  @Test func `the app's route names stand for mangled ones`() throws {
    let bytes = Array(#"["push","9Trailbook5TrailV","1"]"#.utf8)
    let document = try FlowPathDocument.read(
      bytes, section: nil, aliases: ["9Trailbook5TrailV": "trail"])
    #expect(try document.session(adopting: nil).state.entries.map(\.route.name) == ["trail"])
  }

  @Test func `an empty array is an empty path`() throws {
    #expect(try Self.state("[]").active == .section(at: 0))
  }

  @Test(arguments: [
    DocumentFault(whole: #"▸[{"push":{}},"a"]"#, "", .untripled(count: 2)),
    DocumentFault(whole: #" ▸["push","a","1","b"]"#, "", .untripled(count: 4)),
    DocumentFault(whole: "▸null", "", .wrongKind(wanted: "an array", found: .null)),
    DocumentFault(whole: "▸{}", "", .noPath),
    DocumentFault(
      whole: #"[▸{"popover":{}},"a","1"]"#, "/0",
      .unknownWord("popover", known: ["push", "sheet", "cover"], near: []),
      hint: "Use one of push, sheet, cover."),
    DocumentFault(
      whole: #"["push","a","1",▸"shet","a","1"]"#, "/3",
      .unknownWord("shet", known: ["push", "sheet", "cover"], near: ["sheet"]),
      hint: "Use one of push, sheet, cover. Did you mean 'sheet'?"),
    DocumentFault(
      whole: #"[▸{"push":{},"sheet":{}},"a","1"]"#, "/0", .notAStyle, hint: styleHint),
    DocumentFault(whole: #"[▸{},"a","1"]"#, "/0", .notAStyle, hint: styleHint),
    DocumentFault(whole: #"[▸1,"a","1"]"#, "/0", .wrongKind(wanted: "a string", found: .number)),
    DocumentFault(
      whole: #"["push",▸{},"1"]"#, "/1", .wrongKind(wanted: "a string", found: .object)),
    DocumentFault(
      whole: #"["push","a",▸{}]"#, "/2", .wrongKind(wanted: "a string", found: .object)),
    DocumentFault(whole: #"["push",▸"","1"]"#, "/1", .badName(.empty)),
  ])
  func `what is no flow path is refused`(fault: DocumentFault) {
    fault.expect { () throws(DocumentError) in
      _ = try FlowPathDocument.read(fault.bytes, section: nil)
    }
  }

  @Test func `a value that is not JSON has its place in both texts`() {
    let fault = DocumentFault(whole: #"["push","App.T",▸"{\"id\":}"]"#, "/2", .notARoute)
    let error = #expect(throws: DocumentError.self) {
      try FlowPathDocument.read(fault.bytes, section: nil)
    }
    #expect(error?.position == fault.position)
    #expect(error?.pointer == "/2")
    guard case .innerSyntax("App.T", let inner) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(inner.position.column == 7)
  }
}

private let styleHint = #"Write { "push": {} }, { "sheet": … } or { "cover": … }."#
