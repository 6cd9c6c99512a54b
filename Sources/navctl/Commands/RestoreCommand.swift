import Navigation
import Persistence

/// `navctl restore`
enum RestoreCommand: Command {
  private enum Target: String {
    case saved, compact, regular, both
  }

  private static let layout = OptionSpec(
    "layout", short: "l", value: "layout", oneOf: ["saved", "compact", "regular", "both"],
    default: "saved", help: "The layout to rebuild for.")
  private static let columns = OptionSpec(
    "columns", value: "count", oneOf: ["2", "3"],
    help: "Rebuild for this many columns, not for the saved number.")
  private static let retention = OptionSpec(
    "retention", value: "policy",
    help: "Narrow what is kept: 'singleSlot' or 'dictionary[:<limit>]'. (default: as stored)")

  static let spec = CommandSpec(
    "restore", section: "EVERYDAY SUBCOMMANDS",
    abstract: "Rebuild a saved session for a compact or regular layout.",
    examples: [
      "navctl restore app.navstore --layout compact",
      "navctl restore app.navstore --layout both",
      "navctl restore app.navstore --at @-3 --json > before.json",
    ],
    arguments: [StoreArguments.store],
    groups: [
      OptionGroup(
        "RESTORE OPTIONS",
        [
          StoreArguments.session, StoreArguments.at, layout, columns, retention,
          NamedManifest.routes, RouteCheck.unknown,
        ] + RestoreOutput.options)
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let asked = try arguments.value(layout, as: Target.init) ?? .saved
    let split = try arguments.value(columns) { Int($0).flatMap(SplitSettings.Columns.init) }
    let override = try arguments.value(retention, as: policy)
    let output = try RestoreOutput(arguments, console)
    guard let stored = try output.loaded() else { return }
    let before = stored.session.state.retention
    let (session, letGo) =
      override.map { stored.session.retained(narrowedTo: $0) } ?? stored.session.retained()
    if let override, session.state.retention.policy != override {
      console.note(
        "Retention stays \(PolicyText.of(before.policy)): an override can only narrow it.")
    }
    let check = try RouteCheck(session, arguments)
    var shown = session
    if let check { shown.state = check.shown }
    let target: Restoration.Target =
      switch asked {
      case .compact: .compact
      case .regular: .regular
      case .both: .both
      case .saved: session.layout == .compact ? .compact : .regular
      }
    let restoration = Restoration(
      revision: stored.revision, from: session.layout, to: target, routes: check?.report,
      compact: target == .regular ? nil : shown.state.compact(),
      regular: target == .compact ? nil : shown.state.regular(columns: split), letGo: letGo)
    try output.write(session, restoration) {
      text(
        of: shown, restoration, columns: split, override: override,
        opaque: check?.opaque ?? [], tally: Tally(shown, of: session, check).text, console)
    }
    try StoreArguments.checkWhole(stored, arguments)
  }

  private static func text(
    of session: SavedSession, _ restoration: Restoration, columns: SplitSettings.Columns?,
    override: RetentionPolicy?, opaque: Set<EntryID>, tally: String, _ console: Console
  ) -> String {
    let glyphs = console.glyphs
    let picture = Picture(session, console: console, opaque: opaque)
    let from = restoration.from.map { " (saved on \($0.rawValue))" } ?? ""
    let target = restoration.to == .both ? "both layouts" : restoration.to.rawValue
    var text = [
      Printable.line(session.id.text), "revision \(restoration.revision)",
      "rebuilt for \(target)\(from)",
    ].joined(separator: " \(glyphs.dot) ")
    text += "\n\n"
    if restoration.compact != nil { text += picture.compact() }
    if restoration.to == .both { text += "\n" }
    if restoration.regular != nil { text += picture.regular(columns: columns) }
    text += "\n" + tally
    if override != nil {
      text += "  retention  \(PolicyText.of(session.state.retention.policy))\n"
    }
    for letGo in restoration.letGo {
      text += "  let go     \(LetGoText.of(letGo, glyphs: glyphs))\n"
    }
    return text
  }

  /// `singleSlot`, `dictionary` or `dictionary:8`.
  private static func policy(_ text: String) -> RetentionPolicy? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first.flatMap { RetentionPolicy.Word(rawValue: String($0)) }, parts.count) {
    case (.singleSlot, 1): return .singleSlot
    case (.dictionary, 1): return .dictionary(limit: nil)
    case (.dictionary, 2):
      guard let limit = Int(parts[1]), limit >= 1 else { return nil }
      return .dictionary(limit: limit)
    default: return nil
    }
  }
}

/// A retention policy as the command line spells it.
enum PolicyText {
  static func of(_ policy: RetentionPolicy) -> String {
    if case .dictionary(let limit?) = policy { "dictionary:\(limit)" } else { policy.word.rawValue }
  }
}
