/// What a restore kept, upgraded, left unread or repaired, entry by entry.
public struct RestoreReport: Hashable, Sendable {
  /// What became of one entry, or of a section.
  public struct Line: Hashable, Sendable {
    /// The entry; none for a section.
    public let entry: EntryID?
    /// The name it is stored under.
    public let name: RouteName
    /// What became of it.
    public let fate: Fate
  }

  /// What became of an entry or a section that did not come back as it was.
  public enum Fate: Hashable, Sendable {
    /// It was stored under an old name, in an old version, or both.
    case updated(renamedFrom: RouteName?, upgradedFrom: PayloadVersion?)
    /// This app cannot read it. It is kept, and what is shown stops below it.
    case unread(UnreadableReason)
    /// It stands above one that cannot be read, or belongs to it. It is kept, and not shown.
    case aboveUnread
  }

  /// How many entries are there to be shown.
  public internal(set) var readCount = 0
  /// What did not come back as it was, in the order of the session.
  public internal(set) var lines: [Line] = []
  /// What did not fit together, and how it was mended.
  public internal(set) var repairs: [StateRepair] = []

  /// Whether all of it is there to be shown.
  public var isWhole: Bool { unreadCount == 0 && repairs.isEmpty }

  /// How many entries and sections are kept without being shown.
  public var unreadCount: Int {
    lines.count { line in
      if case .updated = line.fate { false } else { true }
    }
  }
}

extension RestoreReport: CustomStringConvertible {
  /// A few lines for people.
  public var description: String {
    let head =
      isWhole
      ? "Restored whole: \(readCount) entries."
      : "Restored in part: \(readCount) entries, and \(unreadCount) kept unread."
    return ([head] + lines.map { "  \($0)" } + repairs.map { "  mended   \($0)" })
      .joined(separator: "\n")
  }
}

extension RestoreReport.Line: CustomStringConvertible {
  /// A line for people.
  public var description: String {
    let subject = entry.map { "entry \($0) \(name)" } ?? "section \(name)"
    switch fate {
    case .updated(let old, let version):
      let changes = [
        old.map { "was named '\($0)'" }, version.map { "was in version \($0)" },
      ]
      return "updated  \(subject): \(changes.compactMap { $0 }.joined(separator: ", "))"
    case .unread(let reason): return "unread   \(subject): \(reason)"
    case .aboveUnread:
      return "unread   \(subject): it stands above one that is unread, or belongs to it"
    }
  }
}

/// What is done where an app cannot read an entry.
public enum UnreadablePolicy: Hashable, Sendable {
  /// What is shown stops below it. The default.
  case truncate
  /// The restore is refused.
  case reject
}

/// A restore that was refused, because an app cannot read all of it.
public struct RestoreRefused: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be read.
  public let report: RestoreReport

  /// A sentence for people.
  public var description: String {
    "The session was not restored, because this app cannot read all of it.\n\(report)"
  }
}
