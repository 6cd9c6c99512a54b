import Navigation
import TestSupport

/// A state written in letters: `A1 b2 c3?` is a path of the content entry A and the detail
/// entries b and c, the last of them provisional, each with its id.
typealias LetterState = NavigationState<String, String>

extension LetterState {
  /// A state in the section `s`, whose ids go on after the greatest one that is written.
  init(
    _ path: String, parked: [String] = [], others: [(name: String, path: String)] = [],
    modals: [String] = [], policy: RetentionPolicy = .dictionary(limit: nil), next: Int64 = 1
  ) throws {
    let sections = [(name: "s", path: path)] + others
    try self.init(
      sections: sections.map { Section(.named($0.name), path: try Path(Self.entries($0.path))) },
      active: .section(at: 0),
      parked: parked.map { ParkedPath(in: .named("s"), path: try Path(Self.entries($0))) },
      modals: modals.map { text in
        let entries = Self.entries(text)
        return try Modal(entries[0], above: Array(entries.dropFirst()))
      }, retention: Retention(policy), mint: EntryIDMint(next: next))
  }

  /// The active section's path in letters.
  var path: String { Self.letters(activeSection?.path.entries ?? []) }

  /// The parked paths in letters, the most recent last.
  var parkedPaths: [String] { parked.map { Self.letters($0.path.entries) } }

  static func letters(_ entries: some Sequence<Entry<String>>) -> String {
    entries.map { "\($0.route)\($0.id)\($0.isProvisional ? "?" : "")" }.joined(separator: " ")
  }

  private static func entries(_ text: String) -> [Entry<String>] {
    text.split(separator: " ").map { word in
      let route = String(word.prefix(1))
      let id = Int64(word.filter(\.isNumber)) ?? 0
      return Entry(
        id: EntryID(integerLiteral: id), route: route,
        column: route.uppercased() == route ? .content : .detail,
        isProvisional: word.hasSuffix("?"))
    }
  }
}

extension NavigationAction<String, String> {
  /// Pushes a letter into its column.
  static func push(_ letter: String) -> Self {
    .push(letter, column: letter.uppercased() == letter ? .content : .detail)
  }
}

extension NavigationOutcome {
  static func changed(
    added: [EntryID] = [], removed: [EntryID] = [], parked: [EntryID] = [],
    unparked: [EntryID] = [], committed: [EntryID] = [], activeSection: Bool = false,
    isProvisional: Bool = false
  ) -> Self {
    var change = NavigationChange()
    change.added = added
    change.removed = removed
    change.parked = parked
    change.unparked = unparked
    change.committed = committed
    change.activeSection = activeSection
    change.isProvisional = isProvisional
    return .changed(change)
  }
}

/// The number after the last id there is.
let exhausted = EntryID.greatest + 1
