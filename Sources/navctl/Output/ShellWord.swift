/// A word of a command line that can be pasted: a name in a store may hold anything.
enum ShellWord {
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(plain.contains) { return word }
    guard word.unicodeScalars.contains(where: Printable.isUnsafe) else {
      // By scalars: as a character, a quote and an accent behind it are one.
      let quoted = word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }
      return "'" + quoted.joined() + "'"
    }
    // What must not be printed raw, as bash, zsh and POSIX 2024 read it:
    // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02_04
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'", "\\": "\\\(scalar)"
    case _ where Printable.isUnsafe(scalar):
      UTF8.encode(scalar)?.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined() ?? ""
    default: String(scalar)
    }
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/+=:,@%".utf8)
}
