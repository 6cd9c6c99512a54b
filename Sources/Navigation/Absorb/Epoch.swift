/// Counts what makes the bindings of a layout out of date: another layout, another section, a
/// change that the program made.
public struct Epoch: Hashable, Comparable, Sendable {
  private var number = 0

  /// The first epoch.
  public init() {}

  /// Begins the next one: what was read before is out of date.
  public mutating func advance() { number &+= 1 }

  /// Orders by time.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
