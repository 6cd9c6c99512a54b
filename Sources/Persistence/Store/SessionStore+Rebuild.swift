extension SessionStore {
  /// Builds the store's file anew, without the pages that nothing uses any more: it gives them
  /// back to the disk. It takes the store's lock, and time and room in proportion to its size.
  ///
  /// Open the store exclusively for it: while others read it, the file stays as long as it was.
  ///
  /// - Parameter progress: Called now and then, with a number that rises from 0. It must not use
  ///   the store.
  /// - Returns: How many bytes the file has become shorter.
  /// - Throws: ``StoreError``; the store is as it was then.
  @discardableResult
  public func rebuild(progress: ((Int) -> Void)? = nil) throws -> Int64 {
    try use { connection in
      try connection.takeLock()
      defer { connection.letLockGo() }
      let before = try connection.size()
      try connection.ticking(every: 10_000, progress) { (connection: inout Connection) throws in
        try connection.script("VACUUM", named: "vacuum")
      }
      // What was built stands in the log until then.
      _ = try connection.checkpoint(.truncate)
      return before - (try connection.size())
    }
  }

  /// How many bytes of the store's file nothing uses any more.
  ///
  /// - Throws: ``StoreError``.
  public func freeBytes() throws -> Int64 {
    try read { connection in
      try connection.pragma("freelist_count") * connection.pragma("page_size")
    }
  }
}

extension Connection {
  fileprivate mutating func size() throws -> Int64 {
    try pragma("page_count") * pragma("page_size")
  }
}
