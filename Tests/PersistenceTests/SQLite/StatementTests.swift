import CSQLite
import Testing

@testable import Persistence

@Suite struct StatementTests {
  private static let echo = SQL("echo", "SELECT ?1")
  private static let make = SQL("make table", "CREATE TABLE t (a TEXT NOT NULL UNIQUE) STRICT")
  private static let insert = SQL("insert secret", "INSERT INTO t VALUES (?1)")

  @Test(arguments: ["a\0b", "\0", "", "cafe\u{301}", "caf\u{E9}", "😀", "a\0"])
  func `a text comes back to the letter`(text: String) throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    let back = try connection.rows(Self.echo, [.text(text)]) { try $0.optionalText(0) }
    #expect(back.first??.utf8.elementsEqual(text.utf8) == true)
  }

  @Test(arguments: [[], [0x61, 0, 0x62]] as [[UInt8]])
  func `bytes of a text come back to the letter`(bytes: [UInt8]) throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    let back = try connection.rows(Self.echo, [.utf8(bytes)]) { row in
      row.isNull(0) ? nil : row.bytes(0)
    }
    #expect(back == [bytes])
  }

  @Test func `a value that is not given again is NULL and not the one before`() throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    _ = try connection.rows(Self.echo, [.text("before")]) { try $0.optionalText(0) }
    #expect(try connection.rows(Self.echo) { $0.isNull(0) } == [true])
  }

  @Test func `a text that is not UTF-8 is told as damage`() throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    #expect {
      try connection.rows(Self.echo, [.utf8([0x61, 0xFF])]) { try $0.text(0) }
    } throws: { error in
      (error as? SQLiteError)?.kind == .corrupt
    }
  }

  @Test(arguments: [SQLiteValue.text("hunter2"), .integer(4_815_162_342), .null])
  func `an error names the statement and never a value`(value: SQLiteValue) throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    try connection.run(Self.make)
    let error = #expect(throws: SQLiteError.self) {
      for _ in 0..<2 { try connection.run(Self.insert, [value]) }
      // A text takes an integer as it is; only the second one breaks the table's rule.
    }
    #expect(error?.statement == "insert secret")
    let told = error.map { "\($0)" } ?? ""
    #expect(!told.contains("hunter2") && !told.contains("4815162342"))
  }

  @Test func `a statement that failed is ready to be run again`() throws {
    var connection = try Connection(path: ":memory:", mode: .create)
    try connection.run(Self.make)
    #expect(throws: SQLiteError.self) { try connection.run(Self.insert, [.null]) }
    #expect(try connection.run(Self.insert, [.text("a")]) == 1)
  }
}
