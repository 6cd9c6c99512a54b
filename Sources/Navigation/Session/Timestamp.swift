#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment, in whole milliseconds since the start of 1970 in UTC.
///
/// Milliseconds, because a `Date` loses or gains a fraction on its way through text.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64

  /// Takes milliseconds since the start of 1970 in UTC.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// This moment.
  public static var now: Timestamp {
    Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
  }

  /// Reads an RFC 3339 time, such as `2026-04-01T09:12:44Z`; finer than a millisecond is dropped.
  ///
  /// - Throws: ``TimestampError`` for anything else.
  public init(rfc3339 text: String) throws(TimestampError) {
    let plain = Date.ISO8601FormatStyle()
    let styles = [plain, plain.year().month().day().time(includingFractionalSeconds: true)]
    for style in styles {
      guard let date = try? style.parse(text) else { continue }
      let milliseconds = date.timeIntervalSince1970 * 1000
      // The years 1 to 9999, all that RFC 3339 can write.
      guard (-62_135_596_800_000...253_402_300_799_999).contains(milliseconds) else { continue }
      self.milliseconds = Int64(milliseconds.rounded())
      return
    }
    throw TimestampError(text: text)
  }

  /// The time as RFC 3339 writes it, in UTC, with milliseconds where there are any.
  public var rfc3339: String {
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    let fraction = milliseconds % 1000 != 0
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: fraction)
    return style.format(date)
  }

  /// Orders by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

/// A text that is no RFC 3339 time.
public struct TimestampError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that was given.
  public let text: String

  /// A sentence for people.
  public var description: String {
    "'\(text)' is not a time such as 2026-04-01T09:12:44Z."
  }
}
