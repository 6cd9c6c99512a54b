import Navigation

/// What a save has to write beside navigation: snapshots, values and retention exceptions.
struct KeepingDifference {
  private var puts: [(SQL, [SQLiteValue])] = []

  /// Whether there is nothing to write.
  var isEmpty: Bool { puts.isEmpty }

  init(_ session: SavedSession, stored: StoredSessionRows?) {
    compareSnapshots(session, stored)
    compareValues(session, stored)
    compareExceptions(session, stored)
  }

  func write(_ session: Int64, to connection: inout Connection) throws {
    for (sql, values) in puts { try connection.run(sql, [.integer(session)] + values) }
  }

  /// The snapshot of an entry that is gone stays under `dictionary`, so that an undo finds it.
  private mutating func compareSnapshots(_ session: SavedSession, _ stored: StoredSessionRows?) {
    let old = stored?.snapshots ?? [:]
    let new = Dictionary(
      session.snapshots.map { (SnapshotKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    let live = Set(session.state.entries.map(\.id))
    for snapshot in session.snapshots where old[SnapshotKey(snapshot)] != snapshot {
      puts.append(
        (
          .putSnapshot,
          [
            .integer(snapshot.entry.number), .text(snapshot.model.text),
            .integer(Int64(snapshot.version.number)),
            SQLiteValue(snapshot.savedAt?.milliseconds), .utf8(snapshot.payload.bytes),
          ]
        ))
    }
    for key in old.keys.sorted(by: { ($0.entry, $0.model) < ($1.entry, $1.model) })
    where new[key] == nil {
      let isGone = !live.contains(key.entry)
      if isGone, session.state.retention.policy(for: key.model) != .singleSlot { continue }
      puts.append((.deleteSnapshot, [.integer(key.entry.number), .text(key.model.text)]))
    }
  }

  private mutating func compareValues(_ session: SavedSession, _ stored: StoredSessionRows?) {
    let old = stored?.values ?? [:]
    var new: [ValueRowKey: Payload] = [:]
    for (key, payload) in session.state.values {
      new[ValueRowKey(kind: .value, key: key.text)] = payload
    }
    for (key, payload) in session.extensions {
      new[ValueRowKey(kind: .extension, key: key.text)] = payload
    }
    for (key, payload) in new where old[key] != payload {
      puts.append(
        (.putValue, [.integer(key.kind.rawValue), .text(key.key), .utf8(payload.bytes)]))
    }
    for key in old.keys where new[key] == nil {
      puts.append((.deleteValue, [.integer(key.kind.rawValue), .text(key.key)]))
    }
  }

  private mutating func compareExceptions(_ session: SavedSession, _ stored: StoredSessionRows?) {
    let old = stored?.exceptions ?? [:]
    let new = session.state.retention.models
    for (model, policy) in new where old[model] != policy {
      puts.append(
        (
          .putException,
          [
            .text(model.text), .text(policy.word.rawValue),
            SQLiteValue(policy.limit.map(Int64.init)),
          ]
        ))
    }
    for model in old.keys where new[model] == nil {
      puts.append((.deleteException, [.text(model.text)]))
    }
  }
}
