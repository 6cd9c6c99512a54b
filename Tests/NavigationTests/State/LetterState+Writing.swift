import Navigation
import TestSupport

extension LetterState {
  /// The modals' paths in letters, the topmost last.
  var modalPaths: [String] { modals.map { Self.letters($0.path.entries) } }

  /// The sections' paths in letters.
  var sectionPaths: [String] { sections.map { Self.letters($0.path.entries) } }
}

extension [PathElement<String>] {
  /// A written path: a number is an entry that stays, a letter is a new one in its column.
  init(_ text: String) {
    self = text.split(separator: " ").map { word in
      if let id = Int64(word) { return .kept(EntryID(integerLiteral: id)) }
      return .new(NewEntry(letter: String(word)))
    }
  }
}

extension [NewEntry<String>] {
  /// Entries to be made, a letter each.
  init(_ text: String) {
    self = text.split(separator: " ").map { NewEntry(letter: String($0)) }
  }
}

extension NewEntry<String> {
  /// A letter in its column.
  init(letter: String) {
    self.init(letter, column: letter.uppercased() == letter ? .content : .detail)
  }
}
