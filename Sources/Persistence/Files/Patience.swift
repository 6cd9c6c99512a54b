#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits in steps that grow, and in all no longer than was given.
struct Patience {
  private let end: ContinuousClock.Instant
  private var step: Int32 = 1
  private static let greatestStep: Int32 = 25

  init(_ duration: Duration) {
    // Clamped, because a moment that far away would be no number.
    end = ContinuousClock.now + .milliseconds(Int64(duration.clampedMilliseconds))
  }

  /// Waits for a step.
  ///
  /// - Returns: Whether there was any patience left.
  /// - Throws: ``StoreError/unavailable(_:)`` where the process was asked to end meanwhile.
  mutating func wait() throws(StoreError) -> Bool {
    try Interruption.check()
    let rest = (end - .now).clampedMilliseconds
    guard rest > 0 else { return false }
    poll(nil, 0, min(step, rest))
    step = min(step * 2, Self.greatestStep)
    return true
  }
}

extension Duration {
  /// Whole milliseconds, as many as SQLite can wait.
  var clampedMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(
      clamping: Int64(Int32(clamping: seconds)) * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
