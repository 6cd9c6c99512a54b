/// What a binding gave when it was read: with it, a later write through that binding can be told
/// from an echo, and from one that comes too late.
public struct BindingRead<Value: Hashable & Sendable>: Hashable, Sendable {
  /// When it was read.
  public let epoch: Epoch
  /// What it showed.
  public let value: Value

  /// Remembers a reading.
  public init(_ value: Value, in epoch: Epoch) {
    self.epoch = epoch
    self.value = value
  }

  /// What a write can be.
  public enum Verdict: Hashable, Sendable {
    /// The user changed something.
    case change
    /// The value that was shown came back.
    case echo
    /// The epoch has moved, or another column spoke first. Ignore the write, count it, and show
    /// the value anew.
    case stale
  }

  /// Judges a write.
  ///
  /// - Parameters:
  ///   - written: What the binding was given.
  ///   - shown: What the binding would give now.
  ///   - now: The epoch now.
  /// - Returns: What the write is. An echo of what is shown is an echo in every epoch.
  public func verdict(on written: Value, shown: Value, now: Epoch) -> Verdict {
    if written == shown { return .echo }
    guard epoch == now, value == shown else { return .stale }
    return .change
  }
}
