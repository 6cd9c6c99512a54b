extension DocumentWriter {
  /// What checking routes came to, as keys of a restoration.
  mutating func reportKeys(_ report: RestoreReport) {
    key("clean") { $0.raw(report.isWhole ? "true" : "false") }
    key("changes") { writer in
      writer.row(report.changes) { writer, change in
        writer.object { writer in
          switch change {
          case .line(let line): writer.lineKeys(line)
          case .repair(let repair):
            writer.key("what", string: "mended")
            writer.key("message", string: "\(repair)")
          }
        }
      }
    }
  }

  private mutating func lineKeys(_ line: RestoreReport.Line) {
    switch line.fate {
    case .updated: key("what", string: "updated")
    case .unread: key("what", string: "unread")
    case .aboveUnread: key("what", string: "aboveUnread")
    }
    if let entry = line.entry { key("entry", number: entry.number) }
    key("type", string: line.name.text)
    switch line.fate {
    case .updated(let name, let version):
      if name != nil { key("renamed") { $0.raw("true") } }
      if let version { key("upgradedFrom", number: Int64(version.number)) }
    case .unread(let reason): reasonKeys(reason)
    case .aboveUnread: break
    }
  }

  private mutating func reasonKeys(_ reason: UnreadableReason) {
    switch reason {
    case .unknownName: key("reason", string: "unknownName")
    case .newer(let found, let known):
      key("reason", string: "newer")
      key("found", number: Int64(found.number))
      key("known", number: Int64(known.number))
    case .notDecodable: key("reason", string: "notDecodable")
    case .upgradeFailed(let version):
      key("reason", string: "upgradeFailed")
      key("from", number: Int64(version))
    case .neverWritten: key("reason", string: "neverWritten")
    }
  }
}

extension RestoreReport {
  fileprivate enum Change {
    case line(Line)
    case repair(StateRepair)
  }

  fileprivate var changes: [Change] {
    lines.map { .line($0) } + repairs.map { .repair($0) }
  }
}
