import Navigation
import Persistence

extension Failure {
  /// What an error of the store means at the command line, with the path as it was typed.
  init(_ error: StoreError, at path: String) {
    switch error {
    case .notFound:
      let near = NearbyFiles.like(path)
      self.init(
        .notFound, "file-not-found", "There is no store '\(path)'.",
        hint: NearMiss.question(offering: near), near: near)
    case .notAStore:
      let inside = Array(NearbyFiles.stores(in: path).prefix(Failure.greatestListLength))
      self.init(
        .notFound, "not-a-store", "'\(path)' is not a navigation store.",
        hint: inside.isEmpty
          ? "A store is a folder with the file navigation.sqlite in it."
          : "Found \(inside.joined(separator: ", ")).",
        near: inside)
    case .empty:
      self.init(
        .badData, "empty-file", "'\(path)' is an empty file (0 bytes).",
        hint: "The app may have stopped before its first save.")
    case .notADatabase:
      self.init(
        .badData, "not-a-database", "'\(path)' is not an SQLite database.",
        hint: "A session document goes in with 'navctl save <store> \(path)'.")
    case .foreign(let tables):
      self.init(
        .badData, "foreign-database",
        "'\(path)' is an SQLite database but holds no navigation state.",
        hint: tables.isEmpty
          ? "It has no tables." : "Its tables are: \(tables.joined(separator: ", ")).")
    case .newer(let found, let known):
      self.init(
        .newer, "newer-store",
        "'\(path)' was written by store version \(found); this navctl reads up to \(known).",
        hint: "Use the navctl of that release. The store was not changed.")
    case .corrupt(let cause):
      self.init(
        .badData, "damaged",
        "'\(path)' is damaged: \(DatabaseFile(at: path).shortfall ?? cause.message).",
        hint: "Ask for the file again, with the '-wal' file beside it.")
    case .damagedRow, .brokenSession, .missingRows:
      self.init(.badData, "damaged", "'\(path)' is damaged. \(error)")
    case .wrongTables:
      self.init(
        .badData, "wrong-tables", "'\(path)': \(error)",
        hint: "Another program changed it, or it is damaged. Nothing was written.")
    case .noPrivateCopy:
      self.init(
        .inputOutput, "no-private-copy", "\(error)",
        hint: "Set TMPDIR to a folder with room for a copy of '\(path)'.")
    case .changeOfAnotherState:
      self.init(.fault, "fault", "'\(path)': \(error)")
    case .damagedSession:
      self.init(
        .badData, "damaged", "'\(path)' is damaged. \(error)",
        hint: "Save it under another name, with --session, or into another store.")
    case .noSuchSession:
      self.init(.notFound, "session-not-found", "'\(path)': \(error)")
    case .sessionExists, .fileExists:
      self.init(.cannotCreate, "output-exists", "'\(path)': \(error)")
    case .noSuchRevision:
      self.init(
        .notFound, "no-such-revision", "\(error)",
        hint: "A store keeps the newest \(SessionHistory.length) revisions of a session.")
    case .unmarked:
      self.init(
        .badData, "unmarked", "'\(path)': \(error)", hint: "Ask for the file as the app wrote it.")
    case .noBackup:
      self.init(
        .inputOutput, "no-backup", "'\(path)': \(error)",
        hint: "Free some space and run the same command again.")
    case .noCopy:
      self.init(
        .inputOutput, "no-backup", "'\(path)': \(error)",
        hint: "Mend that, or add --no-backup to keep no copy.")
    case .bareFile:
      self.init(
        .badData, "bare-file",
        "'\(path)' is a single database file, which can only be read.",
        hint:
          "A session of it can be saved into a store: 'navctl restore \(ShellWord.quoted(path)) "
          + "--json | navctl save new.navstore -'.")
    case .tooLarge(let fault):
      self.init(.badData, "too-large", "\(fault) Nothing was saved.")
    case .held(let holder):
      self.init(
        .tryAgain, "held", "'\(path)' is held by \(holder).",
        hint: "Close that program, then run this again. Reading goes on meanwhile.")
    case .outdated: self.init(.unavailable(.busy), at: path)
    case .unavailable(let reason): self.init(reason, at: path)
    case .cannotCreate(let reason):
      self.init(
        .cannotCreate, "cannot-create", "The store '\(path)' cannot be created: \(reason).")
    case .engineTooOld, .danglingRows, .unexpected:
      self.init(.fault, "fault", "'\(path)': \(error)")
    }
  }
}

extension Failure {
  /// Why a store cannot be used now.
  fileprivate init(_ reason: Unavailability, at path: String) {
    switch reason {
    case .busy:
      self.init(
        .tryAgain, "locked", "'\(path)' is locked by another program.",
        hint: "Close the app, then run this again.")
    case .full:
      self.init(
        .inputOutput, "disk-full",
        "The disk is full while saving to '\(path)'. Nothing was saved.",
        hint: "Free some space and run the same command again.")
    case .notPermitted:
      self.init(.notPermitted, "no-permission", "No permission for '\(path)'.")
    case .inputOutput:
      self.init(.inputOutput, "input-output", "'\(path)': \(reason)")
    case .outOfMemory:
      self.init(.inputOutput, "out-of-memory", "'\(path)': \(reason)")
    case .interrupted: self = .stopped
    }
  }
}

/// Runs a closure, and tells an error of the store as one of the command.
func failing<Value>(at path: String, _ body: () throws -> Value) throws -> Value {
  do { return try body() } catch let error as StoreError { throw Failure(error, at: path) }
}
