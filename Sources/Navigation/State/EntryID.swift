/// The identity of one occurrence of a route: a rising integer, unique in its session.
///
/// An id is stored with its entry and never minted again, so what is kept for an entry (a view
/// model, a snapshot) finds it after any restore.
public struct EntryID: Hashable, Comparable, Sendable {
  /// The greatest number an id may have: the last integer that every JSON reader keeps exact.
  public static let greatest: Int64 = (1 << 53) - 1

  /// The number, from 1 to ``greatest``.
  public let number: Int64

  /// Takes a number from 1 to ``greatest``.
  ///
  /// - Throws: ``EntryIDError`` for any other.
  public init(_ number: Int64) throws(EntryIDError) {
    guard number >= 1, number <= Self.greatest else { throw EntryIDError(number: number) }
    self.number = number
  }

  init(unchecked number: Int64) {
    self.number = number
  }

  /// Orders by number: the later minted is the greater.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension EntryID: CustomStringConvertible {
  /// The number.
  public var description: String { String(number) }
}

/// A number that cannot be an ``EntryID``.
public struct EntryIDError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number that was given.
  public let number: Int64

  /// A sentence for people.
  public var description: String {
    "An entry's id is a whole number from 1 to \(EntryID.greatest), not \(number)."
  }
}
