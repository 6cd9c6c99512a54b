import Navigation
import Persistence
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The save of one document into one store.
struct DocumentSave {
  private let store: SessionStore
  private let session: SavedSession
  private let note: Note?

  init(_ path: String, into store: SessionStore) throws {
    let document = try SessionDocument(reading: Array(try Data(contentsOf: URL(filePath: path))))
    self.store = store
    session = try document.session(adopting: try store.load(document.id)?.session)
    note = document.note
  }

  /// Saves, and calls `willRun` before each statement of the transaction with its number, from 1,
  /// and its name.
  func run(
    isRehearsal: Bool = false,
    willRun: (@Sendable (_ number: Int, _ name: String) -> Void)? = nil
  ) throws -> SaveReport {
    if let willRun {
      let counter = StatementCounter()
      try store.observeStatements { name in
        if let number = counter.number(of: name) { willRun(number, name) }
      }
    }
    return try store.save(session, note: note, isRehearsal: isRehearsal)
  }

  /// How many statements the transaction runs; a rehearsal ends in as many as a save.
  func statementCount() throws -> Int {
    let count = Mutex(0)
    _ = try run(isRehearsal: true) { number, _ in count.withLock { $0 = number } }
    return count.withLock { $0 }
  }
}

/// Numbers the statements after "begin immediate".
private final class StatementCounter: Sendable {
  private let count = Mutex<Int?>(nil)

  func number(of name: String) -> Int? {
    count.withLock { count in
      if name == "begin immediate" {
        count = 0
        return nil
      }
      count = count.map { $0 + 1 }
      return count
    }
  }
}
