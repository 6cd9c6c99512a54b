import Navigation

/// The time between two moments as people say it.
enum TimeSpan {
  /// `4 seconds`, `3 hours`; rounded down, and never less than what there is of a unit.
  static func between(_ one: Timestamp, _ other: Timestamp) -> String {
    let milliseconds = Int((other.milliseconds - one.milliseconds).magnitude)
    let units: [(size: Int, one: String, many: String)] = [
      (86_400_000, "day", "days"), (3_600_000, "hour", "hours"), (60_000, "minute", "minutes"),
      (1000, "second", "seconds"),
    ]
    // Two of a unit are told in it; one is told in the next, where it is not so coarse.
    for unit in units where milliseconds >= 2 * unit.size || unit.size == 1000 {
      guard milliseconds >= unit.size else { break }
      return Counted.of(milliseconds / unit.size, unit.one, unit.many)
    }
    return Counted.of(milliseconds, "millisecond", "milliseconds")
  }
}
