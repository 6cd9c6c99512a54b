import Navigation
import Testing

@testable import Persistence

/// What the record of the last restore makes of the next.
@Suite struct GuardRecordTests {
  private static let hour: Int64 = 3_600_000
  private static let now = Timestamp(milliseconds: 1_900_000_000_000)
  private let build = GuardRecord.Build("7.1 (42)")

  private func record(
    _ phase: GuardRecord.Phase = .restoring, deaths: Int = 0, age: Int64 = 1000,
    build: String = "7.1 (42)"
  ) -> GuardRecord {
    GuardRecord(
      phase: phase, deaths: deaths, time: Timestamp(milliseconds: Self.now.milliseconds - age),
      build: GuardRecord.Build(build))
  }

  private func deaths(after last: GuardRecord?) -> Int {
    GuardRecord(after: last, by: build, at: Self.now).deaths
  }

  @Test(
    arguments: zip(
      0...5,
      [.everything, .withoutSnapshots, .lastGoodOffered]
        + Array(repeating: RestoreAttempt.freshStore, count: 3)))
  func `each death leaves out more, and nothing is beyond a fresh store`(
    deaths: Int, attempt: RestoreAttempt
  ) {
    var last: GuardRecord?
    for _ in 0..<deaths { last = GuardRecord(after: last, by: build, at: Self.now) }
    let next = GuardRecord(after: last, by: build, at: Self.now)
    #expect(RestoreAttempt(deaths: next.deaths) == attempt)
  }

  @Test(arguments: [Int.min, -1, 4, 255, .max])
  func `no number of deaths traps`(deaths: Int) {
    #expect(RestoreAttempt(deaths: deaths) == (deaths < 0 ? .everything : .freshStore))
  }

  @Test func `without a record nothing has died`() {
    #expect(deaths(after: nil) == 0)
  }

  @Test func `a record tells the restore that it is of`() {
    let next = GuardRecord(after: record(deaths: 1), by: build, at: Self.now)
    #expect(next == GuardRecord(phase: .restoring, deaths: 2, time: Self.now, build: build))
  }

  @Test func `a process that was in no restore has not died of one`() {
    #expect(deaths(after: record(.idle)) == 0)
  }

  @Test func `a store that was closed in the middle keeps the deaths before it, and adds none`() {
    #expect(deaths(after: record(.idle, deaths: 2)) == 2)
  }

  @Test(
    arguments: [
      (0, 2), (6 * hour, 2), (6 * hour + 1, 0), (24 * hour, 0), (.max, 0),
    ] as [(Int64, Int)])
  func `a death counts for six hours`(age: Int64, deaths: Int) {
    let last = GuardRecord(
      phase: .restoring, deaths: 1,
      time: Timestamp(milliseconds: Self.now.milliseconds.subtractingReportingOverflow(age).0),
      build: build)
    #expect(self.deaths(after: last) == deaths)
  }

  @Test(arguments: [1, hour, .max] as [Int64])
  func `a death in the future of a clock that was set back does not count`(ahead: Int64) {
    let (time, isOver) = Self.now.milliseconds.addingReportingOverflow(ahead)
    let last = GuardRecord(
      phase: .restoring, deaths: 2, time: Timestamp(milliseconds: isOver ? .max : time),
      build: build)
    #expect(deaths(after: last) == 0)
  }

  @Test func `the first and the last time there are do not trap`() {
    let (first, last) = (Timestamp(milliseconds: .min), Timestamp(milliseconds: .max))
    for (before, after) in [(first, last), (last, first)] {
      let record = GuardRecord(after: nil, by: build, at: before)
      #expect(GuardRecord(after: record, by: build, at: after).deaths == 0)
    }
  }

  @Test func `another build tries everything, and its own deaths count from there`() {
    let old = record(deaths: 2, build: "7.1 (41)")
    let first = GuardRecord(after: old, by: build, at: Self.now)
    #expect(first.deaths == 0)
    #expect(GuardRecord(after: first, by: build, at: Self.now).deaths == 1)
  }

  @Test(arguments: ["", "7", "\0", "é", "e\u{301}", String(repeating: "7", count: 10_000)])
  func `a build of any name is told from others, in the same place`(name: String) {
    #expect(GuardRecord.Build(name) == GuardRecord.Build(name))
    #expect(GuardRecord.Build(name) != GuardRecord.Build(name + "1"))
    #expect(GuardRecord.Build(name).digest.count == GuardRecord.Build.size)
  }
}
