import Navigation
import Testing

@Suite struct VersionTests {
  @Test(arguments: [2, 99, .max]) func `a newer document is told from a bad one`(version: Int) {
    // What a later version may bring is not looked at.
    let fault = DocumentFault(
      whole: #"{"format":"navigation-session","version":▸\#(version),"new":{}}"#, "/version",
      .newer(found: version), hint: "Use a newer release. Nothing was written.")
    fault.expectFound()
    let error = #expect(throws: DocumentError.self) { try SessionDocument(reading: fault.bytes) }
    #expect(error?.isNewer == true)
    #expect(
      error?.description == "this document is version \(version); this program reads version 1.")
  }

  @Test(arguments: ["0", "-1", "1.0", "1e0", "-0", #""1""#, "null", "99999999999999999999"])
  func `a version is a whole number from 1`(version: String) {
    DocumentFault(
      whole: #"{"format":"navigation-session","version":▸\#(version)}"#, "/version",
      .outOfRange(least: 1, greatest: 1)
    ).expectFound()
  }
}
