/// Why parts do not make a ``NavigationState``.
public enum StateFault: Error, Hashable, Sendable {
  /// The active section is not among the sections.
  case activeSectionMissing(index: Int)
  /// Two sections have one name.
  case sectionTwice(first: Int, second: Int)
  /// Two entries have one id.
  case idTwice(EntryID)
  /// A path is not in order.
  case path(PathFault)
  /// A modal, or what was parked, has no entry.
  case emptyPath
  /// A path is parked in a section that is not there.
  case parkedWithoutSection(EntryID)
}

extension StateFault: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .activeSectionMissing(let index):
      "The active section is number \(index + 1), and there are fewer sections."
    case .sectionTwice(let first, let second):
      "Sections \(first + 1) and \(second + 1) have the same name."
    case .idTwice(let id): "Two entries have the id \(id)."
    case .path(let fault): fault.description
    case .emptyPath: "A modal or a parked path has no entry."
    case .parkedWithoutSection(let id):
      "The path parked from entry \(id) on belongs to no section."
    }
  }
}

extension NavigationState {
  /// The first law that the state breaks, if any; an action never breaks one.
  public var fault: StateFault? {
    if case .section(let index) = active, !sections.indices.contains(index) {
      return .activeSectionMissing(index: index)
    }
    var names: [SectionName<SectionRoute>: Int] = [:]
    for (index, section) in sections.enumerated() {
      if let first = names.updateValue(index, forKey: section.name) {
        return .sectionTwice(first: first, second: index)
      }
    }
    let layered = parked.map(\.path) + modals.map(\.path)
    if layered.contains(where: \.entries.isEmpty) { return .emptyPath }
    for parked in parked where names[parked.section] == nil {
      if let first = parked.path.entries.first { return .parkedWithoutSection(first.id) }
    }
    for path in sections.map(\.path) + layered {
      if let fault = Path.fault(in: path.entries) { return .path(fault) }
    }
    var ids: Set<EntryID> = []
    for entry in entries where !ids.insert(entry.id).inserted { return .idTwice(entry.id) }
    return nil
  }
}
