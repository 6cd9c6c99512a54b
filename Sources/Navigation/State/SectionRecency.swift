/// Which sections were on screen most recently, and how many are kept.
///
/// It is not saved: after a restore, the order of the sections stands for it. So two states that
/// differ in nothing else are equal.
struct SectionRecency<Route: Hashable & Sendable>: Hashable, Sendable {
  /// How many sections keep their paths.
  var limit = 64
  private var left: [SectionName<Route>: Int] = [:]
  private var count = 0

  mutating func leave(_ name: SectionName<Route>) {
    count += 1
    left[name] = count
  }

  mutating func forget(_ name: SectionName<Route>) {
    left[name] = nil
  }

  /// Places of sections, the one left longest ago first; before it those that never were, in
  /// their order.
  func oldestFirst(_ places: [Int], by name: (Int) -> SectionName<Route>) -> [Int] {
    let times = places.map { (time: left[name($0), default: 0], place: $0) }
    return times.sorted(by: <).map(\.place)
  }

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
