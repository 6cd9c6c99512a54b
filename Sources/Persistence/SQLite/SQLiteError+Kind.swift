import CSQLite

extension SQLiteError {
  /// What a code means to a caller.
  public enum Kind: Hashable, Sendable {
    /// The database cannot be used now.
    case unavailable(Unavailability)
    /// The file is damaged.
    case corrupt
    /// The file is no database.
    case notADatabase
    /// The statement does not fit the tables.
    case refused
    /// Anything else: a fault of this package.
    case other
  }

  /// What the code means to a caller. The extended code decides where it says more than the
  /// primary one.
  public var kind: Kind {
    switch code {
    case csqlite_ioerr_nomem(): .unavailable(.outOfMemory)
    case csqlite_ioerr_auth(): .unavailable(.notPermitted)
    // The file was moved, or taken away, under us.
    case csqlite_readonly_dbmoved(): .unavailable(.inputOutput(reason: message))
    default: primaryKind
    }
  }

  private var primaryKind: Kind {
    switch primaryCode {
    // PROTOCOL: others came first too often. https://www.sqlite.org/rescode.html#protocol
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .unavailable(.busy)
    case SQLITE_NOMEM: .unavailable(.outOfMemory)
    case SQLITE_FULL: .unavailable(.full)
    case SQLITE_INTERRUPT: .unavailable(.interrupted)
    case SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH: .unavailable(.notPermitted)
    case SQLITE_CANTOPEN, SQLITE_IOERR: .unavailable(fileFault)
    case SQLITE_NOLFS: .unavailable(.inputOutput(reason: message))
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_ERROR, SQLITE_SCHEMA: .refused
    default: .other
    }
  }

  /// Why a file could not be opened, read or written: the system's own word where there is one
  /// that says more.
  private var fileFault: Unavailability {
    switch FileSystem.unavailability(systemError) {
    case .notPermitted: .notPermitted
    case .full: .full
    case .outOfMemory: .outOfMemory
    case .busy, .inputOutput, .interrupted: .inputOutput(reason: message)
    }
  }

  /// Whether a file could not be opened.
  var isOfOpening: Bool { primaryCode == SQLITE_CANTOPEN }
}
