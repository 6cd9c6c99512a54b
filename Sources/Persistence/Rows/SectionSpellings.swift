import Navigation

/// A stored session with its sections' names spelled as another session spells them.
///
/// A title in another language, or whitespace in a value, makes no other section: its row is
/// written anew, and its entries stay.
struct SectionSpellings {
  let session: SavedSession
  /// The sections whose spelling differs: the new names by the old ones.
  let respelled: [SectionName<SavedRoute>: SectionName<SavedRoute>]

  init(_ stored: SavedSession?, like other: SavedSession) throws(StoreError) {
    guard let stored else {
      session = SavedSession(id: other.id, state: SavedState())
      respelled = [:]
      return
    }
    let spellings = Dictionary(
      other.state.sections.map { ($0.name.normalized, $0.name) },
      uniquingKeysWith: { first, _ in first })
    var respelled: [SectionName<SavedRoute>: SectionName<SavedRoute>] = [:]
    for section in stored.state.sections {
      if let name = spellings[section.name.normalized], name != section.name {
        respelled[section.name] = name
      }
    }
    var session = stored
    if !respelled.isEmpty {
      let state = stored.state
      session.state = try fitting {
        try SavedState(
          sections: state.sections.map {
            SavedSection(respelled[$0.name] ?? $0.name, path: $0.path)
          }, active: state.active,
          parked: state.parked.map {
            ParkedPath(in: respelled[$0.section] ?? $0.section, path: $0.path)
          }, modals: state.modals, split: state.split, values: state.values,
          retention: state.retention, mint: state.mint)
      }
    }
    self.session = session
    self.respelled = respelled
  }
}
