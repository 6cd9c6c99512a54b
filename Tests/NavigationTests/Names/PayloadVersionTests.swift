import Navigation
import Testing

@Suite struct PayloadVersionTests {
  @Test(arguments: [1, 2, 65_535]) func `a version is a number from 1 to 65535`(number: Int) throws
  {
    #expect(try PayloadVersion(number).number == number)
  }

  @Test(arguments: [0, -1, 65_536, .min, .max]) func `any other number is refused`(number: Int) {
    let error = #expect(throws: PayloadVersionError.self) { try PayloadVersion(number) }
    #expect(error?.number == number)
  }

  @Test func `versions are ordered by number`() throws {
    #expect(try PayloadVersion(9) < PayloadVersion(10))
    #expect(try PayloadVersion(1) == .first)
  }
}
