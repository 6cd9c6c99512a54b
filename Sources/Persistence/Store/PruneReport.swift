public import Navigation

/// What pruning a session takes away.
public struct PruneReport: Hashable, Sendable {
  /// The session's name.
  public let session: SessionID
  /// The revisions that are kept.
  public let kept: ClosedRange<Int64>
  /// How many revisions are kept no more.
  public let revisions: Int
  /// How many snapshots go, whose entries no kept revision has.
  public let snapshots: Int
  /// How many rows go in all, snapshots and notes with them.
  public let rows: Int
  /// About how many bytes these hold. They stay in the file, to be used again, until it is
  /// rebuilt: see ``SessionStore/rebuild(progress:)``.
  public let bytes: Int64

  /// Whether there is nothing to take away.
  public var isEmpty: Bool { revisions == 0 && rows == 0 }
}

/// How far the pruning of a session is.
public struct PruneProgress: Hashable, Sendable {
  /// What it takes away in all. Its revisions are gone already, whatever comes after.
  public let report: PruneReport
  /// How many rows were taken away so far.
  public let rows: Int
}
