import Navigation
import Synchronization

/// A route that counts how often it is looked at: compared or hashed.
struct CountedRoute: Hashable, Sendable {
  let number: Int
  let looks: Looks

  static func == (left: Self, right: Self) -> Bool {
    left.looks.count()
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    looks.count()
    hasher.combine(number)
  }
}

/// Counts looks at routes.
final class Looks: Sendable {
  private let number = Mutex(0)

  func count() { number.withLock { $0 += 1 } }

  /// How many looks a piece of work costs.
  func spent(_ work: () -> Void) -> Int {
    let before = number.withLock { $0 }
    work()
    return number.withLock { $0 } - before
  }
}
