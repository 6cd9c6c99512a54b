/// A part of a session that is larger than ``SizeLimits`` allows.
public struct SizeFault: Error, Hashable, Sendable {
  /// Which part it is.
  public let part: Part
  /// How many bytes of JSON it has.
  public let size: Int
  /// How many it may have.
  public let limit: Int

  /// What can be too large.
  public enum Part: Hashable, Sendable {
    /// An entry's route.
    case route(RouteName, of: EntryID)
    /// A section's route.
    case section(RouteName)
    /// A view model's snapshot.
    case snapshot(ModelName, of: EntryID)
    /// A result that waits for an entry.
    case result(ResultKey, of: EntryID)
    /// A value of the app's.
    case value(ValueKey)
    /// Another program's data.
    case `extension`(ExtensionKey)
    /// All parts together.
    case session
  }
}

extension SizeFault: CustomStringConvertible {
  /// A sentence for people, without any value of the user's.
  public var description: String {
    "\(part) has \(size) bytes; it may have \(limit)."
  }
}

extension SizeFault.Part: CustomStringConvertible {
  /// The part, as a sentence begins with it.
  public var description: String {
    switch self {
    case .route(let name, let id): "The route '\(name)' of entry \(id)"
    case .section(let name): "The section '\(name)'"
    case .snapshot(let model, let id): "The snapshot of '\(model)' for entry \(id)"
    case .result(let key, let id): "The result '\(key)' for entry \(id)"
    case .value(let key): "The value '\(key)'"
    case .extension(let key): "The extension '\(key)'"
    case .session: "The session"
    }
  }
}
