import Navigation
import Persistence

extension ListedSession {
  /// The session, if it can be read.
  var stored: StoredSession? { try? content.get() }

  /// Whether it can be read, and all of it is as it was saved.
  var isWhole: Bool { stored?.damage.isEmpty ?? false }

  /// Ends with an error where some of the sessions that were printed are not all that was saved.
  static func checkWhole(_ sessions: [ListedSession], in path: String) throws {
    let damaged = sessions.filter { !$0.isWhole }.map { "'\($0.id)'" }
    guard damaged.isEmpty else {
      let names = damaged.prefix(Failure.greatestListLength).joined(separator: ", ")
      throw Failure(
        .badData, "damaged", "\(path): \(damaged.count) of \(sessions.count) sessions are damaged.",
        hint: "See each with 'navctl show -s'. They are: \(names).")
    }
  }
}
