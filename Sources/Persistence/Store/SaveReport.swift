public import Navigation

/// What a save did.
public struct SaveReport: Hashable, Sendable {
  /// The session that was saved.
  public let session: SessionID
  /// The newest revision now: the number of the last change of navigation.
  public let revision: Int64
  /// The newest revision before; none where the session is new.
  public let previous: Int64?
  /// Whether anything was written; not where the state was equal.
  public let isChanged: Bool
  /// What the retention policy let go.
  public let letGo: [LetGo]
  /// The session as it is stored now; nothing where only a change of it was saved.
  public let saved: SavedSession?
  /// The number to give to the next save, to be refused if another came between.
  public let saveNumber: SaveNumber

  init(
    session: SessionID, revision: Int64, previous: Int64?, isChanged: Bool, letGo: [LetGo],
    saved: SavedSession?, saveNumber: SaveNumber
  ) {
    self.session = session
    self.revision = revision
    self.previous = previous
    self.isChanged = isChanged
    self.letGo = letGo
    self.saved = saved
    self.saveNumber = saveNumber
  }

  /// What saving a session into a store that is not there yet would do.
  ///
  /// - Throws: ``StoreError/tooLarge(_:)`` where the session is too large to be saved.
  public init(rehearsing session: SavedSession) throws(StoreError) {
    let (session, letGo) = session.retained()
    if let fault = session.sizeFault { throw .tooLarge(fault) }
    self.init(
      session: session.id, revision: 1, previous: nil, isChanged: true, letGo: letGo,
      saved: session, saveNumber: .unsaved)
  }
}

/// Counts the saves of one session, so that a save that arrives late can be told.
public struct SaveNumber: Hashable, Comparable, Sendable {
  let number: Int64

  /// The number of a session that is not there.
  public static let unsaved = SaveNumber(number: 0)

  /// Orders by number.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A session as the store has it.
public struct StoredSession: Hashable, Sendable {
  /// The session.
  public let session: SavedSession
  /// The number of its last change of navigation.
  public let revision: Int64
  /// The number to give to a save that must not overwrite another's.
  public let saveNumber: SaveNumber
  /// What of it is damaged, and so not in ``session``. A row that is damaged stays as it is until
  /// the user moves where it stands.
  public let damage: [StoredDamage]
}
