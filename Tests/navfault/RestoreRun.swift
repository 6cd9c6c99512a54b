import Navigation
import Persistence
import Synchronization

/// A restore as an app does it: begun, loaded as far as it should go, and ended.
struct RestoreRun {
  private let store: SessionStore
  private let build: String

  init(of store: SessionStore, build: String) {
    self.store = store
    self.build = build
  }

  /// Restores, and calls `willLoad` in the middle of the loading.
  ///
  /// - Parameters:
  ///   - willBegin: Told how far the restore is to go.
  ///   - willLoad: Called before the third statement, when some rows were read and others not.
  /// - Throws: What the store throws.
  func run(
    willBegin: (RestoreAttempt) -> Void, willLoad: @escaping @Sendable () -> Void
  ) throws {
    willBegin(try store.beginRestore(build: build))
    let count = Mutex(0)
    try store.observeStatements { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number == 3 { willLoad() }
    }
    for listed in try store.list() { _ = try listed.content.get() }
    try store.restoreSucceeded()
  }
}
