import Navigation
import TestSupport

/// Any action there is, with targets that are there and with some that are not.
extension LetterWalk {
  typealias Action = NavigationAction<String, String>

  mutating func action() -> Action {
    // What is rare by chance is sought: a provisional row that is tapped, a parked one chosen.
    if state.front.last?.isProvisional == true, random(4) == 0 { return .reselect() }
    if let row = state.parked.last?.path.entries.first, random(8) == 0 { return .select(row.route) }
    return switch random(48) {
    case 0..<7: .push(newEntry())
    case 7: .push(newEntry(), ifNew: true)
    case 8..<10: .pop()
    case 10: .pop(count: [-1, 0, 2, 3, .max, .min][random(6)])
    case 11..<13: .popTo(target())
    case 13: random(3) == 0 ? .popToRoot : .popToDetailRoot
    case 14..<16: .replace(random(2) == 0 ? nil : anyID(), with: newEntry())
    case 16..<19: .setPath(path(from: state.front))
    case 19..<28: .select(detail())
    case 28..<30: .select(nil)
    case 30..<34: .reselect(random(2) == 0 ? .ignore : .popToDetailRoot)
    case 34..<36: .section(section())
    case 36: random(3) == 0 ? .section(nil) : .section(section())
    case 37: .jump(section(), newEntries(3))
    case 38..<40: .present(newEntry(), style: random(2) == 0 ? .sheet : .popover)
    case 40..<43: .dismiss(random(2) == 0 ? nil : anyID())
    default: .fill(newEntries(2))
    }
  }

  /// Does a random action.
  mutating func step() -> NavigationOutcome {
    let outcome = state.apply(action())
    look(outcome.change)
    return outcome
  }

  /// A path as something might write it: the entries that are there, cut, grown, in another
  /// order, or with one that is not there.
  mutating func path(from entries: some Collection<Entry<String>>) -> [PathElement<String>] {
    var path = entries.map { PathElement<String>.kept($0.id) }
    if random(2) == 0, !path.isEmpty { path.removeLast(1 + random(path.count)) }
    if random(2) == 0 { path += newEntries(3).map { .new($0) } }
    switch random(12) {
    case 0: path.reverse()
    case 1: path.insert(.kept(anyID()), at: random(path.count + 1))
    case 2 where !path.isEmpty: path[random(path.count)] = .new(newEntry())
    default: break
    }
    return path
  }

  mutating func newEntry() -> NewEntry<String> {
    var entry = NewEntry(letter: random(3) == 0 ? ["A", "B"][random(2)] : detail())
    if random(4) == 0 { entry.checkpoint = ["here", "there"][random(2)] }
    return entry
  }

  mutating func newEntries(_ most: Int) -> [NewEntry<String>] {
    (0..<random(most + 1)).map { _ in newEntry() }
  }

  /// A letter; so few that duplicates and parked rows are met.
  mutating func detail() -> String { ["a", "b", "c"][random(3)] }

  /// An id: one that is there, or one that may not be.
  mutating func anyID() -> EntryID {
    if random(4) > 0, let entry = pick(state.entries) { return entry.id }
    return random(2) == 0 ? EntryID(integerLiteral: Int64(1 + random(40))) : 9_007_199_254_740_991
  }

  mutating func section() -> SectionName<String> {
    [.named("s"), .named("t"), .named("u"), .anonymous][random(4)]
  }

  private mutating func target() -> PopTarget<String> {
    switch random(3) {
    case 0: .entry(anyID())
    case 1: .route(newEntry().route)
    default: .checkpoint(["here", "there", "nowhere"][random(3)])
    }
  }
}

extension LetterState {
  /// The path that an action on a path works on.
  var front: [Entry<String>] {
    modals.last?.path.entries ?? activeSection?.path.entries ?? []
  }
}
