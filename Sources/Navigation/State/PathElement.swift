/// One element of a path that is written whole: an entry that stays, or a new one.
public enum PathElement<Route: Hashable & Sendable>: Hashable, Sendable {
  /// An entry that the path had.
  case kept(EntryID)
  /// A new entry.
  case new(NewEntry<Route>)
}
