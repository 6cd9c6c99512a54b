import Navigation
import Persistence

/// `navctl migrate`
enum MigrateCommand: Command {
  private static let path = ArgumentSpec("store", help: "The store, or a single database file.")
  private static let inPlace = OptionSpec(
    "in-place", help: "Upgrade the store itself; a backup stays in it.")
  private static let output = OptionSpec(
    "output", short: "o", value: "store",
    help: "Make an upgraded store here instead; of a file too.")
  private static let version = OptionSpec(
    "to", value: "version", help: "The store version to reach (default: the newest).")
  private static let force = OptionSpec(
    "force", short: "f", help: "Set a store aside that is at the output.")

  static let spec = CommandSpec(
    "migrate", section: "MAINTENANCE SUBCOMMANDS",
    abstract: "Upgrade a store to a newer store version.",
    examples: [
      "navctl migrate app.navstore --in-place",
      "navctl migrate bug-4112.sqlite -o fresh.navstore",
      "navctl migrate fixture.navstore --in-place --to 2",
    ],
    arguments: [path],
    groups: [
      OptionGroup("MIGRATE OPTIONS", [inPlace, output, version, StoreArguments.dryRun, force])
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let path = try arguments.required(path)
    let target = arguments.value(output)
    guard arguments.flag(inPlace) != (target != nil) else {
      throw ArgumentError.refused(
        target == nil
          ? "Add '--in-place' to upgrade the store itself, or '--output <store>' to make another."
          : "'--in-place' and '--output <store>' cannot go together.")
    }
    let goal = try goal(arguments)
    let isDryRun = arguments.flag(StoreArguments.dryRun)
    let plan = try failing(at: path) { try SessionStore.migrationPlan(at: path, to: goal) }
    guard plan.from <= plan.to else { throw downward(plan, path) }
    if target == nil, try !failing(at: path, { try StorePlace(at: path).isStore }) {
      throw Failure(
        .badData, "bare-file", "'\(path)' is a single database file, which can only be read.",
        hint: "Make an upgraded store of it with '--output <store>'.")
    }
    if let target { try checkOutput(target, mayReplace: arguments.flag(force)) }
    var answer = MigrateAnswer(path: path, output: target, plan: plan, isDryRun: isDryRun)
    // Another store is made even of one that is up to date: it was asked for.
    if !isDryRun, !plan.steps.isEmpty || target != nil {
      try run(&answer, to: goal, mayReplace: arguments.flag(force), console)
    }
    if case .failed(let error) = answer.backup {
      console.note("No backup was made first: \(error)")
    }
    console.write(console.isJSON ? answer.json : answer.text(console))
  }

  private static func run(
    _ answer: inout MigrateAnswer, to goal: Int?, mayReplace: Bool, _ console: Console
  ) throws {
    let line = console.progressLine()
    defer { line.end() }
    let path = answer.path
    let tell: @Sendable (MigrationProgress) -> Void = { now in
      let step = "step \(now.step) of \(now.count), \(MigrateAnswer.words(of: now.name))"
      if now.ticks == 0 { console.step("Upgrading \(path): \(step).") }
      line.tell { "Upgrading \(path): \(step)" }
    }
    if let target = answer.output {
      answer.setAside = try failing(at: path) {
        do {
          return try SessionStore.migrate(
            path, into: target, to: goal, replacing: mayReplace, progress: tell)
        } catch StoreError.fileExists { throw taken(target) }
      }
    } else {
      let report = try failing(at: path) {
        try SessionStore.migrate(at: path, to: goal, progress: tell)
      }
      (answer.steps, answer.backup) = (report.steps, report.backup)
    }
    answer.isApplied = true
  }

  /// The version to come to, which must be one that there is.
  private static func goal(_ arguments: ParsedArguments) throws -> Int? {
    let goal = try arguments.value(version, as: Int.init)
    guard let goal, !(1...StoreFacts.newestVersion).contains(goal) else { return goal }
    throw ArgumentError.refused(
      "There is no store version \(goal). This navctl knows 1 to \(StoreFacts.newestVersion).")
  }

  private static func downward(_ plan: MigrationPlan, _ path: String) -> Failure {
    Failure(
      .usage, "no-way-down",
      "'\(path)' has store version \(plan.from), and there is no way down to \(plan.to).",
      hint: "A step cannot be taken back. A store keeps what it was before in its folder 'backups'."
    )
  }

  private static func checkOutput(_ target: String, mayReplace: Bool) throws {
    if !mayReplace, FilePlace.isTaken(target) { throw taken(target) }
    if let parent = FilePlace.missingParent(of: target) {
      throw Failure(
        .cannotCreate, "cannot-create",
        "The store '\(target)' cannot be created: there is no folder '\(parent)'.")
    }
  }

  private static func taken(_ target: String) -> Failure {
    Failure(
      .cannotCreate, "output-exists", "'\(target)' exists already.",
      hint: "Choose another name. With -f a store that is there is set aside.")
  }
}
