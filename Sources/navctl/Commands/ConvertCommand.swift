import Navigation
import Persistence

/// `navctl convert`
enum ConvertCommand: Command {
  private static let document = ArgumentSpec(
    "document", .optional, default: "-", help: "A document; '-' reads standard input.")
  private static let section = OptionSpec(
    "section", value: "route", help: "Section to record with a bare navigation path.")

  static let spec = CommandSpec(
    "convert", section: "DOCUMENT SUBCOMMANDS",
    abstract: "Turn a document into another format.",
    examples: [
      "navctl convert zion.json --to swift",
      "navctl convert path.json --section trails -o zion.json",
      "navctl restore app.navstore --json | navctl convert --to navigation-path",
    ],
    arguments: [document],
    groups: [
      OptionGroup(
        "CONVERT OPTIONS",
        [
          DocumentFile.from, section, OutputArguments.to, NamedManifest.routes,
          OutputArguments.output, OutputArguments.force,
        ])
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let format = try arguments.value(DocumentFile.from, as: DocumentFile.Format.init) ?? .auto
    let wanted =
      try arguments.value(OutputArguments.to, as: WrittenDocument.Format.init) ?? .session
    let route = try DocumentFile.section(section, arguments)
    let path = arguments.value(document) ?? "-"
    let file = try DocumentFile(path)
    let manifest = try NamedManifest(arguments)?.manifest
    let draft = try file.document(format, section: route, manifest: manifest)
    let session = try file.checked { try draft.session(adopting: nil) }
    // What is written can be saved: a document that is too large for a store is told here.
    _ = try failing(at: path) { try SaveReport(rehearsing: session) }
    try DocumentRemark.tell(
      DocumentRemark.all(on: draft, manifest), in: file.name, isStrict: false, console)

    let written = WrittenDocument(of: session, as: wanted)
    let output = try OutputArguments.file(OutputArguments.output, arguments, console)
    try output?.write(written.bytes)
    written.tellWhatIsLeft(console)
    var head = JSONObject()
    head.add("format", "navctl-convert")
    head.add("version", 1)
    head.add("from", path)
    guard let output else {
      return console.write(written.answer(head, isJSON: console.isJSON))
    }
    console.write(
      console.isJSON
        ? written.json(head, writtenTo: output.path) : written.text(writtenTo: output.path))
  }
}
