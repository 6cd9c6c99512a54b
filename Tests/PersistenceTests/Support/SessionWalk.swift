import TestSupport

@testable import Navigation

/// A walk of random steps over all that a session can hold.
struct SessionWalk {
  private(set) var session: SavedSession
  var generator: SeededGenerator
  /// How often the walk met what it must meet to prove anything.
  private(set) var met: [String: Int] = [:]

  init(_ id: SessionID, _ generator: SeededGenerator) {
    session = SavedSession(id: id, state: SavedState(startingIn: .named(SavedRoute("a"))))
    self.generator = generator
  }

  /// Goes on from a session that was restored.
  mutating func restart(from restored: SavedSession) { session = restored }

  mutating func step() {
    switch Int.random(in: 0..<32, using: &generator) {
    case 0...4: act(.push(route(), column: chance(3) ? .content : .detail), "push")
    case 5: act(.pop(count: number(3)), "pop")
    case 6: act(.popToRoot, "popToRoot")
    case 7...9: act(.select(chance(5) ? nil : route()), "select")
    case 10, 11: act(.section(section()), "section")
    case 12: presentModal()
    case 13: dismissModal()
    case 14: fillProvisionally()
    case 15: shuffleSections()
    case 16: session.state.values[key()] = chance(2) ? nil : payload()
    case 17: session.extensions[extensionKey()] = chance(2) ? nil : payload()
    case 18: takeSnapshot()
    case 19: deliverResult()
    case 20: changeSettings()
    case 21...30: moveFurther()
    default: session.layout = Layout.allCases.randomElement(using: &generator)
    }
  }

  /// The actions that are rarer in an app.
  private mutating func moveFurther() {
    let entries = session.state.activeSection?.path.entries ?? []
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: act(.replace(entries.randomElement(using: &generator)?.id, with: entry()), "replace")
    case 1: act(.popTo(.route(route())), "popTo")
    case 2: act(.jump(section() ?? .anonymous, [entry(), entry()]), "jump")
    case 3: act(.present(entry(), style: .popover), "present")
    case 4: act(.dismiss(), "dismiss")
    case 5: act(.reselect(.popToDetailRoot), "reselect")
    case 6: act(.fill([entry()]), "fill")
    case 7: act(.popToDetailRoot, "popToDetailRoot")
    default:
      let kept = entries.prefix(number(3)).map { PathElement<SavedRoute>.kept($0.id) }
      act(.setPath(kept + [.new(entry())]), "setPath")
    }
  }

  private mutating func entry() -> NewEntry<SavedRoute> {
    NewEntry(route(), column: chance(3) ? .content : .detail, checkpoint: chance(4) ? "c" : nil)
  }

  private mutating func act(_ action: NavigationAction<SavedRoute, SavedRoute>, _ name: String) {
    guard let change = session.state.apply(action).change else { return }
    met[name, default: 0] += 1
    if !change.parked.isEmpty { met["parked", default: 0] += 1 }
    if !change.unparked.isEmpty { met["unparked", default: 0] += 1 }
  }

  private mutating func presentModal() {
    guard let id = session.state.mint.mint() else { return }
    let entry = SavedEntry(id: id, route: route())
    let style = ModalStyle.allCases.randomElement(using: &generator) ?? .sheet
    guard let modal = try? SavedModal(entry, style: style, detent: chance(2) ? "é\0" : nil) else {
      return
    }
    session.state.modals.append(modal)
    met["modal", default: 0] += 1
  }

  private mutating func dismissModal() {
    guard !session.state.modals.isEmpty else { return }
    session.state.modals.remove(at: number(session.state.modals.count) - 1)
    met["dismissed", default: 0] += 1
  }

  private mutating func fillProvisionally() {
    guard case .section(let index) = session.state.active, let id = session.state.mint.mint()
    else { return }
    session.state.sections[index].path.entries.append(
      SavedEntry(id: id, route: route(), isProvisional: true, answers: "answer"))
    met["provisional", default: 0] += 1
  }

  private mutating func shuffleSections() {
    let active = session.state.activeSection?.name
    session.state.sections.shuffle(using: &generator)
    if let index = session.state.sections.firstIndex(where: { $0.name == active }) {
      session.state.active = .section(at: index)
    }
    met["shuffled", default: 0] += 1
  }

  private mutating func takeSnapshot() {
    guard let entry = session.state.entries.randomElement(using: &generator) else { return }
    let model: ModelName = chance(2) ? "M" : "N"
    session.snapshots.removeAll { $0.entry == entry.id && $0.model == model }
    let kept =
      session.snapshots + [SavedSnapshot(entry: entry.id, model: model, payload: payload())]
    session = session.holding(kept)
    met["snapshot", default: 0] += 1
  }

  private mutating func deliverResult() {
    guard let entry = session.state.entries.randomElement(using: &generator) else { return }
    session.results = session.results.filter { $0.entry != entry.id }
    if chance(2) {
      session.results.append(SavedResult(entry: entry.id, key: "key", payload: payload()))
      session.results.sort { ($0.entry, $0.key) < ($1.entry, $1.key) }
    }
    met["result", default: 0] += 1
  }

  private mutating func changeSettings() {
    session.state.split.columns = chance(2) ? .two : .three
    let limit = number(6)
    session.state.retention.policy =
      [.singleSlot, .dictionary(limit: nil), .dictionary(limit: limit)]
      .randomElement(using: &generator) ?? .singleSlot
    session.state.retention.models["M"] = chance(2) ? .singleSlot : nil
    met["settings", default: 0] += 1
  }

  // Few of each, so that equal ones meet.
  private mutating func route() -> SavedRoute { .trail(number(3)) }
  private mutating func key<Subject>() -> StoredName<Subject> {
    ["k", "caf\u{E9}", "cafe\u{301}", "a\0b"].randomElement(using: &generator) ?? "k"
  }

  private mutating func extensionKey() -> ExtensionKey {
    (["com.a", "com.A", "org.b.c"] as [ExtensionKey]).randomElement(using: &generator) ?? "com.a"
  }
  private mutating func payload() -> Payload {
    ["1.0", "-0.0", "18446744073709551615", "\"a\\u0000b\"", "{ \"x\": [] }", "null"]
      .randomElement(using: &generator) ?? "1"
  }
  private mutating func section() -> SectionName<SavedRoute>? {
    [.named(SavedRoute("a")), .named(SavedRoute("b")), .named(SavedRoute("c")), .anonymous, nil]
      .randomElement(using: &generator) ?? nil
  }
  private mutating func number(_ greatest: Int) -> Int {
    Int.random(in: 1...greatest, using: &generator)
  }
  private mutating func chance(_ outOf: Int) -> Bool { number(outOf) == 1 }
}
