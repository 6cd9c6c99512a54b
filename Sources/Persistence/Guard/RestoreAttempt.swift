/// How far a restore should go, by how often the last ones ended in the death of the process.
///
/// Each step leaves out what may have been the cause, and none loses anything that is stored.
public enum RestoreAttempt: Hashable, Sendable, CaseIterable {
  /// Restore everything: the last restore did not die.
  case everything
  /// Restore where the user was, without the snapshots: the last restore died.
  case withoutSnapshots
  /// Begin empty, under another session's name, and offer what is stored: the last two died. Save
  /// nothing over the old session unless the user declines it.
  case lastGoodOffered
  /// Close the store, set it aside with ``SessionStore/setAside(at:on:patience:)``, and begin with
  /// a new one: the last three died, or more.
  case freshStore

  /// How many deaths tell all that is to be told.
  static let mostDeaths = allCases.count - 1

  /// What is left to try after so many deaths.
  init(deaths: Int) {
    self = Self.allCases[min(max(deaths, 0), Self.mostDeaths)]
  }
}
