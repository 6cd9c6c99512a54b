import Navigation
import TestSupport

/// What an app answers for letters: some are gone, some are not loaded, all others are there.
struct LetterData {
  var gone: Set<String> = []
  var notLoaded: Set<String> = []

  func presence(of letter: String) -> DataPresence {
    gone.contains(letter) ? .gone : notLoaded.contains(letter) ? .notLoaded : .there
  }
}

typealias LetterReport = ValidationReport<String>

extension LetterState {
  /// Validates against letters that are gone and letters that are not loaded; `A b` is two.
  mutating func validate(
    gone: String = "", notLoaded: String = "", goneSections: String = "",
    notLoadedSections: String = ""
  ) -> LetterReport {
    let data = LetterData(gone: Self.words(gone), notLoaded: Self.words(notLoaded))
    let names = LetterData(
      gone: Self.words(goneSections), notLoaded: Self.words(notLoadedSections))
    return validate(data.presence(of:), sections: names.presence(of:))
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

extension LetterReport {
  /// What the change says, as an action's outcome does.
  var outcome: NavigationOutcome { change.map { .changed($0) } ?? .unchanged(.nothingMoved) }

  func lines(_ subject: Subject, _ fate: Fate) -> Bool {
    lines.contains { $0.subject == subject && $0.fate == fate }
  }
}
