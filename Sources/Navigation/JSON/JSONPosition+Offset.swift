extension JSONPosition {
  /// The position of the byte at `offset`, in time linear to the text before it.
  ///
  /// An offset inside a character gives that character; one past the end gives the place where
  /// the next character would stand.
  init(ofOffset offset: Int, in bytes: [UInt8]) {
    var line = 0
    var current = 0..<0
    for range in JSONLines(bytes) {
      if range.lowerBound > offset { break }
      line += 1
      current = range
    }
    self.init(line: line, column: Self.column(ofOffset: offset, in: bytes[current]))
  }

  private static func column(ofOffset offset: Int, in line: ArraySlice<UInt8>) -> Int {
    let end = min(max(offset, line.startIndex), line.endIndex)
    // The scalar at the offset decides whether a new character begins there; it has four bytes
    // at most.
    let enough = line[line.startIndex..<min(end + 4, line.endIndex)]
    let length = end - line.startIndex
    // Between two ASCII characters of one line there is always a boundary, and most lines are
    // nothing else.
    if enough.allSatisfy({ $0 < 0x80 }) { return length + 1 }
    let text = String(decoding: enough, as: UTF8.self)
    let index = text.utf8.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex)
    // `distance` rounds an index inside a character down to its start.
    return text.distance(from: text.startIndex, to: index ?? text.endIndex) + 1
  }
}
