import Navigation
import Persistence

/// What is pruned in a store, and what `navctl prune` prints of it.
struct PruneAnswer {
  let path: String
  let isDryRun: Bool
  /// What goes of each session, or went.
  private(set) var reports: [PruneReport] = []
  /// Sessions that are damaged, and are left as they are.
  private(set) var damaged: [SessionID] = []
  /// By how many bytes the file becomes shorter, besides what is pruned; nothing where it is not
  /// rebuilt.
  var shorter: Int64?

  /// Plans it; nothing is written.
  ///
  /// - Throws: ``Failure`` where one of the sessions is not there.
  init(
    of asked: [SessionID], to limit: HistoryLimit, in store: SessionStore, _ path: String,
    isDryRun: Bool
  ) throws {
    self.path = path
    self.isDryRun = isDryRun
    let there = try store.names()
    if let missing = asked.first(where: { !there.contains($0) }) {
      throw StoreArguments.missing(missing, of: there, in: path)
    }
    for id in there where asked.isEmpty || asked.contains(id) {
      do { reports.append(try store.prune(id, to: limit, isRehearsal: true)) } catch let error
        as StoreError
      {
        switch error {
        case .damagedSession, .damagedRow, .brokenSession: damaged.append(id)
        default: throw error
        }
      }
    }
  }

  var isEmpty: Bool { reports.allSatisfy(\.isEmpty) }

  /// Prunes each session; what was cut before something fails is told with it.
  mutating func run(
    to limit: HistoryLimit, in store: SessionStore, _ line: ProgressLine, _ console: Console
  ) throws {
    var done: [PruneReport] = []
    for planned in reports where !planned.isEmpty {
      var cut: PruneReport?
      do {
        let report = try store.prune(planned.session, to: limit) { now in
          let id = planned.session
          if cut == nil { console.step("Pruning \(id): \(now.report.rows) rows.") }
          cut = now.report
          line.tell { "Pruning \(id): \(now.rows) of \(now.report.rows) rows" }
        }
        done.append(report)
      } catch StoreError.noSuchSession {
        // Somebody deleted it meanwhile.
      } catch let error as StoreError {
        throw Self.failure(error, after: done + [cut].compactMap { $0 }, at: path)
      }
    }
    reports = done + reports.filter(\.isEmpty)
  }

  /// Rebuilds the store's file.
  mutating func vacuum(_ store: SessionStore, _ line: ProgressLine) throws {
    let path = path
    do {
      shorter = try store.rebuild { _ in line.tell { "Rebuilding \(path)" } }
    } catch let error as StoreError {
      throw Self.failure(error, after: reports, at: path)
    }
  }

  private static func failure(
    _ error: StoreError, after done: [PruneReport], at path: String
  ) -> Failure {
    let failure = Failure(error, at: path)
    let revisions = done.reduce(0) { $0 + $1.revisions }
    guard revisions > 0 else { return failure }
    let were =
      "\(Counted.of(revisions, "revision", "revisions")) \(revisions == 1 ? "was" : "were") removed"
    guard failure.exit != .interrupted else {
      return Failure(
        .interrupted, failure.code,
        "Stopping; before that \(were). What is left of \(revisions == 1 ? "it" : "them") goes "
          + "with later saves.")
    }
    return Failure(
      failure.exit, failure.code, "\(failure.message) Before that \(were).", hint: failure.hint)
  }

  private var revisions: Int { reports.reduce(0) { $0 + $1.revisions } }
  private var snapshots: Int { reports.reduce(0) { $0 + $1.snapshots } }
  private var bytes: Int64 { reports.reduce(0) { $0 + $1.bytes } }

  var question: String { "Remove \(what) from \(path)? This cannot be undone. [y/N] " }

  private var what: String {
    let all = revisions + reports.reduce(0) { $0 + $1.kept.count }
    return "\(revisions) of \(Counted.of(all, "revision", "revisions")) and "
      + "\(Counted.of(snapshots, "snapshot", "snapshots")) (about \(ByteCount.of(bytes)))"
  }

  func text(_ console: Console) -> String {
    let headline =
      switch (isEmpty, isDryRun) {
      case (true, _): "Nothing to remove from \(path)."
      case (false, true): "Would remove \(what) from \(path). Nothing was changed."
      case (false, false): "Removed \(what) from \(path)."
      }
    var text = Printable.line(headline) + "\n"
    guard let shorter, !console.isQuiet else { return text }
    text +=
      isDryRun
      ? "The file would become about \(ByteCount.of(shorter + bytes)) shorter.\n"
      : shorter > 0
        ? "The file has become \(ByteCount.of(shorter)) shorter.\n"
        : "The file is as short as it can be.\n"
    return text
  }

  var json: String {
    var answer = JSONObject()
    answer.add("format", "navctl-prune")
    answer.add("version", 1)
    answer.add("store", path)
    answer.add("dryRun", isDryRun)
    answer.add("revisions", revisions)
    answer.add("snapshots", snapshots)
    answer.add("bytes", Int(bytes))
    answer.add("vacuumed", shorter.map { Int(isDryRun ? $0 + bytes : $0) })
    answer.add(
      "sessions",
      rows: reports.map { report in
        var row = JSONObject()
        row.add("id", report.session.text)
        row.add("revisions", report.revisions)
        row.add("kept", report.kept.count)
        row.add("snapshots", report.snapshots)
        row.add("bytes", Int(report.bytes))
        return row.text
      })
    if !damaged.isEmpty {
      answer.add("damaged", rows: damaged.map { JSONObject.string($0.text) })
    }
    return answer.text + "\n"
  }
}
