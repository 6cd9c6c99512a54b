/// The version that a route's or a snapshot's payload is written in, from 1 to 65,535.
public struct PayloadVersion: Hashable, Comparable, Sendable {
  /// The number.
  public let number: Int

  /// The version of what has never changed.
  public static let first = PayloadVersion(unchecked: 1)

  /// Takes a number from 1 to 65,535.
  ///
  /// - Throws: ``PayloadVersionError`` for any other.
  public init(_ number: Int) throws(PayloadVersionError) {
    guard (1...65_535).contains(number) else { throw PayloadVersionError(number: number) }
    self.number = number
  }

  private init(unchecked number: Int) { self.number = number }

  /// Orders by number.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension PayloadVersion: CustomStringConvertible {
  /// The number.
  public var description: String { String(number) }
}

/// A number that cannot be a ``PayloadVersion``.
public struct PayloadVersionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number that was given.
  public let number: Int

  /// A sentence for people.
  public var description: String {
    "A version is a whole number from 1 to 65535, not \(number)."
  }
}
