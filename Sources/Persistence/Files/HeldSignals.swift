#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that ask a process to end, held back on this thread while it has something to tidy up.
struct HeldSignals {
  /// Whether one of them has come, and waits.
  func arePending() -> Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return Interruption.signals.contains { sigismember(&pending, $0) == 1 && !Self.isIgnored($0) }
  }

  /// Whether the process ignores a signal, as one under `nohup` does: held back, it still comes.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sa_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Runs a closure that tidies up after itself; what came in between is delivered then.
  static func during<Value>(_ body: (HeldSignals) throws -> Value) rethrows -> Value {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in Interruption.signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body(HeldSignals())
  }
}
