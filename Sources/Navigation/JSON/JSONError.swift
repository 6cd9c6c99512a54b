/// The first fault of a text that is not JSON, and where it is.
///
/// It carries facts; `description` and `hint` put them into words.
public struct JSONError: Error, Hashable, Sendable {
  /// Where the fault is: the character that is wrong, or the place where one is missing.
  public var position: JSONPosition
  /// What is wrong.
  public var reason: Reason
  /// The bracket that was left open, or the first of two equal keys; nil where there is neither.
  public var related: JSONPosition?
  /// What the bracket at `related` opens; nil where `related` is no bracket.
  public var unclosed: Container?

  init(
    position: JSONPosition, reason: Reason, related: JSONPosition? = nil,
    unclosed: Container? = nil
  ) {
    self.position = position
    self.reason = reason
    self.related = related
    self.unclosed = unclosed
  }
}
