public import Navigation

/// Which snapshots are read with a session. Those of screens that are covered can come later.
public enum SnapshotChoice: Hashable, Sendable {
  /// None: where the user was, and nothing of what the screens held.
  case none
  /// Those of these entries.
  case entries(Set<EntryID>)
  /// All of them.
  case all
}
