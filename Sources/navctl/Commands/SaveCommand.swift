import Navigation
import Persistence

/// `navctl save`
enum SaveCommand: Command {
  private static let document = ArgumentSpec(
    "document", .optional, default: "-",
    help: "A session document; '-' reads standard input.")
  private static let session = OptionSpec(
    "session", short: "s", value: "id", help: "Save under this id, not the document's own.")
  private static let section = OptionSpec(
    "section", value: "route", help: "Section to record with a bare navigation path.")
  private static let note = OptionSpec(
    "note", value: "text", help: "A label to keep with the revision.")
  private static let noCreate = OptionSpec(
    "no-create", help: "Fail if the store does not exist yet.")

  static let spec = CommandSpec(
    "save", section: "EVERYDAY SUBCOMMANDS",
    abstract: "Store a session document as the newest revision.",
    examples: [
      "navctl save app.navstore zion.json",
      "navctl restore old.navstore --json | navctl save new.navstore -",
      "navctl save app.navstore path.json --from navigation-path --section trails",
    ],
    arguments: [StoreArguments.store, document],
    groups: [
      OptionGroup(
        "SAVE OPTIONS",
        [
          session, DocumentFile.from, section, note, NamedManifest.routes, DocumentRemark.strict,
          noCreate, StoreArguments.dryRun,
        ])
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let path = try arguments.required(StoreArguments.store)
    let manifest = try NamedManifest(arguments)?.manifest
    let file = try DocumentFile(arguments.value(document) ?? "-")
    let isDryRun = arguments.flag(StoreArguments.dryRun)
    let format = try arguments.value(DocumentFile.from, as: DocumentFile.Format.init) ?? .auto
    var draft = try file.document(
      format, section: try DocumentFile.section(section, arguments), manifest: manifest)
    if let id = try StoreArguments.sessionID(session, arguments) { draft.id = id }
    // All that can be wrong with the document is found before a store is made for it.
    let fresh = try file.checked { try draft.session(adopting: nil) }
    let rehearsal = try failing(at: path) { try SaveReport(rehearsing: fresh) }
    console.step("Read \(file.name).")
    try DocumentRemark.tell(
      DocumentRemark.all(on: draft, manifest), in: file.name,
      isStrict: arguments.flag(DocumentRemark.strict), console)

    let label = try arguments.value(note).map(checkedNote) ?? draft.note
    let outcome = try failing(at: path) {
      try save(
        draft, rehearsal: rehearsal, at: path, note: label, mayCreate: !arguments.flag(noCreate),
        isDryRun: isDryRun, from: file)
    }
    let answer = SaveAnswer(
      path: path, report: outcome.report, saved: outcome.report.saved ?? fresh,
      isCreated: outcome.isCreated, isDryRun: isDryRun)
    console.write(
      arguments.flag(CommonOptions.json) ? answer.json : answer.text(console))
  }

  /// Loads, gives the document's entries their ids, and saves; again where another save came
  /// between.
  private static func save(
    _ draft: SessionDocument, rehearsal: SaveReport, at path: String, note: Note?,
    mayCreate: Bool, isDryRun: Bool, from file: DocumentFile
  ) throws -> (report: SaveReport, isCreated: Bool) {
    let store: SessionStore
    do {
      store = try SessionStore(at: path, for: .shared(creating: mayCreate && !isDryRun))
    } catch StoreError.notFound where mayCreate && isDryRun {
      return (rehearsal, true)
    }
    var attempts = 20
    while true {
      let stored = try store.load(draft.id)
      let session = try file.checked { try draft.session(adopting: stored?.session) }
      do {
        let report = try store.save(
          session, after: stored?.saveNumber ?? .unsaved, note: note, at: draft.savedAt ?? .now,
          isRehearsal: isDryRun)
        return (report, store.isNew)
      } catch StoreError.outdated where attempts > 1 {
        attempts -= 1
      }
    }
  }

  private static func checkedNote(_ text: String) throws -> Note {
    do { return try Note(text) } catch {
      throw ArgumentError.refused("'--note' is longer than \(Note.greatestLength) characters.")
    }
  }
}
