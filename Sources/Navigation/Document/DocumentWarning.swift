/// Something about a document that was read, and that its author may want to know.
public struct DocumentWarning: Hashable, Sendable {
  /// Where it stands in the text.
  public let position: JSONPosition
  /// The same place as a JSON Pointer (RFC 6901).
  public let pointer: String
  /// What it is.
  public let reason: Reason

  /// What a document can be warned about.
  public enum Reason: Hashable, Sendable {
    /// The name of a private type holds an address, so another run writes another name.
    case privateType(name: String, suggestion: String?)
  }
}

extension DocumentWarning: CustomStringConvertible {
  /// A sentence for people, without the place.
  public var description: String {
    switch reason {
    case .privateType(let name, let suggestion):
      "'\(name)' names a private type, and changes from run to run. "
        + "Give it a route name\(suggestion.map { ", such as '\($0)'" } ?? "")."
    }
  }
}
