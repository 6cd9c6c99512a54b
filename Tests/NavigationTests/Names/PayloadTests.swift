import Navigation
import TestSupport
import Testing

@Suite struct PayloadTests {
  @Test(arguments: [
    "18446744073709551615", "1.0", "-0.0", "123456789012345678901234567890", "1E+5",
    "{\n  \"a\" : [ 1 ,\t2 ]\n}", #""\u00e9\/\ud83d\ude00""#, "null",
  ])
  func `the letters are kept`(text: String) throws {
    #expect(try Payload(Array(text.utf8)).text == text)
  }

  @Test func `whitespace around it is not kept`() throws {
    #expect(try Payload(Array(" \n[ 1 ]\t".utf8)).text == "[ 1 ]")
  }

  @Test func `brackets may nest 120 deep`() throws {
    let deep = {
      Array((String(repeating: "[", count: $0) + String(repeating: "]", count: $0)).utf8)
    }
    #expect(try Payload(deep(120)).bytes.count == 240)
    let error = #expect(throws: JSONError.self) { try Payload(deep(121)) }
    #expect(error?.reason == .tooDeep(maximum: 120))
  }

  @Test(arguments: ["", " ", "{", "1 2", "NaN", "[1,]", #""\ud83d""#, "01"])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONError.self) { try Payload(Array(text.utf8)) }
  }
}
