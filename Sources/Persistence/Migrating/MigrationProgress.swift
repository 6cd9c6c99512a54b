/// How far the steps are that bring an older store up to date.
public struct MigrationProgress: Hashable, Sendable {
  /// The number of the step among those that this store needs, from 1.
  public let step: Int
  /// How many steps it needs.
  public let count: Int
  /// The version that the step leads to.
  public let version: Int
  /// The step's name.
  public let name: String
  /// Rises while the step is at work, from 0 at its start; how far is not known.
  public let ticks: Int
  /// What became of the backup that was made before the first step.
  public let backup: Backup

  /// What became of a backup.
  public enum Backup: Hashable, Sendable {
    /// There was nothing to back up.
    case notNeeded
    /// It is in this file.
    case made(path: String)
    /// It could not be made, for this reason; the steps are done without it.
    case failed(StoreError)
  }
}
