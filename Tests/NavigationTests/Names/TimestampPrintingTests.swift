import Foundation
import Navigation
import TestSupport
import Testing

@Suite struct TimestampPrintingTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1, "1970-01-01T00:00:00.001Z"),
      (-1, "1969-12-31T23:59:59.999Z"), (1_775_034_764_500, "2026-04-01T09:12:44.500Z"),
      (1_709_164_800_000, "2024-02-29T00:00:00Z"),
      (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func `a time is printed in UTC with milliseconds where there are any`(
    milliseconds: Int64, text: String
  ) {
    #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
  }

  @Test(
    arguments: [
      (.min, "0001-01-01T00:00:00Z"), (-62_135_596_800_001, "0001-01-01T00:00:00Z"),
      (253_402_300_800_000, "9999-12-31T23:59:59.999Z"), (.max, "9999-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func `a time outside the years 1 to 9999 is their end`(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
  }

  @Test func `what is printed is read back`() throws {
    var walk = SessionGenerator(SeededGenerator(for: "TimestampPrintingTests"))
    for _ in 0..<2_000 {
      let time = walk.time()
      #expect(try Timestamp(rfc3339: time.rfc3339) == time)
    }
  }

  @Test func `Foundation's calendar agrees on every day of eight centuries`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    // From 1600, past the calendar's own reform.
    for day in stride(from: Int64(-135_140), to: 157_054, by: 13) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = String(
        format: "%04d-%02d-%02dT00:00:00Z", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      #expect(Timestamp(milliseconds: day * 86_400_000).rfc3339 == text)
    }
  }

  @Test func `now is a time of this century`() {
    #expect(Timestamp.now > Timestamp(milliseconds: 1_700_000_000_000))
    #expect(Timestamp.now.rfc3339.hasPrefix("2"))
  }
}
