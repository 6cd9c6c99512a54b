import Navigation
import Testing

@testable import navctl

@Suite struct AgeTests {
  @Test(
    arguments: [
      ("0s", 0), ("90m", 5_400_000), ("12h", 43_200_000), ("30d", 2_592_000_000),
      ("2w", 1_209_600_000), ("007s", 7000),
    ] as [(String, Int64)])
  func `a number with its unit is an age`(text: String, milliseconds: Int64) {
    let now = Timestamp(milliseconds: 1_796_086_154_695)
    #expect(Age(text)?.before(now).milliseconds == now.milliseconds - milliseconds)
  }

  @Test(arguments: [
    "", "d", "30", "30y", "-1d", "+1d", "1.5h", "1 d", "1dd", "٣d", "9223372036854775807s",
  ])
  func `all else is none`(text: String) {
    #expect(Age(text) == nil)
  }

  @Test func `an age beyond the first moment is before all that was saved`() {
    let age = Age("15250284452w")
    #expect(
      age?.before(Timestamp(milliseconds: -9_000_000_000_000_000)) == Timestamp(milliseconds: .min))
  }
}
