import Navigation

/// The numbers of a session's stacks now, by what they hold.
struct SessionStacks: Sendable {
  private(set) var sections: [SectionName<SavedRoute>: StoredRow] = [:]
  /// By the first entry of what is parked.
  private(set) var parked: [EntryID: StoredRow] = [:]
  /// By the modal's own entry.
  private(set) var modals: [EntryID: StoredRow] = [:]
  private(set) var results: [ResultPlace: StoredRow] = [:]
  /// The section on screen. There is one row at most, but for a damaged file.
  private(set) var active: [StoredRow] = []

  /// A session that is new has none.
  init() {}

  init(of session: Int64, in connection: inout Connection) throws {
    for row in try connection.rows(.lists, [.integer(session)], StoredRow.read) {
      switch row.key.stack {
      case ListStack.sections: sections[try row.sectionName()] = row
      case ListStack.active: active.append(row)
      case ListStack.modals:
        if let first = try Self.first(of: row, session, &connection) {
          Self.put(row, for: first, in: &modals)
        }
      case ListStack.parked:
        if let first = try Self.first(of: row, session, &connection) {
          Self.put(row, for: first, in: &parked)
        }
      case ListStack.results:
        if let result = try row.result() { results[result.place] = row }
      default: break
      }
    }
  }

  /// A row that was closed, and is damaged so that it seems to be there, must not hide another.
  private static func put(
    _ row: StoredRow, for first: EntryID, in list: inout [EntryID: StoredRow]
  ) {
    if row.content != nil || list[first] == nil { list[first] = row }
  }

  private static func first(
    of row: StoredRow, _ session: Int64, _ connection: inout Connection
  ) throws -> EntryID? {
    let values: [SQLiteValue] = [.integer(session), .integer(row.key.entry)]
    let number = try connection.rows(.firstEntry, values) { $0.integer(0) }.first
    return try number.map { number in try fitting { try EntryID(number) } }
  }

  /// Takes other spellings of sections' names.
  ///
  /// - Returns: The sections' rows, and what they are to be named.
  mutating func respell(
    _ respelling: [SectionName<SavedRoute>: SectionName<SavedRoute>]
  ) -> [(StoredRow, SectionName<SavedRoute>)] {
    let rows = respelling.compactMap { old, new in
      sections.removeValue(forKey: old).map { ($0, new) }
    }
    for (row, name) in rows { sections[name] = row }
    return rows
  }

  /// Whether a row of the active section tells one that is there, or that there is none.
  func shows(_ row: StoredRow) -> Bool {
    row.content != nil
      && (row.key.entry == 0 || sections.values.contains { $0.key.entry == row.key.entry })
  }

  /// The numbers of all paths that are there.
  var paths: [Int64] {
    (Array(sections.values) + parked.values + modals.values).map(\.key.entry)
  }
}

extension StoredRow {
  /// The name of the section that a row of the list opens.
  func sectionName() throws(StoreError) -> SectionName<SavedRoute> {
    guard let content else { return .named(try DamagedRoute.route(key.entry)) }
    return try content.route().map { .named($0) } ?? .anonymous
  }

  /// The entry that a row of a path is; a damaged one is as provisional as the entry below it.
  func savedEntry(above below: SavedEntry?) throws(StoreError) -> SavedEntry {
    let number = key.entry
    guard let content else {
      let route = try DamagedRoute.route(number)
      return try fitting {
        SavedEntry(
          id: try EntryID(number), route: route, column: column,
          isProvisional: below?.isProvisional ?? false)
      }
    }
    guard let route = try content.route() else {
      throw .brokenSession(reason: "Entry \(number) has no route.")
    }
    return try fitting {
      SavedEntry(
        id: try EntryID(number), route: route, column: content.column,
        isProvisional: content.isProvisional,
        checkpoint: try content.checkpoint.map { try CheckpointName($0) },
        answers: try content.answers.map { try ResultKey($0) })
    }
  }

  /// The result that a row of the list holds; nothing where it is damaged.
  func result() throws(StoreError) -> SavedResult? {
    guard let content else { return nil }
    guard let owner = content.owner, let key = content.name, let payload = content.payload else {
      throw .brokenSession(reason: "A result has no entry, key or value.")
    }
    return try fitting {
      SavedResult(
        entry: try EntryID(owner), key: try ResultKey(key), version: content.version,
        payload: payload)
    }
  }
}

extension EntryRow {
  fileprivate func route() throws(StoreError) -> SavedRoute? {
    guard let name else { return nil }
    return try fitting {
      SavedRoute(try RouteName(name), version: version, payload: payload, title: title)
    }
  }
}

/// Runs a closure that puts stored parts together, and tells where they do not fit.
func fitting<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
  do { return try body() } catch { throw .brokenSession(reason: "\(error)") }
}
