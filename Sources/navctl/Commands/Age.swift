import Navigation

/// How long ago something was, as it is typed: `90m`, `12h`, `30d`, `2w`.
struct Age: Equatable {
  private let milliseconds: Int64

  /// Reads a number with its unit; nothing where it is none.
  init?(_ text: String) {
    guard let unit = text.last, let size = Self.units[unit],
      let count = Int64(text.dropLast()), count >= 0, text.first?.isNumber == true
    else { return nil }
    let (product, isTooLarge) = count.multipliedReportingOverflow(by: size)
    guard !isTooLarge else { return nil }
    milliseconds = product
  }

  private static let units: [Character: Int64] = [
    "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000,
  ]

  /// The moment that was so long before another.
  func before(_ time: Timestamp) -> Timestamp {
    let (moment, isTooEarly) = time.milliseconds.subtractingReportingOverflow(milliseconds)
    return Timestamp(milliseconds: isTooEarly ? .min : moment)
  }
}
