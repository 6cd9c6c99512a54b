/// Gives ids to the entries of a document that have none.
struct EntryIDGiver {
  private(set) var mint: EntryIDMint
  /// Ids that stand for one entry already.
  private var taken: Set<EntryID>

  /// - Parameters:
  ///   - given: The ids that the document gives to its entries.
  ///   - named: The ids that its snapshots and results name. No new entry takes one: what is kept
  ///     for an entry that is gone must not go to another.
  ///   - stored: The session that the document replaces, if there is one.
  init(given: [EntryID], named: [EntryID], stored: SavedSession?) {
    mint = stored?.state.mint ?? EntryIDMint()
    taken = Set(given)
    for id in given + named { mint.skip(past: id) }
  }

  /// A path with ids: the stored ones along the common prefix of equal routes, then new ones.
  mutating func path(
    _ drafts: [DraftEntry], like stored: SavedPath
  ) throws(DocumentError) -> SavedPath {
    var entries: [SavedEntry] = []
    var prefix = stored.entries[...]
    for draft in drafts {
      let known = prefix.popFirst()
      let same = known.map { $0.route.matches(draft.route) && (draft.id ?? $0.id) == $0.id }
      if same != true { prefix = [] }
      let id: EntryID
      if let given = draft.id {
        id = given
      } else if same == true, let known, taken.insert(known.id).inserted,
        entries.last.map({ $0.id < known.id }) ?? true
      {
        id = known.id
      } else if let minted = mint.mint() {
        prefix = []
        id = minted
      } else {
        throw draft.place.error(.idsExhausted)
      }
      entries.append(draft.entry(id: id))
    }
    return SavedPath(unchecked: entries)
  }
}
