import Navigation
import TestSupport
import Testing

@Suite struct ExtensionKeyTests {
  @Test(arguments: ["com.example", "a.B", "x-1.y-2.Z-3", "0.0"])
  func `a key in reverse-DNS style is kept unread`(key: String) throws {
    let session = try SavedSession("\"extensions\":{\"\(key)\":{ \"any\" : [1.0] }}")
    #expect(try session.extensions == [ExtensionKey(key): "{ \"any\" : [1.0] }"])
  }

  private static let others = [
    "", "example", "Com.example", "com..example", ".com", "com.", "com.ex_ample", "com.ex/ample",
    "com.ex ample", "cöm.example",
  ]

  @Test(arguments: others)
  func `any other key is refused`(key: String) {
    DocumentFault(
      "\"extensions\":{\"\(key)\":▸1}", "/extensions/" + key.replacing("/", with: "~1"),
      .badExtensionKey(key), hint: "Name it as com.example.app.thing."
    ).expectFound()
  }

  @Test(arguments: others.dropFirst())
  func `a program cannot make any other key`(key: String) {
    #expect(throws: NameError.notReverseDNS) { try ExtensionKey(key) }
  }
}
