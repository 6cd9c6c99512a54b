public import Navigation

/// Why a store could not be opened, read or written. Nothing was changed.
public enum StoreError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case notFound
  /// The folder holds no store.
  case notAStore
  /// The file is empty.
  case empty
  /// The file is no database.
  case notADatabase
  /// The database is another program's; these are its tables.
  case foreign(tables: [String])
  /// The store was written by a newer version of this package.
  case newer(found: Int, known: Int)
  /// The file is damaged.
  case corrupt(SQLiteError)
  /// A row is damaged: what it holds is not what was written.
  case damagedRow(table: String)
  /// A session has not the rows that it had when it was saved.
  case missingRows
  /// Rows of a session are damaged or missing, so that it cannot be replaced, or undone, whole.
  case damagedSession([StoredDamage])
  /// The tables are not those of the version that the store says it has.
  case wrongTables(SQLiteError)
  /// A private copy could not be made in the folder for temporary files.
  case noPrivateCopy(folder: String, reason: String)
  /// The rows of a session do not make a session.
  case brokenSession(reason: String)
  /// A bare database file can be read, and only a store can be written.
  case bareFile
  /// A process has the store to itself.
  case held(by: Holder)
  /// The store cannot be used now. It is not damaged.
  case unavailable(Unavailability)
  /// The store could not be created, for this reason.
  case cannotCreate(reason: String)
  /// A part of the session is too large to be saved.
  case tooLarge(SizeFault)
  /// Another save came between reading and this one.
  case outdated
  /// A change counts from a state that is not the one that is stored.
  case changeOfAnotherState
  /// There is no session of that name.
  case noSuchSession(SessionID)
  /// There is a session of that name.
  case sessionExists(SessionID)
  /// Something is at the path already.
  case fileExists
  /// A revision is not kept; these are.
  case noSuchRevision(Int64, kept: ClosedRange<Int64>)
  /// The SQLite of this system is older than the store needs.
  case engineTooOld(found: Int32)
  /// A migration would leave rows that refer to nothing.
  case danglingRows(after: String)
  /// SQLite refused something that it never should.
  case unexpected(SQLiteError)
  /// The database has a store's tables, and not the mark that says whose they are.
  case unmarked
  /// A migration that takes something away needs a backup, which could not be made.
  case noBackup(before: String, reason: String)
  /// Sessions that are to be deleted could not be copied first.
  case noCopy(reason: String)

  /// What an error of SQLite means to a caller of the store.
  init(_ error: SQLiteError) {
    self =
      switch error.kind {
      case .unavailable(let reason): .unavailable(reason)
      case .corrupt: .corrupt(error)
      case .notADatabase: .notADatabase
      // Every statement is run by the tests: one that the database refuses met other tables.
      case .refused: .wrongTables(error)
      // No statement of ours meets a key twice in a whole file: rows stand where they are not found.
      case .other where error.isOfKeys: .missingRows
      case .other: .unexpected(error)
      }
  }

  /// Whether the file itself is damaged, so that it may be set aside and begun anew.
  ///
  /// Nothing else is a reason for that: a store that is busy, held, full or locked by the device
  /// is whole, and one of a newer version or of another program is somebody's.
  public var isDamage: Bool {
    switch self {
    case .corrupt, .notADatabase: true
    case .notFound, .notAStore, .empty, .foreign, .newer, .damagedRow, .missingRows, .wrongTables,
      .damagedSession, .changeOfAnotherState, .noSuchSession, .sessionExists, .fileExists,
      .noSuchRevision,
      .noPrivateCopy, .brokenSession, .bareFile, .held, .unavailable, .cannotCreate, .tooLarge,
      .outdated, .engineTooOld, .danglingRows, .unexpected, .unmarked, .noBackup,
      .noCopy:
      false
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .notFound: "There is nothing at that path."
    case .notAStore: "The folder holds no navigation store."
    case .empty: "The file is empty. The app may have stopped before its first save."
    case .notADatabase: "The file is not an SQLite database."
    case .foreign(let tables):
      "The database holds no navigation state; its tables are: "
        + "\(tables.isEmpty ? "none" : tables.joined(separator: ", "))."
    case .newer(let found, let known):
      "The store was written in version \(found); this release reads up to \(known). "
        + "It was not changed."
    case .corrupt(let error): "The database is damaged: \(error.message)."
    case .damagedRow(let table):
      "A row of the table '\(table)' is damaged: its checksum does not match."
    case .missingRows: "Rows of a session are missing: the file is damaged."
    case .damagedSession(let damage):
      "The session is damaged. \(damage.first.map(String.init) ?? "") Nothing was written."
    case .wrongTables(let error):
      "The store's tables are not those of its version: \(error.message)."
    case .noPrivateCopy(let folder, let reason):
      "A private copy could not be made in '\(folder)': \(reason)."
    case .brokenSession(let reason): "The session's rows do not fit together. \(reason)"
    case .bareFile:
      "That is a single database file, which can only be read. Save into a store, which is a folder."
    case .held(let holder) where holder.isThisProcess:
      "This program has the store open already. Use the store that it has."
    case .held(let holder): "The store is held by \(holder)."
    case .unavailable(let reason): "\(reason)"
    case .cannotCreate(let reason): "The store could not be created: \(reason)."
    case .tooLarge(let fault): "\(fault) Nothing was saved."
    case .outdated: "Another save came first. Load the session again, and then save."
    case .changeOfAnotherState:
      "The change counts from another state than the one that is stored. Save the session whole."
    case .noSuchSession(let id): "There is no session '\(id)'."
    case .sessionExists(let id): "There is a session '\(id)' already. Nothing was changed."
    case .fileExists: "Something is there already. Nothing was changed."
    case .noSuchRevision(let revision, let kept):
      "Revision \(revision) is not kept. Those from \(kept.lowerBound) to \(kept.upperBound) are."
    case .engineTooOld(let found):
      "The store needs SQLite 3.37 or newer; this system has \(found / 1_000_000)."
        + "\(found / 1000 % 1000)."
    case .danglingRows(let migration):
      "The migration '\(migration)' would leave rows that refer to nothing. It was undone."
    case .unexpected(let error): "\(error) That is a fault of this package; please report it."
    case .unmarked:
      "The database has the tables of a navigation store but not its mark: it was copied table by "
        + "table, or changed by another program."
    case .noBackup(let migration, let reason):
      "The migration '\(migration)' needs a backup of the store first, and none could be made: "
        + "\(reason) Nothing was changed."
    case .noCopy(let reason):
      "No copy could be made of what is to be deleted, so that nothing was. \(reason)"
    }
  }
}

/// Runs a closure, and gives what SQLite throws its meaning for a caller of the store.
func storeErrors<Value>(_ body: () throws -> Value) throws -> Value {
  do { return try body() } catch let error as SQLiteError { throw StoreError(error) }
}
