import Foundation

/// A thread with a stack of 512 KiB, which is what a thread of an app may have.
public enum SmallStack {
  /// Runs a closure there, and waits for it.
  public static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}
