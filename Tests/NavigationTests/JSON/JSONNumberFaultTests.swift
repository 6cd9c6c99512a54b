import Testing

@testable import Navigation

@Suite struct JSONNumberFaultTests {
  @Test(arguments: [
    JSONFault("007", 1, 1, .leadingZero),
    JSONFault("[-01]", 1, 3, .leadingZero),
    JSONFault("[00]", 1, 2, .leadingZero),
    JSONFault("[01.5]", 1, 2, .leadingZero),
    JSONFault("+1", 1, 1, .leadingPlus),
    JSONFault("[+.5]", 1, 2, .leadingPlus),
    JSONFault(".5", 1, 1, .leadingPoint),
    JSONFault("[.]", 1, 2, .unexpected(.scalar("."), expected: .valueOrBracket)),
  ])
  func `a number that begins wrongly is refused where it begins`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: [
    JSONFault("-", 1, 2, .missingDigit(after: .minus, .end)),
    JSONFault("[-]", 1, 3, .missingDigit(after: .minus, .scalar("]"))),
    JSONFault("[--1]", 1, 3, .missingDigit(after: .minus, .scalar("-"))),
    JSONFault("[- 1]", 1, 3, .missingDigit(after: .minus, .scalar(" "))),
    JSONFault("[-.5]", 1, 3, .missingDigit(after: .minus, .scalar("."))),
    JSONFault("[-x]", 1, 3, .missingDigit(after: .minus, .scalar("x"))),
    JSONFault("1.", 1, 3, .missingDigit(after: .point, .end)),
    JSONFault("[1.]", 1, 4, .missingDigit(after: .point, .scalar("]"))),
    JSONFault("[1.e5]", 1, 4, .missingDigit(after: .point, .scalar("e"))),
    JSONFault("1e", 1, 3, .missingDigit(after: .exponent, .end)),
    JSONFault("[1E+]", 1, 5, .missingDigit(after: .exponent, .scalar("]"))),
    JSONFault("[1e-é]", 1, 5, .missingDigit(after: .exponent, .scalar("é"))),
    JSONFault(
      "[1e1.5]", 1, 5, .unexpected(.scalar("."), expected: .commaOrBracket),
      related: JSONPosition(line: 1, column: 1)),
  ])
  func `a missing digit is refused where it should stand`(fault: JSONFault) {
    fault.expectFound()
  }

  @Test(arguments: ["NaN", "nan", "Infinity", "inf", "-Infinity", "-NaN", "-inf"])
  func `a number that is not finite is refused where it begins`(word: String) {
    JSONFault(word, 1, 1, .notFinite).expectFound()
    JSONFault("[\n\(word)]", 2, 1, .notFinite).expectFound()
  }
}
