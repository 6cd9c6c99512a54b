import CSQLite
import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// What SQLite answers is told apart by type: a store that cannot be used now is not damaged.
@Suite struct StoreErrorTests {
  private static func error(_ code: Int32, system: Int32 = 0) -> SQLiteError {
    SQLiteError(code: code, message: "m", statement: "s", systemError: system)
  }

  private static let broken = StoreError.unavailable(.inputOutput(reason: "m"))

  /// Every primary code there is. <https://www.sqlite.org/rescode.html>
  private static let primary: [(Int32, StoreError)] = [
    (SQLITE_ERROR, .wrongTables(error(SQLITE_ERROR))),
    (SQLITE_INTERNAL, .unexpected(error(SQLITE_INTERNAL))),
    (SQLITE_PERM, .unavailable(.notPermitted)),
    (SQLITE_ABORT, .unexpected(error(SQLITE_ABORT))),
    (SQLITE_BUSY, .unavailable(.busy)),
    (SQLITE_LOCKED, .unavailable(.busy)),
    (SQLITE_NOMEM, .unavailable(.outOfMemory)),
    (SQLITE_READONLY, .unavailable(.notPermitted)),
    (SQLITE_INTERRUPT, .unavailable(.interrupted)),
    (SQLITE_IOERR, broken),
    (SQLITE_CORRUPT, .corrupt(error(SQLITE_CORRUPT))),
    (SQLITE_NOTFOUND, .unexpected(error(SQLITE_NOTFOUND))),
    (SQLITE_FULL, .unavailable(.full)),
    (SQLITE_CANTOPEN, broken),
    (SQLITE_PROTOCOL, .unavailable(.busy)),
    (SQLITE_EMPTY, .unexpected(error(SQLITE_EMPTY))),
    (SQLITE_SCHEMA, .wrongTables(error(SQLITE_SCHEMA))),
    (SQLITE_TOOBIG, .unexpected(error(SQLITE_TOOBIG))),
    (SQLITE_CONSTRAINT, .unexpected(error(SQLITE_CONSTRAINT))),
    (SQLITE_MISMATCH, .unexpected(error(SQLITE_MISMATCH))),
    (SQLITE_MISUSE, .unexpected(error(SQLITE_MISUSE))),
    (SQLITE_NOLFS, broken),
    (SQLITE_AUTH, .unavailable(.notPermitted)),
    (SQLITE_FORMAT, .unexpected(error(SQLITE_FORMAT))),
    (SQLITE_RANGE, .unexpected(error(SQLITE_RANGE))),
    (SQLITE_NOTADB, .notADatabase),
    (SQLITE_NOTICE, .unexpected(error(SQLITE_NOTICE))),
    (SQLITE_WARNING, .unexpected(error(SQLITE_WARNING))),
  ]

  @Test func `every primary code of SQLite has its meaning`() {
    #expect(Self.primary.map(\.0) == Array(1...28))
    for (code, meaning) in Self.primary {
      #expect(StoreError(Self.error(code)) == meaning, "\(code)")
    }
  }

  @Test func `of SQLite's codes two alone are damage`() {
    let damage = Self.primary.filter { StoreError(Self.error($0.0)).isDamage }.map(\.0)
    #expect(damage == [SQLITE_CORRUPT, SQLITE_NOTADB])
    // And so with whatever stands in the upper bits.
    for code in Int32(0)...0xFFFF where StoreError(Self.error(code)).isDamage {
      #expect(damage.contains(code & 0xFF), "\(code)")
    }
  }

  /// The extended codes by their numbers, as they are documented.
  @Test(
    arguments: [
      (3082, .unavailable(.outOfMemory)), (7178, .unavailable(.notPermitted)),
      (1032, broken), (517, .unavailable(.busy)), (261, .unavailable(.busy)),
      (8458, broken), (779, .corrupt(error(779))), (264, .unavailable(.notPermitted)),
      (787, .missingRows), (1555, .missingRows), (2067, .missingRows), (2579, .missingRows),
      (1299, .unexpected(error(1299))),
    ] as [(Int32, StoreError)])
  func `an extended code that says more decides`(code: Int32, meaning: StoreError) {
    #expect(StoreError(Self.error(code)) == meaning)
  }

  @Test(arguments: [SQLITE_CANTOPEN, SQLITE_IOERR, 778])
  func `the system's own error number says why a file failed`(code: Int32) {
    let system: [(Int32, Unavailability)] = [
      (EACCES, .notPermitted), (EPERM, .notPermitted), (EROFS, .notPermitted), (ENOSPC, .full),
      (EDQUOT, .full), (EFBIG, .full), (ENOMEM, .outOfMemory), (EIO, .inputOutput(reason: "m")),
      (EMFILE, .inputOutput(reason: "m")),
    ]
    for (number, reason) in system {
      #expect(StoreError(Self.error(code, system: number)) == .unavailable(reason), "\(number)")
    }
  }

  /// One of each case.
  private static let every: [StoreError] = [
    .notFound, .notAStore, .empty, .notADatabase, .foreign(tables: []), .newer(found: 2, known: 1),
    .corrupt(error(SQLITE_CORRUPT)), .damagedRow(table: "t"), .missingRows,
    .wrongTables(error(SQLITE_ERROR)), .noPrivateCopy(folder: "f", reason: "r"),
    .brokenSession(reason: "Why."), .bareFile, .held(by: .current), .unavailable(.busy),
    .unavailable(.full), .unavailable(.notPermitted), .unavailable(.inputOutput(reason: "r")),
    .unavailable(.outOfMemory), .unavailable(.interrupted), .cannotCreate(reason: "r"),
    .outdated, .engineTooOld(found: 3_036_000), .danglingRows(after: "m"),
    .unexpected(error(SQLITE_MISUSE)),
  ]

  @Test func `only a corrupt file and one that is no database may be set aside`() {
    #expect(
      Self.every.filter(\.isDamage) == [.notADatabase, .corrupt(Self.error(SQLITE_CORRUPT))])
  }

  @Test func `each says a sentence of its own`() {
    let texts = Self.every.map(\.description)
    #expect(Set(texts).count == texts.count)
    #expect(texts.filter { !$0.hasSuffix(".") } == [])
  }
}
