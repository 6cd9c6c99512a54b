/// A name that the store compares: equal where its UTF-8 bytes are equal.
///
/// Swift's `String` finds "é" and "e" with a combining accent equal; a database does not. Names
/// that both sides compare must agree, so these compare as the database does.
public struct StoredName<Subject>: Hashable, Sendable {
  /// The most Unicode scalars a name may have.
  public static var greatestLength: Int { 255 }

  /// The name as it was given, to the letter.
  public let text: String

  /// Takes a name of 1 to 255 Unicode scalars; a route's name is not `type`, and an extension's
  /// key is in reverse-DNS style (`com.example.app.thing`).
  ///
  /// - Throws: ``NameError`` for any other.
  public init(_ text: String) throws(NameError) {
    let length = text.unicodeScalars.count
    guard length > 0 else { throw .empty }
    guard length <= Self.greatestLength else { throw .tooLong(length: length) }
    // In a document, an object with the one key "type" is a route's full form.
    if Subject.self == Names.Route.self, text == "type" { throw .reserved }
    if Subject.self == Names.Extension.self, !ReverseDNS.isOne(text) { throw .notReverseDNS }
    self.text = text
  }

  /// Takes a name that is known to be good, such as a literal of this package.
  init(known text: StaticString) {
    self.text = text.description
  }

  /// Compares bytes, not canonical equivalence.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the bytes that `==` compares.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension StoredName: Comparable {
  /// Orders by bytes, as the database does.
  public static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension StoredName: CustomStringConvertible {
  /// The name itself.
  public var description: String { text }
}
