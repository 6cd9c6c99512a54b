/// Makes the next ``EntryID`` of a session, and never the same one twice.
public struct EntryIDMint: Hashable, Sendable {
  /// The number that the next id will have.
  public private(set) var next: Int64

  /// A mint whose first id is the one given; 1 where that is less, and none where it is more than
  /// an id can be.
  public init(next: Int64 = 1) {
    self.next = min(max(1, next), EntryID.greatest + 1)
  }

  /// Makes an id, or none when all 2^53 − 1 of them have been used.
  mutating func mint() -> EntryID? {
    guard next <= EntryID.greatest else { return nil }
    defer { next += 1 }
    return EntryID(unchecked: next)
  }

  /// Whether this many ids are left.
  func has(_ count: Int) -> Bool {
    count == 0 || Int64(count) <= EntryID.greatest - next + 1
  }

  /// Keeps clear of an id that came from elsewhere.
  mutating func skip(past id: EntryID) {
    next = max(next, id.number + 1)
  }
}
