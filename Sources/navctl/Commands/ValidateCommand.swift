import Navigation
import Persistence

/// `navctl validate`
enum ValidateCommand: Command {
  private static let documents = ArgumentSpec(
    "documents", .oneOrMore, help: "Session documents; '-' reads standard input.")

  static let spec = CommandSpec(
    "validate", section: "DOCUMENT SUBCOMMANDS",
    abstract: "Check session documents without a store.",
    examples: [
      "navctl validate screens/*.json",
      "navctl restore app.navstore --json | navctl validate -",
      "navctl validate screens/*.json --routes app.routes.json --strict",
    ],
    arguments: [documents],
    groups: [
      OptionGroup(
        "VALIDATE OPTIONS", [DocumentFile.from, NamedManifest.routes, DocumentRemark.strict])
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let format = try arguments.value(DocumentFile.from, as: DocumentFile.Format.init) ?? .auto
    let isStrict = arguments.flag(DocumentRemark.strict)
    let manifest = try NamedManifest(arguments)?.manifest
    let checks = try arguments.values(documents).map { path in
      try DocumentCheck(of: path, format, manifest, isStrict: isStrict)
    }
    if console.isJSON {
      var answer = JSONObject()
      answer.add("format", "navctl-validate")
      answer.add("version", 1)
      answer.add("documents", rows: checks.map(\.json))
      console.write(answer.text + "\n")
    } else {
      var table = TextTable()
      for check in checks { table.add([Printable.line(check.path), check.verdict]) }
      let lines = zip(table.lines, checks).filter { !console.isQuiet || !$0.1.isValid }
      console.write(lines.map { $0.0 + "\n" + $0.1.text }.joined())
    }
    let bad = checks.filter { !$0.isValid }
    guard let first = bad.first else { return }
    // Several reasons, or none of a document's own, are bad data.
    let exit = bad.allSatisfy { $0.exit == first.exit } ? first.exit : .badData
    let verb = bad.count == 1 ? "is" : "are"
    throw Failure(
      exit, "document-invalid",
      "\(bad.count) of \(Counted.of(checks.count, "document", "documents")) \(verb) not valid.")
  }
}
