import Navigation
import Synchronization

/// Tells restores that died from those that stood, by a file beside the database.
final class RestoreGuard: Sendable {
  private let path: String
  private let underWay = Mutex<UnderWay?>(nil)

  /// A restore that this object has begun.
  private struct UnderWay {
    let file: GuardFile
    var record: GuardRecord
  }

  /// - Parameter path: The guard's file. It is made by the first restore.
  init(_ path: String) { self.path = path }

  deinit {
    // A store that is closed in good order has not died, nor has it shown that it restores.
    underWay.withLock { underWay in
      guard var last = underWay else { return }
      last.record.phase = .idle
      try? last.file.write(last.record)
      underWay = nil
    }
  }

  /// Notes that a restore begins, and tells how far it should go.
  func begin(_ build: GuardRecord.Build, at now: Timestamp) throws(StoreError) -> RestoreAttempt {
    try underWay.withLock { (underWay) throws(StoreError) in
      // Another window of the same process: one restore, as far as a death goes.
      if let underWay { return RestoreAttempt(deaths: underWay.record.deaths) }
      let file = try GuardFile(path)
      guard try file.takeIfFree() else {
        // Another process is in a restore, and its death is told by its own record.
        return RestoreAttempt(deaths: file.read()?.deaths(known: build, at: now) ?? 0)
      }
      let record = GuardRecord(after: file.read(), by: build, at: now)
      try file.write(record)
      underWay = UnderWay(file: file, record: record)
      return RestoreAttempt(deaths: record.deaths)
    }
  }

  /// Notes that the restore stands; nothing where none was begun.
  func succeeded() throws(StoreError) {
    try underWay.withLock { (underWay) throws(StoreError) in
      guard var last = underWay else { return }
      (last.record.phase, last.record.deaths) = (.idle, 0)
      try last.file.write(last.record)
      underWay = nil
    }
  }
}
