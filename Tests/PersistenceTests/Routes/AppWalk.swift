import Foundation
import TestSupport

@testable import Navigation

/// The screens of the newest version of an app.
enum NewStop: Route {
  case shelf(Int), item(Int), odd(Odd), poster(Int)
}

/// The screens of the version before, which has no posters.
enum Stop: Route {
  case shelf(Int), item(Int), odd(Odd)
}

/// The sections of the newest version of an app.
enum NewHall: Route {
  case ground, upper, cellar(Odd), garden
}

/// The sections of the version before, which has no garden. The cellar may have no number, and is
/// not written then.
enum Hall: Route {
  case ground, upper, cellar(Odd)
}

/// A number whose coding may fail.
struct Odd: Codable, Hashable, Sendable {
  var number: Int
  var isBroken = false

  struct Failure: Error {}

  func encode(to encoder: any Encoder) throws {
    guard !isBroken else { throw Failure() }
    try number.encode(to: encoder)
  }

  init(_ number: Int, isBroken: Bool = false) {
    (self.number, self.isBroken) = (number, isBroken)
  }

  init(from decoder: any Decoder) throws { number = try Int(from: decoder) }
}

/// Moves an app's state in every way there is: actions, what layouts write back, and the rest.
struct AppWalk<SectionRoute: Route, Screen: Route> {
  typealias State = NavigationState<SectionRoute, Screen>

  var random: SeededGenerator
  var state: State
  let sections: [SectionRoute]
  let screens: [Screen]
  /// How many steps did each thing.
  var met: [String: Int] = [:]

  init(_ state: State, _ sections: [SectionRoute], _ screens: [Screen], _ random: SeededGenerator) {
    (self.state, self.sections, self.screens, self.random) = (state, sections, screens, random)
  }

  mutating func step() {
    switch below(20) {
    case 0..<10:
      let action = self.action()
      look(state.apply(action).change)
    case 10..<16:
      let write = self.write()
      if let change = state.absorb(write).change {
        look(change)
        met["absorbed", default: 0] += 1
      }
    case 16:
      let (gone, hall) = (screen(), below(8) == 0 ? sections[below(sections.count)] : nil)
      let report = state.validate(
        { $0 == gone ? .gone : .there }, sections: { $0 == hall ? .gone : .there })
      if report.change != nil { met["validated", default: 0] += 1 }
    case 17:
      state.values[["filter", "scroll", "tint"][below(3)]] =
        below(3) == 0 ? nil : ["1", "1.0"][below(2)]
    case 18:
      state.split.columns = below(2) == 0 ? .two : .three
      let limits: [RetentionPolicy] = [.dictionary(limit: nil), .dictionary(limit: 2), .singleSlot]
      // A whole save lets go what a narrower policy does not keep; that is another test's.
      let limit = limits[below(3)]
      if state.parked.isEmpty, state.unread.parked.isEmpty { state.retention = Retention(limit) }
    default:
      switch below(4) {
      case 0: state.sectionLimit = 1 + below(3)
      case 1: _ = state.repair()
      case 2:
        // Another copy goes its own way, and is written.
        var other = self
        for _ in 0..<3 { other.state.apply(action()) }
        _ = try? NavigationCoder<SectionRoute, Screen>().write(&other.state)
      default:
        let actions = [action(), action()]
        state.update { apply in for action in actions { _ = apply(action) } }
      }
    }
  }

  private mutating func look(_ change: NavigationChange?) {
    guard let change else { return }
    if !change.parked.isEmpty { met["parked", default: 0] += 1 }
    if !change.unparked.isEmpty { met["unparked", default: 0] += 1 }
    if !change.committed.isEmpty { met["committed", default: 0] += 1 }
    if change.isProvisional { met["provisional", default: 0] += 1 }
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func screen() -> Screen { screens[below(screens.count)] }

  private mutating func new() -> NewEntry<Screen> {
    NewEntry(
      screen(), column: below(3) == 0 ? .content : .detail,
      checkpoint: below(6) == 0 ? "here" : nil, answers: below(8) == 0 ? "asked" : nil)
  }

  private mutating func news(_ most: Int) -> [NewEntry<Screen>] {
    (0..<below(most + 1)).map { _ in new() }
  }

  private mutating func name() -> SectionName<SectionRoute> {
    below(5) == 0 ? .anonymous : .named(sections[below(sections.count)])
  }

  private mutating func id() -> EntryID? { state.entries.randomElement(using: &random)?.id }

  private var front: [Entry<Screen>] {
    state.modals.last?.path.entries ?? state.activeSection?.path.entries ?? []
  }

  private mutating func path(_ entries: some Collection<Entry<Screen>>) -> [PathElement<Screen>] {
    var path = entries.map { PathElement<Screen>.kept($0.id) }
    if below(2) == 0, !path.isEmpty { path.removeLast(1 + below(path.count)) }
    if below(2) == 0 { path += news(2).map { .new($0) } }
    if below(10) == 0, let id = id() { path.insert(.kept(id), at: below(path.count + 1)) }
    if below(10) == 0 { path.shuffle(using: &random) }
    return path
  }

  private mutating func action() -> NavigationAction<SectionRoute, Screen> {
    if let row = state.parked.last?.path.entries.first, below(6) == 0 { return .select(row.route) }
    switch below(19) {
    case 0, 1, 2: return .push(new(), ifNew: below(4) == 0)
    case 3: return .pop(count: below(3))
    case 4:
      return .popTo(
        id().map { below(2) == 0 ? .entry($0) : .checkpoint("here") } ?? .route(screen()))
    case 5: return below(2) == 0 ? .popToRoot : .popToDetailRoot
    case 6: return .replace(below(2) == 0 ? nil : id(), with: new())
    case 7: return .setPath(path(front))
    case 8, 9: return .select(screen())
    case 10: return .select(nil)
    case 11: return .reselect(below(2) == 0 ? .ignore : .popToDetailRoot)
    case 12, 13: return .section(below(5) == 0 ? nil : name())
    case 14: return .jump(name(), news(3))
    case 15: return .present(new(), style: below(2) == 0 ? .sheet : .popover, detent: "half")
    case 16: return .dismiss(below(2) == 0 ? nil : id())
    default: return .fill(news(2))
    }
  }

  private mutating func write() -> LayoutWrite<SectionRoute, Screen> {
    let three = state.regular(columns: .three)
    switch below(10) {
    case 0:
      return .stack(below(3) == 0 ? name() : state.activeSection?.name, path(state.compact().stack))
    case 1: return .sectionStack(path(state.compact().stack))
    case 2: return .sidebar(below(4) == 0 ? nil : name())
    case 3: return .content(path(three.content))
    case 4: return .selection(below(4) == 0 ? nil : screen())
    case 5: return .detail(path(three.detail.dropFirst()), .three)
    case 6: return .detail(path(state.activeSection?.path.entries ?? []), .two)
    case 7: return .modalStack(path(state.modals.last?.path.entries.dropFirst() ?? []))
    case 8: return .modals(state.modals.compactMap(\.root?.id).dropLast(below(2)))
    default: return .visibility(SplitSettings.Visibility.allCases[below(4)])
    }
  }
}
