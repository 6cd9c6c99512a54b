extension JSONNode {
  /// The text of a string, its escapes resolved; nil if the value is not a string.
  ///
  /// Two strings that differ in bytes may be `==`, because Swift compares canonically; compare
  /// `utf8` where the bytes count.
  public var string: String? {
    guard row.kind == .string else { return nil }
    return String(decoding: JSONString.decoded(bytes), as: UTF8.self)
  }

  /// The truth of `true` or `false`; nil if the value is neither.
  public var bool: Bool? {
    switch row.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The number, if it is written as a plain integer that fits `Int`; nil for all else.
  ///
  /// A fraction or an exponent is not plain, even if it adds nothing (`1.0`, `1e0`). `-0` is nil
  /// too, so that an integer given here, written again, is what stood in the text.
  public var integer: Int? {
    guard row.kind == .number else { return nil }
    var digits = bytes
    let isNegative = digits.first == JSONByte.minus
    if isNegative { digits.removeFirst() }
    // Counted downwards, because Int.min has no positive counterpart.
    var negated = 0
    for byte in digits {
      guard JSONByte.isDigit(byte) else { return nil }
      let (tenfold, overflow) = negated.multipliedReportingOverflow(by: 10)
      let (sum, underflow) = tenfold.subtractingReportingOverflow(Int(byte - JSONByte.zero))
      if overflow || underflow { return nil }
      negated = sum
    }
    if isNegative { return negated == 0 ? nil : negated }
    let (value, overflow) = (0).subtractingReportingOverflow(negated)
    return overflow ? nil : value
  }
}
