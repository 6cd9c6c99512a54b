import Migrations

/// What a store's database is, for reports.
public struct StoreFacts: Hashable, Sendable {
  /// The newest version of a store that this package knows: the one that it writes.
  public static var newestVersion: Int { Migrator().newestVersion }

  /// The version of the store's tables. An older one was brought up to date in a private copy.
  public let version: Int
  /// The size of a page in bytes.
  public let pageSize: Int64
  /// How many pages the database has, with those that its log has for it.
  public let pageCount: Int64
  /// What SQLite finds damaged in the database's own structure; at most ten sentences.
  public let faults: [String]
}

extension SessionStore {
  /// Reads what the store's database is, and has SQLite check its structure, which takes time in
  /// proportion to its size. What the rows hold is not checked: ``list()`` does that.
  ///
  /// - Returns: The facts.
  /// - Throws: ``StoreError``.
  public func facts() throws -> StoreFacts {
    try read { connection in
      StoreFacts(
        version: Int(try connection.pragma("user_version")),
        pageSize: try connection.pragma("page_size"),
        pageCount: try connection.pragma("page_count"), faults: try connection.structureFaults())
    }
  }
}

extension Connection {
  /// What is damaged in the structure. <https://www.sqlite.org/pragma.html#pragma_quick_check>
  fileprivate func structureFaults() throws -> [String] {
    do {
      let lines = try once("PRAGMA quick_check(10)") { try $0.text(0) }
      // A sentence may come with a title of its own, which says nothing.
      return lines == ["ok"]
        ? []
        : lines.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("***") }.map(
          String.init)
    } catch let error as SQLiteError where error.kind == .corrupt {
      return [error.message]
    }
  }
}
