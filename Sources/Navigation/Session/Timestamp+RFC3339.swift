// Foundation's own style is not used: it takes the 31st of April, a missing zone and trailing
// text, and its fractions lose a millisecond every other time.
extension Timestamp {
  /// Reads an RFC 3339 time, such as `2026-04-01T09:12:44Z`; finer than a millisecond is dropped.
  ///
  /// A leap second (`:60`) is not taken: no clock that an app reads ever shows one.
  ///
  /// - Throws: ``TimestampError`` for anything else.
  public init(rfc3339 text: String) throws(TimestampError) {
    var rest = Array(text.utf8)[...]
    guard let milliseconds = Self.milliseconds(takenFrom: &rest), rest.isEmpty,
      Self.range.contains(milliseconds)
    else { throw TimestampError(text: text) }
    self.init(milliseconds: milliseconds)
  }

  /// The time as RFC 3339 writes it, in UTC, with milliseconds where there are any.
  public var rfc3339: String {
    let (seconds, fraction) = Self.divide(milliseconds, by: 1000)
    let (days, second) = Self.divide(seconds, by: 86_400)
    let (year, month, day) = Self.date(ofDay: days)
    let date = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.digits($0, 2) }
    return date + "T" + time.joined(separator: ":")
      + (fraction == 0 ? "Z" : ".\(Self.digits(fraction, 3))Z")
  }

  /// Takes a time off the front of a text.
  private static func milliseconds(takenFrom text: inout ArraySlice<UInt8>) -> Int64? {
    guard let year = number(4, from: &text), take("-", from: &text) != nil,
      let month = number(2, from: &text), take("-", from: &text) != nil,
      let day = number(2, from: &text), take("Tt", from: &text) != nil,
      let hour = number(2, from: &text), take(":", from: &text) != nil,
      let minute = number(2, from: &text), take(":", from: &text) != nil,
      let second = number(2, from: &text), let fraction = fraction(from: &text),
      let offset = offset(from: &text), hour < 24, minute < 60, second < 60
    else { return nil }
    let days = Self.day(year, month, day)
    guard date(ofDay: days) == (year, month, day) else { return nil }
    return (days * 86_400 + hour * 3600 + (minute - offset) * 60 + second) * 1000 + fraction
  }

  /// Takes a fraction of a second, if there is one, as whole milliseconds.
  private static func fraction(from text: inout ArraySlice<UInt8>) -> Int64? {
    guard take(".", from: &text) != nil else { return 0 }
    let digits = text.prefix(while: JSONByte.isDigit)
    guard !digits.isEmpty else { return nil }
    text = text.dropFirst(digits.count)
    return (0..<3).reduce(0) { sum, place in
      sum * 10 + (place < digits.count ? value(digits[digits.startIndex + place]) : 0)
    }
  }

  /// Takes a zone, as minutes east of UTC.
  private static func offset(from text: inout ArraySlice<UInt8>) -> Int64? {
    guard let sign = take("Zz+-", from: &text) else { return nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return 0 }
    guard let hours = number(2, from: &text), take(":", from: &text) != nil,
      let minutes = number(2, from: &text), hours < 24, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private static func number(_ count: Int, from text: inout ArraySlice<UInt8>) -> Int64? {
    let digits = text.prefix(count)
    guard digits.count == count, digits.allSatisfy(JSONByte.isDigit) else { return nil }
    text = text.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + value($1) }
  }

  private static func take(_ any: StaticString, from text: inout ArraySlice<UInt8>) -> UInt8? {
    guard let first = text.first, any.description.utf8.contains(first) else { return nil }
    return text.popFirst()
  }

  private static func value(_ digit: UInt8) -> Int64 { Int64(digit - JSONByte.zero) }

  private static func digits(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func divide(_ number: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// Days since the start of 1970 of a date in the Gregorian calendar, and the date of a day.
  ///
  /// Both count years from March, so that a leap day is the last of its year, in eras of 400.
  /// <https://howardhinnant.github.io/date_algorithms.html>
  private static func day(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let (era, yearOfEra) = divide(month > 2 ? year : year - 1, by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func date(ofDay day: Int64) -> (Int64, Int64, Int64) {
    let (era, dayOfEra) = divide(day + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      era * 400 + yearOfEra + (month > 2 ? 0 : 1), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }
}
