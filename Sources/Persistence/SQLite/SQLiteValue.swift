/// A value of one of the types that a STRICT table of ours has.
enum SQLiteValue: Sendable {
  case null
  case integer(Int64)
  case text(String)
  /// Text that is kept as the bytes it came in.
  case utf8([UInt8])

  init(_ text: String?) { self = text.map(SQLiteValue.text) ?? .null }
  init(_ number: Int64?) { self = number.map(SQLiteValue.integer) ?? .null }
}

extension SQLiteValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64) { self = .integer(value) }
}
