public import Navigation

extension SessionStore {
  /// Cuts a session's history short: older revisions are kept no more, and what only they showed
  /// is taken away, snapshots with it.
  ///
  /// The session as it is stays to the letter, and so do its newest revision and the number of its
  /// last save: who saves into it meanwhile goes on. An undo that had come to a revision that goes
  /// ends with it; the next undo begins with what is there.
  ///
  /// The cut is one transaction, and the rows go in others after it, a bounded number in each.
  /// Where that ends early the cut is made all the same, and later saves take the rest away.
  ///
  /// - Parameters:
  ///   - id: The session's name.
  ///   - limit: What stays.
  ///   - isRehearsal: Whether to write nothing and only report; a store that is only read will do.
  ///   - progress: Told after each transaction. It must not use the store.
  /// - Returns: What was taken away.
  /// - Throws: ``StoreError/noSuchSession(_:)``, ``StoreError/damagedSession(_:)`` where rows of it
  ///   are damaged, which are left as they are, or another ``StoreError``.
  @discardableResult
  public func prune(
    _ id: SessionID, to limit: HistoryLimit, isRehearsal: Bool = false,
    progress: ((PruneProgress) -> Void)? = nil
  ) throws -> PruneReport {
    func cut(_ connection: inout Connection) throws -> HistoryCut {
      guard let stored = try StoredSessionRows.find(id, in: &connection) else {
        throw StoreError.noSuchSession(id)
      }
      try stored.checkWhole()
      return try HistoryCut(of: stored.row, to: limit, in: &connection)
    }
    if isRehearsal { return try read { try cut(&$0).report } }
    let report = try write { connection in
      let cut = try cut(&connection)
      if cut.report.revisions > 0 { try connection.update(cut.row) }
      return cut.report
    }
    guard !report.isEmpty else { return report }
    progress?(PruneProgress(report: report, rows: 0))
    var step = PruningStep()
    while !step.isLast {
      try Interruption.check()
      let before = step
      step = try write(.lazy) { connection in try before.next(of: id, in: &connection) }
      progress?(PruneProgress(report: report, rows: step.rows))
    }
    return report
  }
}

/// One of the transactions that take a session's old rows away, from the first row to the last.
private struct PruningStep: Sendable {
  /// How many rows it takes away at most.
  private static let budget = 256

  private var stack: Int64 = 0
  private var entry: Int64 = 0
  /// How many rows this one and those before it took away.
  private(set) var rows = 0
  private(set) var isLast = false

  func next(of id: SessionID, in connection: inout Connection) throws -> PruningStep {
    var next = self
    guard var row = try SessionRow.find(id, in: &connection) else {
      // Somebody deleted the session.
      next.isLast = true
      return next
    }
    // What saves remember is theirs: they go on where they were.
    let remembered = row.pruning
    (row.pruning.stack, row.pruning.entry) = (stack, entry)
    var pruning = Pruning(budget: Self.budget)
    try pruning.run(on: &row, in: &connection)
    (next.stack, next.entry) = (row.pruning.stack, row.pruning.entry)
    next.rows += Self.budget - pruning.budget
    next.isLast = pruning.budget > 0 && next.stack == 0 && next.entry == 0
    row.pruning = remembered
    try connection.update(row)
    return next
  }
}

extension Connection {
  /// Writes a session's row where no save is made of it.
  fileprivate mutating func update(_ row: SessionRow) throws {
    let changed = try run(
      .updateSession, [.integer(row.id)] + row.values + [.integer(row.saveNumber)])
    guard changed == 1 else { throw StoreError.outdated }
  }
}
