public import Navigation

extension SessionGenerator {
  /// A state after random actions, with provisional entries and modals in some.
  public mutating func walk(_ actions: Int) {
    begin()
    for _ in 0..<actions {
      _ = step()
      if chance(10) { fillColumn() }
    }
    while chance(3) { present() }
  }

  /// A whole session around the state: values, snapshots, results and the rest.
  public mutating func session() -> SavedSession {
    var values: [ValueKey: Payload] = [:]
    while chance(2) { values[pick(Self.valueKeys)] = pick(Self.payloads) }
    rebuild(values: values)
    while chance(3) { state.retention.models[pick(Self.models)] = pick(Self.policies) }
    let entries = state.entries.map(\.id)
    var snapshots: [SavedSnapshot] = []
    var results: [SavedResult] = []
    for entry in entries {
      for model in Self.models where chance(3) {
        snapshots.append(
          SavedSnapshot(
            entry: entry, model: model, version: PayloadVersion(literal: chance(2) ? 1 : 65_535),
            savedAt: chance(2) ? nil : time(), payload: pick(Self.payloads)))
        count("snapshots")
      }
      if chance(6) {
        results.append(SavedResult(entry: entry, key: "picked", payload: pick(Self.payloads)))
        count("results")
      }
    }
    return SavedSession(
      id: chance(2) ? .main : "window \"2\"\u{0}", state: state, savedAt: chance(2) ? nil : time(),
      note: chance(2) ? nil : "crash\non rotate",
      origin: chance(2) ? Origin() : Origin(app: "com.example", os: "iOS 26.1"),
      layout: chance(2) ? nil : pick(Layout.allCases), snapshots: snapshots, results: results,
      extensions: chance(2) ? [:] : ["com.example.x": pick(Self.payloads)])
  }

  /// A time in the years that a document can write.
  public mutating func time() -> Timestamp {
    Timestamp(
      milliseconds: Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
  }

  static let models: [ModelName] = ["TrailModel", "MapModel", "caf\u{e9}", "cafe\u{301}"]
  static let valueKeys: [ValueKey] = ["units", "sidebar.expanded", "a/b~c", "\u{0}"]
  static let policies: [RetentionPolicy] = [
    .singleSlot, .dictionary(limit: nil), .dictionary(limit: 2),
  ]
  static let payloads: [Payload] = [
    "18446744073709551615", "1.0", "-0.0", "123456789012345678901234567890", "null", "{}", "[]",
    "{\n  \"a\" : [ 1e0,\t2E+5 ],\n  \"b\" : \"\\u00e9\\/\" }", "\"\\ud83d\\ude00\"",
  ]
}
