/// How many rows there are, and the sum of their checksums. A row that went missing has no checksum
/// to fail; this tells it.
struct RowTally: Equatable, Sendable {
  var count: Int64 = 0
  var sum: Int64 = 0

  init(count: Int64 = 0, sum: Int64 = 0) {
    self.count = count
    self.sum = sum
  }

  mutating func add(_ checksum: Int64) {
    // Checksums have 32 bits; what a file makes up may have all.
    count &+= 1
    sum &+= checksum
  }

  mutating func remove(_ checksum: Int64) {
    count &-= 1
    sum &-= checksum
  }

  /// Takes note of a row that a statement wrote, and of the one that it replaced.
  mutating func replace(_ old: Int64?, by new: Int64?) {
    if let old { remove(old) }
    if let new { add(new) }
  }
}
