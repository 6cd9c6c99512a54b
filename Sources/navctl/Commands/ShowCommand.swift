import Navigation
import Persistence

/// `navctl show`
enum ShowCommand: Command {
  private static let values = OptionSpec("values", help: "Include the contents of snapshots.")

  static let spec = CommandSpec(
    "show", section: "EVERYDAY SUBCOMMANDS",
    abstract: "Draw one saved state exactly as stored.",
    arguments: [StoreArguments.store],
    groups: [OptionGroup("SHOW OPTIONS", [StoreArguments.session, StoreArguments.at, values])])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let stored = try StoreArguments.load(arguments, console)
    if arguments.flag(CommonOptions.json) {
      console.write(stored.session.document())
    } else {
      console.write(text(of: stored, withValues: arguments.flag(values), console))
    }
    try StoreArguments.checkWhole(stored, arguments)
  }

  private static func text(
    of stored: StoredSession, withValues: Bool, _ console: Console
  ) -> String {
    let (session, glyphs) = (stored.session, console.glyphs)
    let picture = Picture(session, console: console)
    let head: [String?] = [
      session.id.text, "revision \(stored.revision)", session.savedAt?.spaced,
      session.note.map { "\"\($0.text)\"" },
    ]
    let device = session.origin.texts + [session.layout?.rawValue]
    var text = row(head, glyphs) + row(device, glyphs) + "\n"
    text += picture.asSaved()
    return text + Holdings(session, glyphs: glyphs, withValues: withValues).text
  }

  private static func row(_ parts: [String?], _ glyphs: Glyphs) -> String {
    let texts = parts.compactMap { $0 }.filter { !$0.isEmpty }.map(Printable.line)
    return texts.isEmpty ? "" : texts.joined(separator: " \(glyphs.dot) ") + "\n"
  }
}

extension Timestamp {
  /// The time as people read it: date and time apart.
  var spaced: String {
    String(rfc3339.map { $0 == "T" ? " " : $0 })
  }

  /// Reads a time as it is printed, or as RFC 3339 writes it.
  init?(typed text: String) {
    guard let time = try? Timestamp(rfc3339: text.replacing(" ", with: "T")) else { return nil }
    self = time
  }
}
