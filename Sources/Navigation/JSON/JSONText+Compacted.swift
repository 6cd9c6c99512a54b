extension JSONText {
  /// The same JSON without the whitespace outside its strings; all else stays to the letter.
  ///
  /// `json` must be valid, as a node's `bytes` are: nothing is checked.
  public static func compacted(_ json: ArraySlice<UInt8>) -> [UInt8] {
    var compacted: [UInt8] = []
    compacted.reserveCapacity(json.count)
    var isInString = false
    var isEscaped = false
    for byte in json {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == JSONByte.backslash {
          isEscaped = true
        } else if byte == JSONByte.quote {
          isInString = false
        }
      } else if JSONByte.isSpace(byte) {
        continue
      } else if byte == JSONByte.quote {
        isInString = true
      }
      compacted.append(byte)
    }
    return compacted
  }
}
