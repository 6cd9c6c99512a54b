import Persistence
import Synchronization

/// Opens a store, and calls a closure before each statement of the steps that make it or bring it
/// up to date, with its number, from 1, and its name.
func open(
  _ path: String, willRun: @escaping @Sendable (_ number: Int, _ name: String) -> Void
) throws {
  let count = Counter()
  _ = try SessionStore(at: path, observingSteps: { name in willRun(count.next(), name) })
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
