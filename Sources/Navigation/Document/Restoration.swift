/// What a restore did: the block that it adds to the document it writes.
public struct Restoration: Hashable, Sendable {
  /// What the session was rebuilt for.
  public enum Target: String, Hashable, Sendable {
    /// The compact layout.
    case compact
    /// The regular layout.
    case regular
    /// Both.
    case both
  }

  /// The revision that was read.
  public let revision: Int64
  /// The layout it was saved in, if that was told.
  public let from: Layout?
  /// The layout it was rebuilt for.
  public let to: Target
  /// What checking the session's routes against the app's came to; none where those were not at
  /// hand.
  public let routes: RestoreReport?
  /// The stack of the compact layout, if that was asked for.
  public let compact: CompactProjection<SavedRoute, SavedRoute>?
  /// The columns of the regular layout, if that was asked for.
  public let regular: RegularProjection<SavedRoute, SavedRoute>?
  /// What the retention policy let go.
  public let letGo: [LetGo]

  /// Makes a report of a restore.
  public init(
    revision: Int64, from: Layout?, to: Target, routes: RestoreReport? = nil,
    compact: CompactProjection<SavedRoute, SavedRoute>? = nil,
    regular: RegularProjection<SavedRoute, SavedRoute>? = nil, letGo: [LetGo] = []
  ) {
    self.revision = revision
    self.from = from
    self.to = to
    self.routes = routes
    self.compact = compact
    self.regular = regular
    self.letGo = letGo
  }
}
