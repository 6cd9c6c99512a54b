import Navigation
import Persistence

/// What `navctl restore` leaves behind: a drawing, a document, or a document in a file.
struct RestoreOutput {
  private static let to = OptionSpec(
    "to", value: "format", oneOf: OutputArguments.formats,
    help: "Write the session in this format, not a drawing.")
  private static let output = OptionSpec(
    "output", short: "o", value: "file",
    help: "Write the document here; '-' is standard output.")
  private static let ifExists = OptionSpec(
    "if-exists", help: "Exit 0 with no output if the session is missing.")

  static let options = [to, output, ifExists, OutputArguments.force]

  private let arguments: ParsedArguments
  private let console: Console
  private let format: WrittenDocument.Format?

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    self.arguments = arguments
    self.console = console
    format = try arguments.value(Self.to, as: WrittenDocument.Format.init)
  }

  /// The session that was asked for; nothing where it may be missing, and is.
  func loaded() throws -> StoredSession? {
    do { return try StoreArguments.load(arguments, console) } catch let failure as Failure {
      // Where there are several and none was chosen, none is missing.
      let isChosen = arguments.value(StoreArguments.session) != nil || failure.hint == nil
      guard failure.code == "session-not-found", isChosen, arguments.flag(Self.ifExists) else {
        throw failure
      }
      return nil
    }
  }

  /// Writes the answer: the document where one was asked for, or else the text.
  func write(
    _ session: SavedSession, _ restoration: Restoration, else text: () -> String
  ) throws {
    let isForStandardOutput = arguments.value(Self.output) == "-"
    let file = try OutputArguments.file(Self.output, arguments, console)
    guard file != nil || format != nil || isForStandardOutput || console.isJSON else {
      return console.write(text())
    }
    let written = WrittenDocument(of: session, as: format ?? .session, restoration: restoration)
    try file?.write(written.bytes)
    written.tellWhatIsLeft(console)
    let head = try head(session, restoration)
    guard let file else {
      return console.write(written.answer(head, isJSON: console.isJSON))
    }
    let line = written.text(writtenTo: file.path)
    console.write(
      console.isJSON
        ? written.json(head, writtenTo: file.path) : console.isQuiet ? line : text() + line)
  }

  private func head(_ session: SavedSession, _ restoration: Restoration) throws -> JSONObject {
    var head = JSONObject()
    head.add("format", "navctl-restore")
    head.add("version", 1)
    head.add("store", try arguments.required(StoreArguments.store))
    head.add("session", session.id.text)
    head.add("revision", Int(restoration.revision))
    return head
  }
}
