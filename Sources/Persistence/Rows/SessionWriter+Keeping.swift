import Navigation

/// What is kept beside navigation: snapshots, values, retention exceptions and notes.
extension SessionWriter {
  mutating func write(
    snapshots: KeyedChange<SnapshotPlace, SavedSnapshot>, to connection: inout Connection
  ) throws {
    for place in snapshots.removed.sorted() { try deleteSnapshot(place, in: &connection) }
    for (place, snapshot) in snapshots.put.sorted(by: { $0.key < $1.key }) {
      let key: [SQLiteValue] = [
        .integer(row.id), .integer(place.entry.number), .text(place.model.text),
      ]
      let old = try connection.rows(.snapshotChecksum, key) { $0.integer(0) }.first
      let new = try connection.rows(
        .putSnapshot,
        key + [
          .integer(Int64(snapshot.version.number)), SQLiteValue(snapshot.savedAt?.milliseconds),
          .utf8(snapshot.payload.bytes),
        ]
      ) { $0.integer(0) }.first
      countSnapshot(old, new)
    }
  }

  private mutating func deleteSnapshot(
    _ place: SnapshotPlace, in connection: inout Connection
  ) throws {
    let old = try connection.rows(
      .deleteSnapshot,
      [.integer(row.id), .integer(place.entry.number), .text(place.model.text)]
    ) { $0.integer(0) }.first
    countSnapshot(old, nil)
  }

  /// What becomes of the snapshots of an entry that left: under `dictionary` they stay as long as
  /// history could bring it back.
  mutating func depart(_ entry: Int64, in connection: inout Connection) throws {
    let models = try connection.rows(
      .snapshotModels, [.integer(row.id), .integer(entry)]
    ) { try $0.text(0) }
    var stays = false
    for text in models {
      let place = try fitting { SnapshotPlace(try EntryID(entry), try ModelName(text)) }
      if retention.policy(for: place.model) == .singleSlot {
        try deleteSnapshot(place, in: &connection)
      } else {
        stays = true
      }
    }
    guard stays else { return }
    let checksum = try connection.rows(
      .insertDeparted, [.integer(row.id), .integer(row.revision), .integer(entry)]
    ) { $0.integer(0) }.first
    count(nil, checksum)
  }

  /// An entry that came back has its snapshots as any other.
  mutating func forgetDeparture(of entry: Int64, in connection: inout Connection) throws {
    let old = try connection.rows(
      .deleteDeparted, [.integer(row.id), .integer(entry)]
    ) { $0.integer(0) }
    for checksum in old { count(checksum, nil) }
  }

  mutating func write<Key>(
    _ values: KeyedChange<Key, Payload>, kind: ValueRowKey.Kind, to connection: inout Connection,
    _ text: (Key) -> String
  ) throws {
    for key in values.removed.map(text).sorted() {
      let old = try connection.rows(
        .deleteValue, [.integer(row.id), .integer(kind.rawValue), .text(key)]
      ) { $0.integer(0) }.first
      count(old, nil)
    }
    for (key, payload) in values.put.map({ (text($0.key), $0.value) }).sorted(by: { $0.0 < $1.0 }) {
      let place: [SQLiteValue] = [.integer(row.id), .integer(kind.rawValue), .text(key)]
      let old = try connection.rows(.valueChecksum, place) { $0.integer(0) }.first
      let new = try connection.rows(
        .putValue, place + [.utf8(payload.bytes)]
      ) { $0.integer(0) }.first
      count(old, new)
    }
  }

  /// The exceptions that are new, different or gone; told by comparing, since there are few.
  func exceptionsChange(
    _ connection: inout Connection
  ) throws -> KeyedChange<ModelName, RetentionPolicy> {
    var stored: [ModelName: RetentionPolicy] = [:]
    if let old {
      for found in try connection.rows(
        .exceptions, [.integer(old.id)], RetentionPolicy.readException)
      {
        if let (model, policy) = found { stored[model] = policy }
      }
    }
    return KeyedChange(from: stored, to: retention.models)
  }

  mutating func write(
    exceptions: KeyedChange<ModelName, RetentionPolicy>, to connection: inout Connection
  ) throws {
    for model in exceptions.removed.sorted() {
      let old = try connection.rows(
        .deleteException, [.integer(row.id), .text(model.text)]
      ) { $0.integer(0) }.first
      count(old, nil)
    }
    for (model, policy) in exceptions.put.sorted(by: { $0.key < $1.key }) {
      let key: [SQLiteValue] = [.integer(row.id), .text(model.text)]
      let old = try connection.rows(.exceptionChecksum, key) { $0.integer(0) }.first
      let new = try connection.rows(
        .putException,
        key + [.text(policy.word.rawValue), SQLiteValue(policy.limit.map(Int64.init))]
      ) { $0.integer(0) }.first
      count(old, new)
    }
  }

  /// The note of the revision that this save belongs to.
  func storedNote(_ connection: inout Connection) throws -> Note? {
    guard old?.revision == row.revision else { return nil }
    return try connection.rows(.note, [.integer(row.id), .integer(row.revision)], Note.read)
      .first??.note
  }

  mutating func write(_ note: Note, to connection: inout Connection) throws {
    let key: [SQLiteValue] = [.integer(row.id), .integer(row.revision)]
    let old = try connection.rows(.noteChecksum, key) { $0.integer(0) }.first
    let new = try connection.rows(.putNote, key + [.text(note.text)]) { $0.integer(0) }.first
    count(old, new)
  }
}
