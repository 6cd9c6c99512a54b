import Navigation

/// The rules of DESIGN 3 once more: plain arrays, each rule on its own, no thought of cost.
///
/// What is parked remembers the list it was under, which the state finds out from the ids.
struct PlainNavigation: Equatable {
  struct Item: Equatable {
    let id: Int64
    let new: NewEntry<String>
    var isProvisional = false

    var isList: Bool { new.column == .content }
  }

  struct Park: Equatable {
    let section: SectionName<String>
    let list: Int64?
    let items: [Item]
  }

  struct Section: Equatable {
    let name: SectionName<String>
    var items: [Item] = []
  }

  var sections: [Section] = []
  var shown: SectionName<String>?
  var parks: [Park] = []
  var modals: [[Item]] = []
  var next: Int64
  /// The sections that were left, the last one left at the end.
  private var left: [SectionName<String>] = []
  private let parkedLimit: Int
  private let sectionLimit: Int

  init(_ state: LetterState) {
    sections = state.sections.map { Section(name: $0.name, items: Self.items($0.path)) }
    shown = state.activeSection?.name
    modals = state.modals.map { Self.items($0.path) }
    next = state.mint.next
    parkedLimit = state.retention.policy.parkedLimit
    sectionLimit = state.sectionLimit
    parks = state.parked.map { Park(section: $0.section, list: nil, items: Self.items($0.path)) }
  }

  static func items(_ path: Path<String>) -> [Item] {
    path.entries.map { entry in
      var new = NewEntry(entry.route, column: entry.column)
      new.checkpoint = entry.checkpoint
      new.answers = entry.answers
      return Item(id: entry.id.number, new: new, isProvisional: entry.isProvisional)
    }
  }

  /// Whether a state is what the rules say; which list a park is under shows when it is found.
  func describes(_ state: LetterState) -> Bool {
    shown == state.activeSection?.name && next == state.mint.next
      && sections.elementsEqual(state.sections) {
        $0.name == $1.name && Self.areEqual($0.items, $1.path)
      }
      && modals.elementsEqual(state.modals) { Self.areEqual($0, $1.path) }
      && parks.elementsEqual(state.parked) {
        $0.section == $1.section && Self.areEqual($0.items, $1.path)
      }
  }

  private static func areEqual(_ items: [Item], _ path: Path<String>) -> Bool {
    items.elementsEqual(path.entries) {
      $0.id == $1.id.number && $0.new.route == $1.route && $0.new.column == $1.column
        && $0.new.checkpoint == $1.checkpoint && $0.isProvisional == $1.isProvisional
    }
  }

  // MARK: Paths

  /// The path of the section on screen.
  var items: [Item] {
    get { sections.first { $0.name == shown }?.items ?? [] }
    set {
      guard let index = sections.firstIndex(where: { $0.name == shown }) else { return }
      sections[index].items = newValue
      // What was parked under a list is gone with it.
      parks.removeAll { park in
        park.section == shown && park.list != nil && !newValue.contains { $0.id == park.list }
      }
    }
  }

  /// The path in front.
  var front: [Item] {
    get { modals.last ?? items }
    set { if modals.isEmpty { items = newValue } else { modals[modals.count - 1] = newValue } }
  }

  var floor: Int { modals.isEmpty ? 0 : 1 }

  mutating func made(_ new: [NewEntry<String>], isProvisional: Bool = false) -> [Item] {
    new.map { entry in
      defer { next += 1 }
      return Item(id: next, new: entry, isProvisional: isProvisional)
    }
  }

  // MARK: Sections and parks

  mutating func show(_ name: SectionName<String>?) {
    guard name != shown else { return }
    if let shown { left = left.filter { $0 != shown } + [shown] }
    shown = name
    guard let name else { return }
    if !sections.contains(where: { $0.name == name }) { sections.append(Section(name: name)) }
    while sections.count > sectionLimit {
      let others = sections.map(\.name).filter { $0 != name }
      let oldest = others.first { !left.contains($0) } ?? left.first { others.contains($0) }
      sections.removeAll { $0.name == oldest }
      parks.removeAll { $0.section == oldest }
      left.removeAll { $0 == oldest }
    }
  }

  /// Parks rows of the section on screen, under a list.
  mutating func park(_ row: [Item], under list: Int64?) {
    guard let first = row.first, let shown else { return }
    parks = parks.filter { !isParked($0, first.new.route, under: list) }
    parks.append(Park(section: shown, list: list, items: row))
    while parks.map(\.items.count).reduce(0, +) > parkedLimit { parks.removeFirst() }
  }

  func isParked(_ park: Park, _ route: String, under list: Int64?) -> Bool {
    park.section == shown && park.list == list && park.items[0].new.route == route
  }
}

extension [PlainNavigation.Item] {
  var committed: Self { filter { !$0.isProvisional } }
  /// The last group's details, and all before them.
  var detail: Self { Array(reversed().prefix { !$0.isList }.reversed()) }
  var beforeDetail: Self { Array(dropLast(detail.count)) }
  var asCommitted: Self { map { Element(id: $0.id, new: $0.new) } }
}
