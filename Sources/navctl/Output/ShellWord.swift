/// A word of a command line that can be pasted: a name in a store may hold anything.
enum ShellWord {
  static func quoted(_ word: String) -> String {
    let line = Printable.line(word)
    let isPlain = !line.isEmpty && line.utf8.allSatisfy(plain.contains)
    return isPlain ? line : "'" + line.replacing("'", with: #"'\''"#) + "'"
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/+=:,@%".utf8)
}
