import Dispatch
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// A copy is taken while a program saves, writes its log into the database, and begins it anew.
@Suite struct CopyUnderWayTests {
  @Test func `a copy that is taken meanwhile is a state that was saved`() throws {
    let place = try TestStore(saving: .sample())
    let (store, database) = (try place.open(), place.database)
    // At the end of the file, so that much is saved between copying the sessions and the log.
    try RawDatabase(database).run(
      """
      INSERT INTO snapshot (session, entry, model, version, payload, crc)
      VALUES (99, 1, 'padding', 1, printf('%.8000000c', 'x'), 0)
      """)
    let begun = DispatchSemaphore(value: 0)
    let rounds = 40
    let failure = Mutex<String?>(nil)
    let saver = DispatchGroup()
    DispatchQueue.global().async(group: saver) {
      do {
        for round in 0..<rounds {
          begun.wait()
          for step in 1...6 { try save(round * 6 + step, in: store, database) }
        }
      } catch { failure.withLock { $0 = "\(error)" } }
    }
    for _ in 0..<rounds {
      begun.signal()
      // Past the store, which would not do this to a file that its own process has open.
      let state = try #require(
        try PrivateCopy.use(of: database) { copy in
          try SessionStore(at: copy.database, for: .reading).load(.main)?.session.state
        })
      let (even, odd) = (number(state.values["even"]), number(state.values["odd"]))
      #expect(abs(even - odd) <= 1, "\(even) and \(odd) were never there together")
    }
    saver.wait()
    #expect(failure.withLock { $0 } == nil)
  }
}

private func number(_ payload: Payload?) -> Int {
  Int(payload?.text.prefix { $0 != "." } ?? "0") ?? -9
}

/// Saves one of two values, in turn, and writes the log into the database; each value fills pages of its own.
private func save(_ number: Int, in store: SessionStore, _ database: String) throws {
  var session = try #require(try store.load(.main)?.session)
  let padding = String(repeating: "0", count: 9000)
  session.state.values[number.isMultiple(of: 2) ? "even" : "odd"] =
    Payload(stringLiteral: "\(number).\(padding)")
  try store.save(session)
  // PASSIVE leaves the log as it is until the next save begins it anew.
  if number.isMultiple(of: 3) {
    let mode = number.isMultiple(of: 2) ? "TRUNCATE" : "PASSIVE"
    try RawDatabase(database, keepsLog: true).run("PRAGMA wal_checkpoint(\(mode))")
  }
}
