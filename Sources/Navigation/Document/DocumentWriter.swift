/// Writes JSON the way the documents are laid out: one top-level key a line, one item of a list a
/// line, payloads to the letter.
struct DocumentWriter {
  private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []

  /// An object that is open.
  private struct Level {
    let hasLines: Bool
    var isEmpty = true
  }

  mutating func raw(_ text: String) { bytes += Array(text.utf8) }
  mutating func raw(_ payload: Payload) { bytes += payload.bytes }
  mutating func string(_ text: String) { JSONString.append(text, to: &bytes) }

  /// An object on one line.
  mutating func object(_ body: (inout DocumentWriter) -> Void) {
    raw("{")
    levels.append(Level(hasLines: false))
    body(&self)
    raw(levels.popLast()?.isEmpty == true ? "}" : " }")
  }

  /// An object with one key a line; for the document itself.
  mutating func document(_ body: (inout DocumentWriter) -> Void) {
    raw("{")
    levels.append(Level(hasLines: true))
    body(&self)
    levels.removeLast()
    raw("\n}\n")
  }

  /// A key, and its value.
  mutating func key(_ key: String, _ value: (inout DocumentWriter) -> Void) {
    if var level = levels.popLast() {
      raw((level.isEmpty ? "" : ",") + (level.hasLines ? "\n  " : " "))
      level.isEmpty = false
      levels.append(level)
    }
    string(key)
    raw(": ")
    value(&self)
  }

  mutating func key(_ key: String, string text: String?) {
    guard let text else { return }
    self.key(key) { $0.string(text) }
  }

  mutating func key(_ key: String, number: Int64) {
    self.key(key) { $0.raw(String(number)) }
  }

  /// A list with one item a line, indented below its key.
  mutating func list<Items: Sequence>(
    _ items: Items, indent: Int = 1, _ item: (inout DocumentWriter, Items.Element) -> Void
  ) {
    let margin = "\n" + String(repeating: "  ", count: indent)
    raw("[")
    var empty = true
    for element in items {
      raw((empty ? "" : ",") + margin + "  ")
      item(&self, element)
      empty = false
    }
    raw(empty ? "]" : margin + "]")
  }

  /// A list on one line.
  mutating func row<Items: Sequence>(
    _ items: Items, _ item: (inout DocumentWriter, Items.Element) -> Void
  ) {
    raw("[")
    var first = true
    for element in items {
      raw(first ? "" : ", ")
      item(&self, element)
      first = false
    }
    raw("]")
  }
}
