/// Texts made from a seed: noise, tokens in any order, and documents with some bytes changed.
struct JSONSamples {
  private static let tokens = [
    "[", "]", "{", "}", ",", ":", " ", "\n", "\"a\"", "\"b\"", "\"\\u0061\"", "\"\\uD83D\\uDE00\"",
    "\"\\ud83d\"", "\"é\"", "\"\\x\"", "\"", "'", "0", "-0", "-1", "12", "1.5", "1e5", "1E-2", "01",
    "1.",
    ".5", "+1", "-", "e", "true", "false", "null", "nul", "NaN", "True", "//", "/*", "\u{0}", "\t",
    "\r\n",
    "\u{FEFF}", "\u{301}", "\"a\":1", "[]", "{}", "\"a\":", "99999999999999999999",
  ]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A text of any kind; `values` is how many values it has, where it is known to be valid.
  mutating func next() -> (bytes: [UInt8], values: Int?) {
    switch below(4) {
    case 0:
      return ((0..<below(24)).map { _ in UInt8(below(256)) }, nil)
    case 1:
      return (Array((0..<below(14)).map { _ in pick(Self.tokens) }.joined().utf8), nil)
    default:
      var values = 0
      var bytes = Array(document(depth: 4, values: &values).utf8)
      let changes = below(4)
      for _ in 0..<changes { change(&bytes) }
      return (bytes, changes == 0 ? values : nil)
    }
  }

  private mutating func document(depth: Int, values: inout Int) -> String {
    values += 1
    switch below(depth > 0 ? 9 : 5) {
    case 0: return pick(["0", "-0", "17", "-1.5", "2e9", "1E-7", "18446744073709551615"])
    case 1: return string()
    case 2: return pick(["true", "false", "null"])
    case 3: return pick(["[]", "{}", "[ ]", "{\n}"])
    case 4: return "\"\""
    case 5, 6:
      let elements = (0..<(1 + below(3))).map { _ in document(depth: depth - 1, values: &values) }
      return "[" + space() + elements.joined(separator: space() + ",") + space() + "]"
    default:
      // The number keeps the keys apart.
      let members = (0..<(1 + below(3))).map { index in
        "\"\(index)" + string().dropFirst() + space() + ":"
          + document(depth: depth - 1, values: &values)
      }
      return "{" + space() + members.joined(separator: "," + space()) + "}"
    }
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "é", "e\u{301}", "日", "😀", "\\n", "\\\"", "\\\\", "\\u00e9", "\\uD83D\\uDE00", "/", " ",
    ]
    return "\"" + (0..<below(4)).map { _ in pick(pieces) }.joined() + "\""
  }

  private mutating func space() -> String {
    pick(["", "", "", " ", "\n", "\r\n", "\t "])
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let index = below(bytes.count + 1)
    let end = min(index + 1 + below(4), bytes.count)
    switch below(5) {
    case 0: bytes.removeSubrange(index..<max(index, end))
    case 1: bytes.insert(UInt8(below(256)), at: index)
    case 2: bytes.insert(contentsOf: pick(Self.tokens).utf8, at: index)
    case 3:
      bytes.insert(contentsOf: Array(bytes[index..<max(index, end)]), at: below(bytes.count + 1))
    default: bytes.removeSubrange(index...)
    }
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[below(choices.count)]
  }

  private mutating func below(_ bound: Int) -> Int {
    // SplitMix64, a public-domain generator.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
