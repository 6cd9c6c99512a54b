import Foundation

/// Random numbers that a seed tells: SplitMix64 (Steele, Lea, Flood 2014).
///
/// The seed is printed, and `NAVIGATION_SEED` sets it, so that a failure can be run again.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose numbers a seed tells.
  public init(seed: UInt64) { state = seed }

  /// A generator for one test, whose seed is printed.
  public init(for test: String) {
    let seed =
      ProcessInfo.processInfo.environment["NAVIGATION_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0 ... .max)
    print("\(test): NAVIGATION_SEED=\(seed)")
    self.init(seed: seed)
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
