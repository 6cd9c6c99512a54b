import Migrations

/// The steps from the version that a store has to another.
public struct MigrationPlan: Hashable, Sendable {
  /// One step.
  public struct Step: Hashable, Sendable {
    /// The version that it leads to.
    public let version: Int
    /// Its name, as its file has it.
    public let name: String
  }

  /// The version that the store has.
  public let from: Int
  /// The version that was asked for. There is no way down to one below ``from``.
  public let to: Int
  /// The steps in order; none where the store has that version, or a newer one.
  public let steps: [Step]

  init(from: Int, to: Int) {
    self.from = from
    self.to = to
    steps = Migration.all.filter { $0.version > from && $0.version <= to }
      .map { Step(version: $0.version, name: $0.name) }
  }
}

/// What bringing a store to another version did.
public struct MigrationReport: Hashable, Sendable {
  /// The steps that were run; none where another program came first.
  public let steps: [MigrationPlan.Step]
  /// What became of the backup that is made before the first step.
  public let backup: MigrationProgress.Backup
}

extension Migrator {
  /// The steps up to a version, or all of them.
  init(to version: Int?, progress: (@Sendable (MigrationProgress) -> Void)? = nil) {
    let count = min(max(version ?? Int.max, 1), Migration.all.count)
    self.init(Array(Migration.all.prefix(count)), progress: progress)
  }
}
