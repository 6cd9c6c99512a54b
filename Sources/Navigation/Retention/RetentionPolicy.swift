/// Which view models, and which snapshots, are kept.
public enum RetentionPolicy: Hashable, Sendable {
  /// One per view-model type in the session; beyond it, those of entries that are visible in
  /// any layout.
  case singleSlot
  /// One per entry on any path, in a modal, or parked; at most `limit` entries stay parked,
  /// and a limit below one counts as one.
  case dictionary(limit: Int?)

  /// How many entries stay parked where a `dictionary` names no limit.
  public static let defaultParkedLimit = 16

  /// How many entries may stay parked; none under ``singleSlot``.
  public var parkedLimit: Int {
    switch self {
    case .singleSlot: 0
    case .dictionary(let limit): max(1, limit ?? Self.defaultParkedLimit)
    }
  }

  /// The same policy, with a limit of at least one, that a document can write.
  var normalized: RetentionPolicy {
    guard case .dictionary(let limit?) = self else { return self }
    return .dictionary(limit: min(max(1, limit), Int(EntryID.greatest)))
  }

  /// The stricter of two policies: an override can let go, and cannot bring back.
  public func narrowed(to other: RetentionPolicy) -> RetentionPolicy {
    switch (self, other) {
    case (.singleSlot, _), (_, .singleSlot): .singleSlot
    case (.dictionary, .dictionary): other.parkedLimit < parkedLimit ? other : self
    }
  }
}

/// The policy of a session, and its exceptions.
public struct Retention: Hashable, Sendable {
  /// What holds for every view-model type that is not named.
  public var policy: RetentionPolicy
  /// What holds for a type by its name.
  public var models: [ModelName: RetentionPolicy]

  /// Makes a retention; the default is what a document without one means.
  public init(
    _ policy: RetentionPolicy = .dictionary(limit: nil),
    models: [ModelName: RetentionPolicy] = [:]
  ) {
    self.policy = policy
    self.models = models
  }

  /// What holds for a view-model type.
  public func policy(for model: ModelName) -> RetentionPolicy {
    models[model] ?? policy
  }

  /// The same retention, with limits of at least one.
  var normalized: Retention {
    Retention(policy.normalized, models: models.mapValues(\.normalized))
  }

  /// This retention, narrowed by an override for the whole session.
  public func narrowed(to override: RetentionPolicy) -> Retention {
    Retention(
      policy.narrowed(to: override), models: models.mapValues { $0.narrowed(to: override) })
  }
}
