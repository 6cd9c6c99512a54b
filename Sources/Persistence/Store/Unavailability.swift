/// Why a store could not be used now, though nothing says that it is damaged.
///
/// Keep what is to be saved, and try again later. None of these is a reason to set a store aside.
public enum Unavailability: Hashable, Sendable {
  /// Another program is saving, and was not done in time.
  case busy
  /// The disk, or what this program may write, is full.
  case full
  /// The path may not be read, or not be written; a locked device also says so.
  case notPermitted
  /// Reading or writing failed, for this reason.
  case inputOutput(reason: String)
  /// There was not enough memory.
  case outOfMemory
  /// A signal asked the process to end, or the work was stopped.
  case interrupted
}

extension Unavailability: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .busy: "Another program has the store locked. Try again."
    case .full: "The disk is full. Nothing was saved."
    case .notPermitted: "There is no permission for that."
    case .inputOutput(let reason): "Reading or writing the store failed: \(reason)."
    case .outOfMemory: "There is not enough memory. Nothing was changed."
    case .interrupted: "Interrupted. Nothing was changed."
    }
  }
}
