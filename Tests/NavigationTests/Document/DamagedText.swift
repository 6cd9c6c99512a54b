import TestSupport

/// A text with some bytes changed.
struct DamagedText {
  private(set) var bytes: [UInt8]

  /// Damages a text in one to three places.
  init(_ bytes: [UInt8], _ random: inout SeededGenerator) {
    self.bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !self.bytes.isEmpty {
      damage(&random)
    }
  }

  /// Flips a bit, takes a stretch away, writes one twice, or swaps a byte for one that JSON uses.
  private mutating func damage(_ random: inout SeededGenerator) {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: end)
    case 3: bytes[start] = Array("{}[]\",:0 1e-.\\ntu".utf8).randomElement(using: &random) ?? 0
    default: damageValue(from: start, &random)
    }
  }

  /// Changes one digit or letter to another, so that the text stays JSON more often.
  private mutating func damageValue(from start: Int, _ random: inout SeededGenerator) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let index = bytes[start...].firstIndex { digits.contains($0) || letters.contains($0) }
    guard let index else { return }
    bytes[index] =
      (digits.contains(bytes[index]) ? digits : letters)
      .randomElement(using: &random) ?? 0
  }
}
