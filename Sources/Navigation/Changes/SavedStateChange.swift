/// What moved in a navigation between two saves, as it is stored: no more than that, whatever the
/// depth of its paths.
///
/// It counts from one state, and is applied to no other. Changes that follow each other make one
/// (``merge(_:)``).
public struct SavedStateChange: Hashable, Sendable {
  /// Sections that came, with their paths, and went.
  public internal(set) var sections = ListChange<SectionName<SavedRoute>, SavedSection>()
  /// What moved on the paths of sections and modals that stay.
  public internal(set) var paths: [PathOwner: SavedPathChange] = [:]
  /// The section on screen.
  public internal(set) var active: ActiveName
  /// Paths that were parked, and that came back or were dropped, by their first entries.
  public internal(set) var parked = ListChange<EntryID, ParkedPath<SavedRoute, SavedRoute>>()
  /// Modals that were presented and dismissed, by their own entries.
  public internal(set) var modals = ListChange<EntryID, SavedModal>()
  /// The app's values.
  public internal(set) var values = KeyedChange<ValueKey, Payload>()
  /// What the regular layout is told of its columns.
  public internal(set) var split: SplitSettings
  /// Which view models and snapshots are kept.
  public internal(set) var retention: Retention
  /// What mints the next entry's id.
  public internal(set) var mint: EntryIDMint

  /// What a path belongs to.
  public enum PathOwner: Hashable, Sendable {
    /// A section, by its name.
    case section(SectionName<SavedRoute>)
    /// A modal, by its own entry.
    case modal(EntryID)
  }

  /// The section on screen, by its name.
  public enum ActiveName: Hashable, Sendable {
    /// None was ever chosen.
    case neverChosen
    /// The user left the last one.
    case cleared
    /// This one.
    case section(SectionName<SavedRoute>)
  }

  /// Whether no part of a list moved, and no value. The section on screen and the settings are
  /// told in any case.
  public var isEmpty: Bool {
    sections.isEmpty && paths.isEmpty && parked.isEmpty && modals.isEmpty && values.isEmpty
  }

  /// Nothing moved, as the state is now.
  init(in state: SavedState) {
    active = ActiveName(of: state)
    split = state.split
    retention = state.retention
    mint = state.mint
  }

  init(active: ActiveName, split: SplitSettings, retention: Retention, mint: EntryIDMint) {
    self.active = active
    self.split = split
    self.retention = retention
    self.mint = mint
  }
}

extension SavedStateChange.ActiveName {
  init(of state: SavedState) {
    switch state.active {
    case .neverChosen: self = .neverChosen
    case .cleared: self = .cleared
    case .section(let index):
      self =
        state.sections.indices.contains(index) ? .section(state.sections[index].name) : .neverChosen
    }
  }

  /// Its place; beyond the last where it is not among them, which no state can have.
  func place(in sections: [SavedSection]) -> ActiveSection {
    switch self {
    case .neverChosen: .neverChosen
    case .cleared: .cleared
    case .section(let name):
      .section(at: sections.firstIndex { $0.name == name } ?? sections.endIndex)
    }
  }
}
