/// What moved between two saves in parts that each have a key, and no order.
public struct KeyedChange<Key: Hashable & Sendable, Item: Hashable & Sendable>: Hashable, Sendable {
  /// What is new or different, by its key.
  public private(set) var put: [Key: Item] = [:]
  /// The keys of what is there no more.
  public private(set) var removed: Set<Key> = []

  /// Nothing moved.
  public init() {}

  /// Whether nothing moved.
  public var isEmpty: Bool { put.isEmpty && removed.isEmpty }

  /// What makes one set of parts out of another.
  public init(from old: [Key: Item], to new: [Key: Item]) {
    put = new.filter { old[$0.key] != $0.value }
    removed = Set(old.keys).subtracting(new.keys)
  }

  /// Notes a part that is new or different.
  public mutating func put(_ item: Item, for key: Key) {
    put[key] = item
    removed.remove(key)
  }

  /// Notes that a part is there no more.
  public mutating func remove(_ key: Key) {
    put[key] = nil
    removed.insert(key)
  }

  /// Tells nothing of a part.
  public mutating func leaveOut(_ key: Key) {
    put[key] = nil
    removed.remove(key)
  }

  /// The parts that come of others.
  func applied(to parts: [Key: Item]) -> [Key: Item] {
    parts.filter { !removed.contains($0.key) }.merging(put) { $1 }
  }

  /// Takes a later change into this one.
  mutating func merge(_ later: Self) {
    for key in later.removed { remove(key) }
    for (key, item) in later.put { put(item, for: key) }
  }
}
