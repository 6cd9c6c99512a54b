import Navigation
import Persistence

/// `navctl diff`
enum DiffCommand: Command {
  private static let old = ArgumentSpec(
    "old", .optional, default: "@-1", help: "The earlier revision.")
  private static let new = ArgumentSpec(
    "new", .optional, default: "@", help: "The later revision.")
  private static let with = OptionSpec(
    "with", value: "store",
    help: "Take the new state from this store; the old one is then the newest.")
  private static let values = OptionSpec("values", help: "Compare the contents of snapshots.")

  static let spec = CommandSpec(
    "diff", section: "INSPECTION SUBCOMMANDS", abstract: "Compare two saved states.",
    examples: [
      "navctl diff app.navstore",
      "navctl diff app.navstore 3 @",
      "navctl diff app.navstore --with fixed.navstore --values",
    ],
    arguments: [StoreArguments.store, old, new],
    groups: [OptionGroup("DIFF OPTIONS", [StoreArguments.session, with, values])])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let other = arguments.value(with)
    let isBare = arguments.values(old).isEmpty
    let first = isBare && other != nil ? .back(0) : try choice(old, arguments)
    let second = try choice(new, arguments)
    let asked = try StoreArguments.sessionID(StoreArguments.session, arguments)

    let (path, store) = try StoreArguments.open(arguments, console)
    let (id, history) = try StoreArguments.find(asked, in: store, path) { id in
      try store.history(of: id).map { (id, $0) }
    }
    let before = try load(id, first, history, store, path)
    let after: (side: DiffAnswer.Side, damage: [StoredDamage])
    if let other {
      let store = try StoreArguments.open(other, console)
      let history = try StoreArguments.find(id, in: store, other) { try store.history(of: $0) }
      after = try load(id, second, history, store, other)
    } else {
      after = try load(id, second, history, store, path)
    }
    let answer = DiffAnswer(
      from: before.side, to: after.side, withValues: arguments.flag(values),
      glyphs: console.glyphs)
    console.write(console.isJSON ? answer.json : answer.text(console))
    try StoreArguments.checkWhole(before.damage, path)
    try StoreArguments.checkWhole(after.damage, other ?? path)
    guard answer.isEqual else { throw ExitCode.no }
  }

  private static func choice(
    _ argument: ArgumentSpec, _ arguments: ParsedArguments
  ) throws -> RevisionChoice {
    let text = try arguments.required(argument)
    guard let choice = RevisionChoice(text) else {
      throw ArgumentError.invalidValue(text, of: .argument(argument))
    }
    return choice
  }

  private static func load(
    _ id: SessionID, _ choice: RevisionChoice, _ history: SessionHistory, _ store: SessionStore,
    _ path: String
  ) throws -> (side: DiffAnswer.Side, damage: [StoredDamage]) {
    let revision = try choice.revision(of: id, in: history)
    let stored = try StoreArguments.find(id, in: store, path) { try store.load($0, at: revision) }
    return (
      DiffAnswer.Side(path: path, revision: revision, session: stored.session), stored.damage
    )
  }
}
