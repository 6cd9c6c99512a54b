public import Navigation

/// How much of a session's history stays when it is pruned.
public struct HistoryLimit: Hashable, Sendable {
  /// How many of the newest revisions stay, however old they are; never less than one.
  public let count: Int64
  /// Only revisions that were saved before this go; any of them, where none is given.
  public let time: Timestamp?

  /// A limit.
  ///
  /// - Parameters:
  ///   - count: How many of the newest revisions stay. The newest stays in any case.
  ///   - time: Only what was saved before goes.
  public init(keeping count: Int64, before time: Timestamp? = nil) {
    self.count = max(1, count)
    self.time = time
  }
}
