import CSQLite

/// What SQLite counts, for tests that hold the store to its cost.
extension Connection {
  /// How many statements were begun and not ended; each would hold a lock.
  /// <https://www.sqlite.org/c3ref/stmt_busy.html>
  var busyStatements: Int {
    var count = 0
    forEachStatement { if sqlite3_stmt_busy($0) != 0 { count += 1 } }
    return count
  }

  /// How much work the prepared statements have done, from opening on.
  /// <https://www.sqlite.org/c3ref/c_stmtstatus_counter.html>
  var work: StatementWork {
    var work = StatementWork()
    forEachStatement { statement in
      work.steps += Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 0))
      work.fullScanSteps += Int(
        sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0))
    }
    return work
  }

  private func forEachStatement(_ body: (OpaquePointer) -> Void) {
    var statement = sqlite3_next_stmt(handle, nil)
    while let next = statement {
      body(next)
      statement = sqlite3_next_stmt(handle, next)
    }
  }
}

/// What prepared statements have done.
package struct StatementWork: Hashable, Sendable {
  /// Instructions of SQLite's virtual machine.
  package var steps = 0
  /// Rows that were stepped over in looking through a whole table.
  package var fullScanSteps = 0
}
