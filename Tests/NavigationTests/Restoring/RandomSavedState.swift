import TestSupport

@testable import Navigation

/// Random stored states of which an app can read some, and random actions in them.
struct RandomSavedState {
  private var random: SeededGenerator
  private var next: Int64 = 1
  /// How many states had each thing.
  private(set) var met: [String: Int] = [:]

  init(_ random: SeededGenerator) { self.random = random }

  mutating func state() throws -> SavedState {
    next = 1
    var parked: [ParkedPath<SavedRoute, SavedRoute>] = []
    var names = ["trails", "saved", "more", "gone", "lost"].shuffled(using: &random)
    names.removeLast(Int.random(in: 0...5, using: &random))
    let sections = try names.map { word in
      let name = SavedState.name(word == "trails" && chance(3) ? "hikes" : word)
      return SavedSection(name, path: try path(in: name, parking: &parked))
    }
    let modals = try some(2).map { _ in
      let path = try self.path(of: Int.random(in: 1...2, using: &random))
      return Modal(unchecked: path, style: .sheet, detent: nil)
    }
    let active: ActiveSection =
      sections.isEmpty || chance(6)
      ? chance(2) ? .cleared : .neverChosen
      : .section(at: Int.random(in: sections.indices, using: &random))
    let state = try SavedState(
      sections: sections, active: active, parked: parked.shuffled(using: &random), modals: modals,
      values: chance(4) ? ["units": "1.0"] : [:], mint: EntryIDMint(next: next))
    return state
  }

  /// A path with what was parked under it and its lists.
  private mutating func path(
    in name: SectionName<SavedRoute>,
    parking parked: inout [ParkedPath<SavedRoute, SavedRoute>]
  ) throws -> SavedPath {
    var entries: [SavedEntry] = []
    for _ in some(3) {
      if chance(4) { parked.append(ParkedPath(in: name, path: try path(of: 1 + some(2).count))) }
      entries.append(entry())
    }
    if chance(4) { entries.append(entry(isProvisional: true)) }
    return try SavedPath(entries)
  }

  private mutating func path(of count: Int) throws -> SavedPath {
    try SavedPath((0..<count).map { _ in entry() })
  }

  private mutating func entry(isProvisional: Bool = false) -> SavedEntry {
    let words = [
      "folder", "list", "Folder", "List", "item", "item", "item@1", "item@2", "thing", "stuff@2",
      "gone", "Gone", "item@4", "bad", "trap", "unwritten",
    ]
    defer { next += 1 }
    return SavedEntry(word: "\(pick(words)):\(next)\(isProvisional ? "?" : "")")
  }

  mutating func action(in state: AppState) -> NavigationAction<Place, Screen> {
    let top = state.activeSection?.path.committed ?? []
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1: return .push(screen(), column: chance(2) ? .content : .detail)
    case 2, 3: return .select(chance(4) ? nil : screen())
    case 4: return .pop(count: Int.random(in: 0...2, using: &random))
    case 5, 6, 7: return .section(chance(6) ? nil : .named(pick([.trails, .saved, .more])))
    case 8: return .jump(.named(pick([.trails, .saved])), top.prefix(2).map(NewEntry.init(like:)))
    case 9: return .setPath(top.dropLast(some(1).count).map { .kept($0.id) })
    case 10: return .present(NewEntry(screen()))
    case 11: return .dismiss()
    case 12: return chance(2) ? .reselect(.popToDetailRoot) : .popToDetailRoot
    case 13: return .replace(top.randomElement(using: &random)?.id, with: NewEntry(screen()))
    default: return .fill([NewEntry(screen())])
    }
  }

  private mutating func screen() -> Screen {
    pick([.folder, .list, .item(7), .item(id: 7, units: "mi", pinned: true)])
  }

  mutating func count(_ thing: String, if met: Bool = true) {
    if met { self.met[thing, default: 0] += 1 }
  }

  private mutating func some(_ most: Int) -> Range<Int> {
    0..<Int.random(in: 0...most, using: &random)
  }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
