/// How many rows refer to nothing, by table.
///
/// A store that was changed past this package can have some before a step. They are no reason to
/// keep it from ever being opened; more of them than before are.
struct BrokenRows {
  private let counts: [String: Int]

  init(in connection: inout Connection) throws {
    let tables = try connection.once("PRAGMA foreign_key_check") { try $0.text(0) }
    counts = Dictionary(tables.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Whether no table has more of them than it had.
  func areNoMore(than before: BrokenRows) -> Bool {
    counts.allSatisfy { table, count in count <= before.counts[table, default: 0] }
  }
}
