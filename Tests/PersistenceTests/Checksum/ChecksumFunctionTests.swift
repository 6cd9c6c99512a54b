import CSQLite
import Testing

@testable import Persistence

@Suite struct ChecksumFunctionTests {
  private func checksum(_ arguments: String) throws -> Int64 {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.registerChecksum()
    return try #require(
      try connection.once("SELECT crc32c(\(arguments))") { $0.integer(0) }.first)
  }

  /// Worked out by another program, from the form that the function's documentation gives.
  @Test func `the form of the bytes never changes`() throws {
    #expect(try checksum("-1, 'é' || char(0) || 'b', NULL, x'00ff', ''") == 2_752_116_780)
  }

  @Test func `no value has the checksum of nothing`() throws {
    #expect(try checksum("") == 0)
  }

  @Test(arguments: [
    ("NULL", "''"), ("NULL", "0"), ("0", "''"), ("''", "x''"), ("'1'", "1"), ("'a'", "x'61'"),
    ("'a', 'bc'", "'ab', 'c'"), ("'a', NULL", "NULL, 'a'"), ("NULL", "NULL, NULL"),
    ("'a'", "'a' || char(0)"), ("1", "256"), ("'a' || char(3) || 'b'", "'a', 'b'"), ("1", "-1"),
  ])
  func `different rows are different bytes`(one: String, other: String) throws {
    #expect(try checksum(one) != checksum(other))
  }

  @Test func `a floating-point number is refused, so that no column can hold one`() {
    #expect {
      try checksum("1.5")
    } throws: { error in
      (error as? SQLiteError)?.message == "crc32c takes no floating-point number"
    }
  }

  @Test func `a view cannot call it`() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.registerChecksum()
    try connection.script("CREATE VIEW hostile AS SELECT crc32c(1)", named: "view")
    #expect(throws: SQLiteError.self) {
      try connection.once("SELECT * FROM hostile") { $0.integer(0) }
    }
  }
}
