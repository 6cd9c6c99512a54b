/// A label that is kept with a save: up to 200 Unicode scalars, compared by their bytes.
public struct Note: Hashable, Sendable {
  /// The most Unicode scalars a note may have.
  public static let greatestLength = 200

  /// The label, to the letter.
  public let text: String

  /// Takes a text of at most 200 Unicode scalars.
  ///
  /// - Throws: ``NoteError`` for a longer one.
  public init(_ text: String) throws(NoteError) {
    let length = text.unicodeScalars.count
    guard length <= Self.greatestLength else { throw NoteError(length: length) }
    self.text = text
  }

  /// Compares bytes, not canonical equivalence: the store does too.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes that `==` compares.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension Note: CustomStringConvertible {
  /// The label itself.
  public var description: String { text }
}

/// A text that is too long for a ``Note``.
public struct NoteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many Unicode scalars it has.
  public let length: Int

  /// A sentence for people.
  public var description: String {
    "A note may have \(Note.greatestLength) characters; this one has \(length)."
  }
}
