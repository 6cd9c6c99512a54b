/// Something that a session holds and another format has no place for, and how much of it.
public struct SessionPart: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The name of the active section.
    case section
    /// Sections beside the active one, with their paths.
    case otherSections
    /// Layers over everything, with their paths.
    case modals
    /// Paths that were set aside.
    case parked
    /// Entries that the user did not go to.
    case provisional
    /// Entries of the content column.
    case columns
    /// Names to come back to.
    case checkpoints
    /// Entries whose result another one waits for.
    case answers
    /// Routes in another version than the first.
    case versions
    /// Routes whose name is another spelling of a plain type's, and which come back under that.
    case spellings
    /// What people call the screens.
    case titles
    /// What view models held.
    case snapshots
    /// Results that were not taken yet.
    case results
    /// Small things of the app's.
    case values
    /// What is said of columns, where it is not the usual.
    case split
    /// What is said of keeping view models, where it is not the usual.
    case retention
    /// Other programs' data.
    case extensions
  }

  /// What it is.
  public let kind: Kind
  /// How many there are; at least one.
  public let count: Int

  /// Makes a part; nothing where there is none of it.
  public init?(_ kind: Kind, _ count: Int) {
    guard count > 0 else { return nil }
    self.kind = kind
    self.count = count
  }
}

extension SessionPart: CustomStringConvertible {
  /// A few words for people: `the section`, `1 modal`, `3 snapshots`.
  public var description: String {
    switch kind {
    case .section: "the section"
    case .otherSections: counted("other section", "other sections")
    case .modals: counted("modal", "modals")
    case .parked: counted("parked path", "parked paths")
    case .provisional: counted("provisional entry", "provisional entries")
    case .columns: counted("entry's column", "entries' columns")
    case .checkpoints: counted("checkpoint", "checkpoints")
    case .answers: counted("key of a result", "keys of results")
    case .versions: counted("route's version", "routes' versions")
    case .spellings: counted("spelling of a type", "spellings of types")
    case .titles: counted("title", "titles")
    case .snapshots: counted("snapshot", "snapshots")
    case .results: counted("result", "results")
    case .values: counted("value", "values")
    case .split: "the columns"
    case .retention: "the retention"
    case .extensions: counted("extension", "extensions")
    }
  }

  private func counted(_ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
