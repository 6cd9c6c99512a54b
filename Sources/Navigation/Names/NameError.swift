/// Why a text cannot be a stored name.
public enum NameError: Error, Hashable, Sendable {
  /// The text has no character.
  case empty
  /// The text has more than 255 Unicode scalars.
  case tooLong(length: Int)
  /// No route can have this name.
  case reserved
  /// An extension's key is not in reverse-DNS style.
  case notReverseDNS
}

extension NameError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .empty: "A name must have at least one character."
    case .tooLong(let length): "A name may have 255 characters; this one has \(length)."
    case .reserved: "No route can be named 'type'."
    case .notReverseDNS: "An extension's key is written as com.example.app.thing."
    }
  }
}
