#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment, in whole milliseconds since the start of 1970 in UTC, in the years 1 to 9999.
///
/// Milliseconds, because a `Date` loses or gains a fraction on its way through text.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64

  /// What four digits of a year can write.
  static let range: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

  /// Takes milliseconds since the start of 1970 in UTC; what is outside the years 1 to 9999
  /// becomes their first or last millisecond, so that every time can be written and read.
  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// This moment.
  public static var now: Timestamp {
    Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
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
