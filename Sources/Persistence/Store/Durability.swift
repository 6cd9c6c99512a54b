/// What a save survives once it was answered.
public enum Durability: Hashable, CaseIterable, Sendable {
  /// The death of the process. A loss of power may bring an earlier save back, whole; never a
  /// mixture.
  case lazy
  /// The loss of power too. What lazy saves left before it is then safe as well, even where this
  /// save had nothing to write.
  case durable
}
