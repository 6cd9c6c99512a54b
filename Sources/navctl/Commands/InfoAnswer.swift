import Navigation
import Persistence

/// What `navctl info` prints.
struct InfoAnswer {
  let path: String
  let place: StorePlace
  let content: StoreContent

  var damage: [String] {
    guard case .store(let facts, let tally) = content else { return [] }
    return facts.faults + tally.damage
  }

  private var isLogMissing: Bool { !place.isStore && place.wantsLog && place.logSize == nil }

  var json: String {
    var answer = JSONObject()
    answer.add("format", "navctl-info")
    answer.add("version", 1)
    answer.add("path", path)
    answer.add("kind", kind)
    answer.add("folder", place.isStore)
    answer.add("bytes", Int(place.size))
    answer.add("logBytes", place.logSize.map(Int.init))
    answer.add("logMissing", isLogMissing)
    answer.add("knownVersion", StoreFacts.newestVersion)
    if let holder = place.holder {
      var object = JSONObject()
      object.add("program", holder.program)
      object.add("process", Int(holder.processID))
      answer.add("heldBy", raw: object.text)
    }
    addContent(to: &answer)
    return answer.text + "\n"
  }

  private var kind: String {
    switch content {
    case .store(let facts, _) where facts.version > StoreFacts.newestVersion: "newer"
    case .store: "store"
    case .newer: "newer"
    case .foreign: "foreign"
    case .notADatabase: "not-a-database"
    case .empty: "empty"
    }
  }

  private func addContent(to answer: inout JSONObject) {
    switch content {
    case .newer(let version): answer.add("storeVersion", version)
    case .foreign(let tables): answer.add("tables", rows: tables.map(JSONObject.string))
    case .notADatabase, .empty: break
    case .store(let facts, let tally):
      answer.add("storeVersion", facts.version)
      answer.add("pageSize", Int(facts.pageSize))
      answer.add("pages", Int(facts.pageCount))
      var origin = JSONObject()
      origin.add("app", tally.origin.app)
      origin.add("appVersion", tally.origin.appVersion)
      origin.add("os", tally.origin.os)
      origin.add("device", tally.origin.device)
      if tally.origin != Origin() { answer.add("origin", raw: origin.text) }
      var counts = JSONObject()
      counts.add("sessions", tally.sessions)
      counts.add("revisions", tally.revisions)
      counts.add("snapshots", tally.snapshots)
      counts.add("routeTypes", tally.routeTypes)
      answer.add("counts", raw: counts.text)
      answer.add("damage", rows: damage.map(JSONObject.string))
    }
  }

  func text(_ console: Console) -> String {
    var rows = [("Path", path), ("Kind", kindText), ("Size", sizeText)]
    if let log = logText { rows.append(("Log", log)) }
    if place.isStore { rows.append(("Held by", place.holder.map { "\($0)" } ?? "nobody")) }
    if case .store(_, let tally) = content {
      let origin = tally.origin.texts.joined(separator: " \(console.glyphs.dot) ")
      if !origin.isEmpty { rows.append(("Saved by", origin)) }
      rows.append(("Contents", contents(tally)))
      rows.append(("Damage", damage.isEmpty ? "none found" : damage[0]))
      rows += damage.dropFirst().map { ("", $0) }
    }
    return rows.map { "\(CellWidth.padded($0.0, to: 10))\(Printable.line($0.1))\n" }.joined()
  }

  private var kindText: String {
    let what = place.isStore ? "navigation store" : "navigation store as a single file, to be read"
    let known = StoreFacts.newestVersion
    return switch content {
    case .store(let facts, _): "\(what), version \(facts.version) (this navctl writes \(known))"
    case .newer(let version): "\(what), version \(version) (this navctl reads up to \(known))"
    case .foreign(let tables):
      tables.isEmpty
        ? "SQLite database without a table"
        : "another program's SQLite database, with the tables \(tables.joined(separator: ", "))"
    case .notADatabase: "no SQLite database; 'navctl validate' reads session documents"
    case .empty: "empty file"
    }
  }

  private var sizeText: String {
    let size = ByteCount.of(place.size)
    guard case .store(let facts, _) = content else { return size }
    let pages = Counted.of(Int(facts.pageCount), "page", "pages")
    return "\(size), \(pages) of \(facts.pageSize) bytes"
  }

  /// What is to be told of the log; nothing where the database has none.
  private var logText: String? {
    if isLogMissing {
      return "\(path)-wal is not here; the newest saves may be in it. Ask for it."
    }
    return place.logSize.map { ByteCount.of($0) + " beside the database" }
      ?? (place.isStore ? "none: all is in the database" : nil)
  }

  private func contents(_ tally: StoreTally) -> String {
    [
      Counted.of(tally.sessions, "session", "sessions"),
      Counted.of(tally.revisions, "revision", "revisions"),
      Counted.of(tally.snapshots, "snapshot", "snapshots"),
      Counted.of(tally.routeTypes, "route type", "route types"),
    ].joined(separator: ", ")
  }
}

extension Origin {
  /// What is known of it: the program with its version, the system, the device.
  var texts: [String] {
    let program = [app, appVersion].compactMap { $0 }.joined(separator: " ")
    return [program, os ?? "", device ?? ""].filter { !$0.isEmpty }
  }
}
