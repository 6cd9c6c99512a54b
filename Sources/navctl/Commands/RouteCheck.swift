import Navigation

/// What the app of a manifest would show of a session that is restored.
struct RouteCheck {
  enum Action: String, CaseIterable {
    case truncate, keep, fail
  }

  static let unknown = OptionSpec(
    "unknown", value: "action", oneOf: Action.allCases.map(\.rawValue),
    help: "What to do with a route the manifest lacks: stop below it, as the app would and is "
      + "the default; show it all the same; or fail.")

  let report: RestoreReport
  /// How many sections and entries were checked.
  let count: Int
  /// The state as it is shown. What is stored is not changed by a check.
  let shown: SavedState
  let action: Action
  let manifest: RouteManifest

  /// Checks a session where the command line names a manifest.
  ///
  /// - Throws: ``Failure`` where a route is unknown, and that was to be one.
  init?(_ session: SavedSession, _ arguments: ParsedArguments) throws {
    let asked = try arguments.value(Self.unknown, as: Action.init)
    guard let named = try NamedManifest(arguments) else {
      guard asked == nil else {
        throw ArgumentError.refused("'--unknown' needs a manifest: name one with '--routes'.")
      }
      return nil
    }
    manifest = named.manifest
    action = asked ?? .truncate
    let restored: RestoredState<SavedRoute, SavedRoute>
    do {
      restored = try manifest.restored(
        session.state, unreadable: action == .fail ? .reject : .truncate)
    } catch {
      throw Failure(error.report, of: session.id, named)
    }
    report = restored.report
    count = manifest.checkedCount(of: session.state)
    shown = action == .keep ? session.state : restored.state
  }

  /// The entries that the app could not show.
  var opaque: Set<EntryID> {
    Set(
      report.lines.compactMap { line in
        if case .updated = line.fate { nil } else { line.entry }
      })
  }
}
