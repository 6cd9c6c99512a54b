public import Navigation

/// The revisions of a session that are kept, oldest first.
public struct SessionHistory: Hashable, Sendable {
  /// How many revisions are kept.
  public static let length: Int64 = 50

  /// One change of navigation.
  public struct Revision: Hashable, Sendable {
    /// Its number.
    public let number: Int64
    /// When it was saved; nothing where no row is kept that it added or removed.
    public let savedAt: Timestamp?
    /// The label that it was saved with.
    public let note: Note?
    /// How many entries came with it, on paths, in modals and parked.
    public let added: Int
    /// How many went.
    public let removed: Int
  }

  /// The revisions, oldest first.
  public let revisions: [Revision]
  /// The revision that undoing has come to, and that is shown; nothing where nothing was undone
  /// since the user moved.
  public let undoneTo: Int64?
  /// What of the session is damaged, so that the revisions may not tell all.
  public let damage: [StoredDamage]
}
