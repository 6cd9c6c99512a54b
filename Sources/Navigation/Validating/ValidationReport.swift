/// What a look for the data of every screen found: what is not known yet, and what went because
/// its data is gone.
public struct ValidationReport<SectionRoute: Hashable & Sendable>: Hashable, Sendable {
  /// What was looked for.
  public enum Subject: Hashable, Sendable {
    /// A section.
    case section(SectionName<SectionRoute>)
    /// An entry of a path, of a modal, or of what was parked.
    case entry(EntryID)
  }

  /// What became of something whose data is not there.
  public enum Fate: Hashable, Sendable {
    /// It is not known yet whether its data is there: it stays as it is. Ask again.
    case notLoaded
    /// Its data is gone, and so is it.
    case gone
    /// It stood above what is gone, was parked under it, or lay over it, and went with it.
    case wentWith(Subject)
  }

  /// What became of one of them.
  public struct Line: Hashable, Sendable {
    /// The entry, or the section.
    public let subject: Subject
    /// What became of it.
    public let fate: Fate
  }

  /// What is not simply there, in the order that it was asked about: the sections, their paths,
  /// what was parked, and the modals.
  public internal(set) var lines: [Line] = []
  /// What moved; nothing where all stays. It moved no entry where a section without any went.
  public internal(set) var change: NavigationChange?

  /// What is not known yet.
  public var pending: [Subject] {
    lines.filter { $0.fate == .notLoaded }.map(\.subject)
  }
}

extension ValidationReport: CustomStringConvertible {
  /// A few lines for people; of a section without its route, which is the app's own.
  public var description: String {
    guard !lines.isEmpty else { return "All data is there." }
    let pending = pending.count
    let head = "Data is not loaded for \(pending), and gone for \(lines.count - pending)."
    return ([head] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension ValidationReport.Line: CustomStringConvertible {
  /// A line for people.
  public var description: String {
    switch fate {
    case .notLoaded: "kept     \(subject): its data is not loaded yet"
    case .gone: "gone     \(subject): its data is gone"
    case .wentWith(let other): "gone     \(subject): it belonged to \(other), which is gone"
    }
  }
}

extension ValidationReport.Subject: CustomStringConvertible {
  /// What it is, for people.
  public var description: String {
    switch self {
    case .section(.anonymous): "the anonymous section"
    case .section(.named): "a section"
    case .entry(let id): "entry \(id)"
    }
  }
}
