/// What moved in a list between two saves: what went, and what came at its end.
public struct ListChange<Key: Hashable & Sendable, Item> {
  /// What is there no more. It went before anything came, so that what moves to the end is in both.
  public internal(set) var removed: Set<Key> = []
  /// What came, in its order, behind all that stayed.
  public internal(set) var added: [Item] = []

  /// Nothing moved.
  public init() {}

  /// Whether nothing moved.
  public var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  /// What makes one list out of another.
  ///
  /// An item stays as long as all before it did, in the same order: what stands behind a new one
  /// is taken out and comes again.
  /// It stays, too, only if it is what stood there in all that its key does not tell.
  init(
    from old: [Key], to items: [Item], by key: (Item) -> Key,
    where isSame: (Int, Item) -> Bool = { _, _ in true }
  ) {
    let places = Dictionary(
      old.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var last = -1
    let stay = items.prefix { item in
      guard let place = places[key(item)], place > last, isSame(place, item) else { return false }
      last = place
      return true
    }
    removed = Set(old).subtracting(stay.map(key))
    added = Array(items[stay.count...])
  }

  /// The same change, of items in another form.
  func map<Other>(_ transform: (Item) -> Other) -> ListChange<Key, Other> {
    var change = ListChange<Key, Other>()
    change.removed = removed
    change.added = added.map(transform)
    return change
  }

  /// The list that comes of another.
  func applied(to items: [Item], by key: (Item) -> Key) -> [Item] {
    items.filter { !removed.contains(key($0)) } + added
  }

  /// Takes a later change into this one.
  mutating func merge(_ later: Self, by key: (Item) -> Key) {
    let passing = Set(added.map(key))
    added = added.filter { !later.removed.contains(key($0)) } + later.added
    // What only came in between was never there.
    removed.formUnion(later.removed.subtracting(passing))
  }
}

extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Hashable where Item: Hashable {}
extension ListChange: Sendable where Item: Sendable {}
