/// Which sections were visited most recently.
///
/// It is not saved: after a restore, the order of the sections stands for it. So two states that
/// differ in nothing else are equal.
struct SectionRecency<Route: Hashable & Sendable>: Hashable, Sendable {
  private var visits: [SectionName<Route>: Int] = [:]
  private var count = 0

  mutating func visit(_ name: SectionName<Route>) {
    count += 1
    visits[name] = count
  }

  mutating func forget(_ name: SectionName<Route>) {
    visits[name] = nil
  }

  /// The place whose section was visited longest ago; the first of those that were never.
  func leastRecent(of places: [Int], by name: (Int) -> SectionName<Route>) -> Int? {
    places.min { visits[name($0), default: 0] < visits[name($1), default: 0] }
  }

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
