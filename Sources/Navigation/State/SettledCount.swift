/// How much of a path, from the first entry on, is as it was when it was last handed over to be
/// saved. It is no part of where the user is: two are always equal.
struct SettledCount: Hashable, Sendable {
  /// How many entries are as they were.
  var count = 0
  /// How many there were; -1 where it was never handed over: it may have the place of another.
  var total = -1

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
