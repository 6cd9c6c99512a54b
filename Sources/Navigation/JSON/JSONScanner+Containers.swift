extension JSONScanner {
  /// Up to this many keys are compared one by one: making a table costs more.
  private static let fewKeys = 8

  mutating func openContainer(_ container: JSONError.Container) throws(JSONError) {
    if open.count >= maximumDepth {
      throw fault(.tooDeep(maximum: max(0, maximumDepth)), at: offset)
    }
    open.append(JSONFrame(container: container, row: rows.count))
    offset += 1
    append(container == .array ? .array : .object, from: offset - 1)
  }

  mutating func close() {
    offset += 1
    guard let frame = open.popLast() else { return }
    rows[frame.row].end = offset
    rows[frame.row].next = rows.count
  }

  mutating func scanKey() throws(JSONError) {
    let row = rows.count
    try scanString(.key)
    guard var frame = open.popLast() else { return }
    let key = key(at: row)
    if let first = firstUse(of: key, at: row, in: &frame) {
      let name = String(decoding: key, as: UTF8.self)
      throw fault(.duplicateKey(name), at: rows[row].start, related: first)
    }
    open.append(frame)
  }

  /// The offset where the object had this key before; if nowhere, the key is remembered.
  private func firstUse(
    of key: ArraySlice<UInt8>, at row: Int, in frame: inout JSONFrame
  ) -> Int? {
    frame.keyCount += 1
    if frame.keyCount <= Self.fewKeys {
      return keyRows(from: frame.row + 1, to: row).first { self.key(at: $0) == key }
        .map { rows[$0].start }
    }
    if frame.keys.isEmpty {
      for other in keyRows(from: frame.row + 1, to: row) {
        frame.keys[self.key(at: other)] = rows[other].start
      }
    }
    return frame.keys.updateValue(rows[row].start, forKey: key)
  }

  /// The rows of one object's keys: each stands after the value of the one before.
  private func keyRows(from first: Int, to end: Int) -> some Sequence<Int> {
    sequence(state: first) { row -> Int? in
      guard row < end else { return nil }
      defer { row = rows[row + 1].next }
      return row
    }
  }

  /// A key's UTF-8 with its escapes resolved: `"a"` and `"\u0061"` are one key.
  private func key(at row: Int) -> ArraySlice<UInt8> {
    JSONString.decoded(bytes[rows[row].start..<rows[row].end])
  }
}
