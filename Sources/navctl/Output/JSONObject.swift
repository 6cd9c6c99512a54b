import Navigation

/// A JSON object on one line, put together key by key.
struct JSONObject {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ key: String, raw json: String) {
    members.append(Self.string(key) + ":" + json)
  }

  /// Adds a text; none is left out.
  mutating func add(_ key: String, _ text: String?) {
    if let text { add(key, raw: Self.string(text)) }
  }

  /// Adds a number; none is left out.
  mutating func add(_ key: String, _ number: Int?) {
    if let number { add(key, raw: String(number)) }
  }

  mutating func add(_ key: String, _ isTrue: Bool) {
    add(key, raw: isTrue ? "true" : "false")
  }

  mutating func add(_ key: String, rows: [String]) {
    add(key, raw: "[" + rows.joined(separator: ",") + "]")
  }

  static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONString.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
