import Persistence

/// What `navctl migrate` prints.
struct MigrateAnswer {
  let path: String
  /// The store that is made; nothing where the store itself is upgraded.
  let output: String?
  let plan: MigrationPlan
  let isDryRun: Bool
  /// The steps that were run, or would be.
  var steps: [MigrationPlan.Step]
  var backup = MigrationProgress.Backup.notNeeded
  /// Where the store is now that was at the output.
  var setAside: String?
  var isApplied = false

  init(path: String, output: String?, plan: MigrationPlan, isDryRun: Bool) {
    self.path = path
    self.output = output
    self.plan = plan
    self.isDryRun = isDryRun
    steps = plan.steps
  }

  var json: String {
    var answer = JSONObject()
    answer.add("format", "navctl-migrate")
    answer.add("version", 1)
    answer.add("store", path)
    answer.add("dryRun", isDryRun)
    answer.add("output", output)
    answer.add("from", plan.from)
    answer.add("to", plan.to)
    answer.add("applied", isApplied)
    answer.add("backup", backupPath)
    answer.add("setAside", setAside)
    answer.add(
      "steps",
      rows: steps.map { step in
        var row = JSONObject()
        row.add("to", step.version)
        row.add("name", step.name)
        return row.text
      })
    return answer.text + "\n"
  }

  func text(_ console: Console) -> String {
    guard !plan.steps.isEmpty || output != nil else {
      return Printable.line("\(path) has store version \(plan.from) already. Nothing was written.")
        + "\n"
    }
    var text = Printable.line(headline) + "\n"
    guard !console.isQuiet else { return text }
    for step in steps { text += "  \(step.version)  \(Self.words(of: step.name))\n" }
    if let backupPath { text += Printable.line("Backup:  \(backupPath)") + "\n" }
    if let setAside { text += Printable.line("What was there is in \(setAside).") + "\n" }
    if isApplied { text += "See it:  navctl list \(ShellWord.quoted(output ?? path))\n" }
    return text
  }

  private var headline: String {
    let versions =
      plan.steps.isEmpty
      ? "in store version \(plan.to) as it was"
      : "upgraded from store version \(plan.from) to \(plan.to)"
    return switch (output, isDryRun) {
    case (nil, false): "Upgraded \(path) from store version \(plan.from) to \(plan.to)."
    case (nil, true):
      "Would upgrade \(path) from store version \(plan.from) to \(plan.to). Nothing was changed."
    case (let output?, false): "Made \(output) of \(path), \(versions)."
    case (let output?, true):
      "Would make \(output) of \(path), \(versions). Nothing was written."
    }
  }

  private var backupPath: String? {
    if case .made(let path) = backup { path } else { nil }
  }

  /// A step's name as words: `remember history`.
  static func words(of name: String) -> String {
    String(name.drop { $0.isNumber || $0 == "_" }).replacing("_", with: " ")
  }
}
