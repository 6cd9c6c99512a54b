import Navigation
import TestSupport
import Testing

@Suite struct SizeLimitTests {
  /// A JSON string of so many bytes.
  private static func text(_ size: Int) -> String {
    "\"" + String(repeating: "x", count: size - 2) + "\""
  }

  @Test(arguments: [
    (#""path":["a",{"type":"a","value":▸@}]"#, "/path/1/value"),
    (#""path":[{"a":▸@}]"#, "/path/0/a"),
    (#""section":{"a":▸@}"#, "/section/a"),
    (#""modals":[{"route":{"a":▸@}}]"#, "/modals/0/route/a"),
    (#""sections":[{"section":"s","parked":[[{"a":▸@}]]}]"#, "/sections/0/parked/0/0/a"),
    (#""snapshots":[{"route":{"a":▸@},"model":"M","value":1}]"#, "/snapshots/0/route/a"),
  ])
  func `a route's value may have 64 KiB`(keys: String, pointer: String) throws {
    let whole = "{\"format\":\"navigation-session\",\"version\":1,\(keys)}"
    let longest = whole.replacing("▸@", with: Self.text(SizeLimits.route))
    _ = try SessionDocument(reading: Array(longest.utf8))
    let size = SizeLimits.route + 1
    DocumentFault(
      keys.replacing("@", with: Self.text(size)), pointer,
      .payloadTooLarge(size: size, limit: 65_536),
      hint: "A route names a screen. What the screen holds goes into a snapshot."
    ).expectFound()
  }

  @Test(arguments: [
    (#""snapshots":[{"entry":1,"model":"M","value":▸@}]"#, "/snapshots/0/value"),
    (#""results":[{"entry":1,"key":"k","value":▸@}]"#, "/results/0/value"),
    (#""values":{"k":▸@}"#, "/values/k"), (#""extensions":{"com.x":▸@}"#, "/extensions/com.x"),
  ])
  func `any other value may have 1 MiB`(keys: String, pointer: String) throws {
    _ = try SavedSession(keys.replacing("▸@", with: Self.text(SizeLimits.payload)))
    let size = SizeLimits.payload + 1
    DocumentFault(
      keys.replacing("@", with: Self.text(size)), pointer,
      .payloadTooLarge(size: size, limit: 1_048_576)
    ).expectFound()
  }

  @Test func `the sentence names the place and the sizes`() {
    let error = #expect(throws: DocumentError.self) {
      try SavedSession("\"path\":[\"a\",{\"b\":\(Self.text(70_000))}]")
    }
    #expect(error?.description == "the value at /path/1/b has 70000 bytes; it may have 65536.")
  }

  @Test func `the value of an imported screen is a route's`() {
    let value = String(repeating: "1", count: SizeLimits.route + 1)
    let fault = DocumentFault(
      whole: "[\"a\",▸\"\(value)\"]", "/1", .payloadTooLarge(size: 65_537, limit: 65_536),
      hint: "A route names a screen. What the screen holds goes into a snapshot.")
    fault.expect { () throws(DocumentError) in
      _ = try NavigationPathDocument.read(fault.bytes, section: nil)
    }
  }

  @Test func `a text may have 16 MiB`() throws {
    let document = Array("{\"format\":\"navigation-session\",\"version\":1}".utf8)
    let space = [UInt8](repeating: 0x20, count: (16 << 20) - document.count)
    _ = try SessionDocument(reading: document + space)
    for read in [
      { _ = try SessionDocument(reading: $0) },
      { _ = try NavigationPathDocument.read($0, section: nil) },
      { _ = try FlowPathDocument.read($0, section: nil) },
    ] as [([UInt8]) throws -> Void] {
      let error = #expect(throws: DocumentError.self) { try read(document + space + [0x20]) }
      #expect(error?.reason == .tooLarge(limit: 16_777_216))
      #expect(error?.position == JSONPosition(line: 1, column: 1))
      #expect(error?.description == "the text is larger than 16 MiB.")
    }
    #expect(!NavigationPathDocument.isOne(document + space + [0x20]))
  }
}
