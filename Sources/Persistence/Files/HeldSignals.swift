#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that ask a process to end, held back on this thread while it has something to tidy up.
struct HeldSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether one of them has come, and waits.
  func arePending() -> Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return Self.signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Runs a closure that tidies up after itself; what came in between is delivered then.
  static func during<Value>(_ body: (HeldSignals) throws -> Value) rethrows -> Value {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body(HeldSignals())
  }
}
