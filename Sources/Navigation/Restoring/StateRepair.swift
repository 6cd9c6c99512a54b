/// Something of a state that did not fit together, and how it was mended.
public enum StateRepair: Hashable, Sendable {
  /// The section on screen was none of the sections; none is on screen now.
  case activeSectionMissing
  /// Two sections had one name; the later one's entries went where the first had none.
  case sectionTwice(entries: Int)
  /// A modal or a parked path had no entry, and was dropped.
  case emptyPath
  /// A path was parked in a section that is not there, and was dropped.
  case parkedWithoutSection(EntryID)
  /// A provisional entry stood below a plain one, and is plain now.
  case provisionalBelowPlain(EntryID)
  /// An id was used twice, or did not rise: the entry has a new one, and so have those above it.
  case newID(old: EntryID, new: EntryID)
}

extension StateRepair: CustomStringConvertible {
  /// A line for people.
  public var description: String {
    switch self {
    case .activeSectionMissing: "the section on screen was not there"
    case .sectionTwice(let count): "a section was there twice; \(count) entries were dropped"
    case .emptyPath: "a modal or a parked path had no entry"
    case .parkedWithoutSection(let id): "what was parked from entry \(id) on had no section"
    case .provisionalBelowPlain(let id): "entry \(id) was provisional below a plain one"
    case .newID(let old, let new): "entry \(old) has the id \(new) now"
    }
  }
}
