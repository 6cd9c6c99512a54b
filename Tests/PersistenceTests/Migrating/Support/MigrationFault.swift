import Synchronization

@testable import Persistence

/// Counts the statements of a migration, and fails one of them.
final class MigrationFault: Sendable {
  static let error = SQLiteError(code: 10, message: "injected", statement: "test")

  private let failing: Int?
  private let counted = Mutex(0)

  /// A fault before the statement of that number, from 1; none to count alone.
  init(before number: Int? = nil) { failing = number }

  /// How many statements were met.
  var count: Int { counted.withLock { $0 } }

  /// A migrator that has the fault.
  func arming(_ migrator: Migrator) -> Migrator {
    var migrator = migrator
    migrator.willRun = { [self] _ throws(SQLiteError) in
      let number = counted.withLock { count in
        count += 1
        return count
      }
      if number == failing { throw Self.error }
    }
    return migrator
  }
}
