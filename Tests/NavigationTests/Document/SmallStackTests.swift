import Navigation
import TestSupport
import Testing

/// Every reader, on a stack of 512 KiB.
@Suite struct SmallStackTests {
  /// Small texts, so that many can be read: each part of a document, and each kind of path.
  private static let documents = [
    #""section":{"a":{"id":1}},"path":["b",{"type":"c","entry":4,"column":"content"}]"#,
    #""sections":[{"section":"s","path":["a"],"parked":[["b","c"]]},{"section":null}]"#,
    #""split":{"columns":2,"columnVisibility":"all","sidebar":null}"#,
    #""modals":[{"route":"a","style":"popover","detent":"m","path":["b"]}]"#,
    #""path":["a"],"snapshots":[{"route":"a","model":"M","version":2,"value":[1.0]}]"#,
    #""results":[{"entry":1,"key":"k","value":{}}],"values":{"u":"\ud83d\ude00"}"#,
    #""retention":{"policy":"dictionary","limit":3,"models":{"M":{"policy":"singleSlot"}}}"#,
    #""id":"w","savedAt":"2026-04-01T09:12:44Z","note":"n","extensions":{"com.x":1}"#,
  ].map { "{\"format\":\"navigation-session\",\"version\":1,\($0)}" }
  private static let paths = [
    #"["A.B","{\"id\":2}","Si","1"]"#, #""[\"A\",\"1\"]""#, #"{"p":["A","1"],"q":0}"#,
    #"[{"sheet":{"withNavigation":true}},"B","2",{"push":{}},"A","1"]"#,
    #"["push","A","{}"]"#, #"{"p":"[\"push\",\"A\",\"1\"]"}"#,
  ]

  @Test func `random bytes and damaged texts are read or refused`() async {
    let count = RandomTexts.count(130_000)
    let met = await SmallStack.run {
      var random = SeededGenerator(for: "SmallStackTests")
      let samples = (Self.documents + Self.paths).map { Array($0.utf8) }
      var met: [String: Int] = [:]
      for number in 0..<count {
        let bytes: [UInt8]
        if number.isMultiple(of: 4) {
          let length = Int.random(in: 0..<24, using: &random)
          bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
        } else {
          bytes = DamagedText(samples[number % samples.count], &random).bytes
        }
        // To look for a path in every document would be most of the time.
        let mayBePath = number % samples.count >= Self.documents.count
        met[Self.read(bytes, mayBePath: mayBePath), default: 0] += 1
      }
      return met
    }
    print("SmallStackTests met:", met.sorted { $0.key < $1.key })
    #expect(met["a session", default: 0] > count / 100)
    #expect(met["a navigation path", default: 0] > count / 1_000)
    #expect(met["a flow path", default: 0] > count / 1_000)
    #expect(met.count > 15)
  }

  /// Reads a text as what it seems to be; what it was, or why it was refused.
  private static func read(_ bytes: [UInt8], mayBePath: Bool) -> String {
    do {
      if mayBePath, FlowPathDocument.isOne(bytes) {
        _ = try FlowPathDocument.read(bytes, section: nil).session(adopting: nil)
        return "a flow path"
      }
      if mayBePath, NavigationPathDocument.isOne(bytes) {
        _ = try NavigationPathDocument.read(bytes, section: nil).session(adopting: nil)
        return "a navigation path"
      }
      let session = try SessionDocument(reading: bytes).session(adopting: nil)
      return session.state.fault == nil ? "a session" : "a broken session"
    } catch {
      guard error.position.line > 0, error.position.column > 0, !error.description.isEmpty,
        error.hint != ""
      else { return "an error without words" }
      return String("\(error.reason)".prefix { $0 != "(" })
    }
  }

  @Test(arguments: [
    "", "[", #"{"a":"#, #"{"format":"navigation-session","version":1,"values":{"a":"#,
    #"{"format":"navigation-session","version":1,"path":[{"a":"#, #"["A","#, #"[{"push":"#,
    #"{"p":["A","1"],"q":"#,
  ])
  func `a hundred thousand brackets are refused by every reader`(start: String) async {
    for bracket in ["[", #"{"a":"#] {
      let bytes = Array(start.utf8) + Array(String(repeating: bracket, count: 100_000).utf8)
      let reasons = await SmallStack.run {
        [
          Self.reason { _ = try SessionDocument(reading: bytes) },
          Self.reason { _ = try NavigationPathDocument.read(bytes, section: nil) },
          Self.reason { _ = try FlowPathDocument.read(bytes, section: nil) },
          Self.reason { _ = try Payload(bytes) },
        ]
      }
      #expect(reasons == ["128", "128", "128", "120"])
      #expect(!NavigationPathDocument.isOne(bytes) && !FlowPathDocument.isOne(bytes))
    }
  }

  @Test func `the deepest document that is allowed is read and written`() async throws {
    let deep = String(repeating: "[", count: 120) + String(repeating: "]", count: 120)
    let text =
      #"{"format":"navigation-session","version":1,"sections":[{"section":"s","parked":[[{"a":"#
      + deep + "}]]}]}"
    let same = await SmallStack.run { () -> Bool? in
      guard let session = try? SessionDocument(reading: Array(text.utf8)).session(adopting: nil)
      else { return nil }
      let read = try? SessionDocument(reading: session.document()).session(adopting: nil)
      return read?.state == session.state
    }
    #expect(same == true)
  }

  private static func reason(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "accepted"
    } catch let error as JSONError {
      return depth(error)
    } catch let error as DocumentError {
      guard case .syntax(let inner) = error.reason else { return "\(error.reason)" }
      return depth(inner)
    } catch {
      return "\(error)"
    }
  }

  private static func depth(_ error: JSONError) -> String {
    if case .tooDeep(let maximum) = error.reason { "\(maximum)" } else { "\(error.reason)" }
  }
}
