public import Navigation

/// Walks a navigation state by random actions, and counts what it met.
///
/// A law that never met a parked entry has proved nothing about one: tests print and check the
/// counts.
public struct SessionGenerator {
  /// What every choice is drawn from.
  public internal(set) var random: SeededGenerator
  /// Where the walk is.
  public internal(set) var state = SavedState()
  /// How often each thing was met.
  public internal(set) var met: [String: Int] = [:]

  /// A walk that draws from a generator.
  public init(_ random: SeededGenerator) { self.random = random }

  /// Begins a new state, before the first choice.
  public mutating func begin() {
    let limits = [nil, 1, 3, 8].map { RetentionPolicy.dictionary(limit: $0) }
    state = SavedState(
      startingIn: chance(4)
        ? nil : chance(8) ? .anonymous : Self.sections.randomElement(using: &random),
      split: SplitSettings(
        columns: chance(3) ? .two : .three,
        visibility: pick(SplitSettings.Visibility.allCases),
        preferredCompactColumn: chance(2) ? nil : pick(SplitSettings.CompactColumn.allCases)),
      retention: Retention(chance(5) ? .singleSlot : pick(limits)))
  }

  /// A random action, more often one that adds than one that takes away.
  public mutating func action() -> NavigationAction<SavedRoute, SavedRoute> {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: .push(pick(Self.routes))
    case 4..<7: .push(pick(Self.routes), column: .content)
    case 7..<13: .select(pick(Self.routes))
    case 13: .select(nil)
    case 14..<16: .pop()
    case 16: .pop(count: Int.random(in: -1...4, using: &random))
    case 17: chance(4) ? .popToRoot : .pop()
    case 18: .section(pick(Self.sections))
    default: .section(chance(5) ? nil : pick(Self.sections))
    }
  }

  /// Does a random action, and counts what it met.
  public mutating func step() -> NavigationOutcome {
    let outcome = state.apply(action())
    count("actions")
    guard let change = outcome.change else {
      count("unchanged")
      return outcome
    }
    if !change.parked.isEmpty { count("parked") }
    if !change.unparked.isEmpty { count("unparked") }
    if state.sections.count > 2 { count("several sections") }
    guard let path = state.activeSection?.path.entries else { return outcome }
    if Set(path.map(\.route)).count < path.count { count("duplicates") }
    let columns = path.map(\.column)
    if zip(columns, columns.dropFirst()).contains(where: { $0 == (.detail, .content) }) {
      count("groups")
    }
    return outcome
  }

  /// Puts one or two provisional entries at the end of the active section's path, as a wide
  /// layout does.
  public mutating func fillColumn() {
    guard case .section(let index) = state.active else { return }
    var sections = state.sections
    var entries = sections[index].path.entries
    for id in state.mint.next...state.mint.next + (chance(3) ? 1 : 0) {
      entries.append(
        SavedEntry(
          id: EntryID(integerLiteral: id), route: pick(Self.routes),
          column: chance(4) ? .content : .detail, isProvisional: true))
    }
    guard let path = try? SavedPath(entries) else { return }
    sections[index] = SavedSection(sections[index].name, path: path)
    rebuild(sections: sections)
    count("provisional")
  }

  /// Presents a modal over everything.
  public mutating func present() {
    let id = state.mint.next
    let entries = (id...id + Int64.random(in: 0...2, using: &random)).map {
      SavedEntry(id: EntryID(integerLiteral: $0), route: pick(Self.routes))
    }
    let (style, detent) = (pick(ModalStyle.allCases), chance(3) ? "medium" : nil)
    let above = Array(entries.dropFirst())
    guard let modal = try? SavedModal(entries[0], style: style, detent: detent, above: above)
    else { return }
    rebuild(modals: state.modals + [modal])
    count("modals")
  }

  /// The state with other parts; one that breaks a law stays as it is, for the test to find.
  mutating func rebuild(
    sections: [SavedSection]? = nil, modals: [SavedModal]? = nil, values: [ValueKey: Payload]? = nil
  ) {
    let rebuilt = try? SavedState(
      sections: sections ?? state.sections, active: state.active, parked: state.parked,
      modals: modals ?? state.modals, split: state.split, values: values ?? state.values,
      retention: state.retention, mint: state.mint)
    if let rebuilt { state = rebuilt }
  }

  /// Whether one chance in so many has come.
  public mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  mutating func count(_ thing: String) { met[thing, default: 0] += 1 }

  /// Few enough that duplicates and parked rows are met; two are the same letter in two forms.
  static let routes: [SavedRoute] = [
    SavedRoute("home"), SavedRoute("trail", payload: #"{"id":17}"#, title: "Angels Landing"),
    SavedRoute("trail", version: PayloadVersion(literal: 2), payload: #"{"id":17}"#),
    SavedRoute("place", payload: "{\"name\":\"caf\u{e9}\"}"),
    SavedRoute("place", payload: "{\"name\":\"cafe\u{301}\"}"),
    SavedRoute("thread", payload: #"{ "id" : 18446744073709551615 }"#),
    SavedRoute("search", payload: "null"),
  ]

  static let sections: [SectionName<SavedRoute>] = [
    .named(SavedRoute("trails")), .named(SavedRoute("trips")),
    .named(SavedRoute("account", payload: #"{"id":"work"}"#)),
  ]
}

extension PayloadVersion {
  /// A version from a number that is good.
  public init(literal number: Int) {
    do { try self.init(number) } catch { preconditionFailure("\(error)") }
  }
}
