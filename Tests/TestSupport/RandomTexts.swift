import Foundation

/// How many random texts a test reads.
///
/// `NAVIGATION_TEXTS` sets it, for a run of a night; by default a few seconds' worth.
public enum RandomTexts {
  /// The number that is asked for, or the test's own.
  public static func count(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["NAVIGATION_TEXTS"].flatMap { Int($0) } ?? usual
  }
}
