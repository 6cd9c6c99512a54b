import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether this process was asked to end, as by Ctrl-C. What is at work then stops where nothing is
/// half done, and throws ``Unavailability/interrupted``.
///
/// It is for programs that do one thing and end: one that wants it calls ``watch()`` first. In all
/// others nothing is watched, and nothing is ever stopped.
package enum Interruption {
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static let isRequested = Atomic<Bool>(false)
  private static let isWatching = Atomic<Bool>(false)

  /// Takes note of the signals that ask to end, from now on. A second one ends the process at once.
  ///
  /// A wait that the system is in ends when one comes, since it is not begun again.
  package static func watch() {
    // Both are made before the handler could ask for them.
    isRequested.store(false, ordering: .relaxed)
    var watched = sigset_t()
    sigemptyset(&watched)
    for signal in signals where !HeldSignals.isIgnored(signal) {
      sigaddset(&watched, signal)
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      set(&action) { _ in
        // Only what a handler may do: https://man7.org/linux/man-pages/man7/signal-safety.7.html
        if Interruption.isRequested.exchange(true, ordering: .relaxed) { _exit(130) }
      }
      sigaction(signal, &action, nil)
    }
    isWatching.store(true, ordering: .relaxed)
    // A program that starts others from one of its threads may have left them held back.
    pthread_sigmask(SIG_UNBLOCK, &watched, nil)
  }

  /// Whether this program has asked to be told.
  static var isWatched: Bool { isWatching.load(ordering: .relaxed) }

  /// Whether the process was asked to end, and watches for it.
  package static var isAsked: Bool {
    isWatched && (isRequested.load(ordering: .relaxed) || HeldSignals().arePending())
  }

  /// - Throws: ``StoreError/unavailable(_:)`` where the process was asked to end.
  package static func check() throws(StoreError) {
    if isAsked { throw .unavailable(.interrupted) }
  }

  private static func set(
    _ action: inout sigaction, _ handler: @convention(c) @escaping (Int32) -> Void
  ) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sa_handler.sa_handler = handler
    #endif
  }
}
