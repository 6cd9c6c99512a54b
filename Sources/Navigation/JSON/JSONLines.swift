/// The lines of a text as ranges of bytes, without their ends; an empty text has one, empty.
struct JSONLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start: Int? = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Range<Int>? {
    guard let start else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != JSONByte.lineFeed, bytes[end] != JSONByte.carriageReturn
    {
      end += 1
    }
    if end == bytes.count {
      self.start = nil
    } else if bytes[end] == JSONByte.carriageReturn, end + 1 < bytes.count,
      bytes[end + 1] == JSONByte.lineFeed
    {
      self.start = end + 2
    } else {
      self.start = end + 1
    }
    return start..<end
  }
}
