/// Names such as `com.example.app.thing`, which no two authors give to different things.
enum ReverseDNS {
  /// Whether a text has two labels at least, of letters, digits and hyphens, the first of them in
  /// lower case.
  static func isOne(_ text: String) -> Bool {
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return false }
    return labels.enumerated().allSatisfy { index, label in
      label.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): index > 0
        default: false
        }
      }
    }
  }
}
