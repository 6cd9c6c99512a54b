extension DocumentWriter {
  mutating func restoration(_ restoration: Restoration) {
    object { writer in
      writer.key("revision", number: restoration.revision)
      writer.key("from", string: restoration.from?.rawValue)
      writer.key("to", string: restoration.to.rawValue)
      writer.key("routesChecked") { $0.raw(restoration.routes == nil ? "false" : "true") }
      if let report = restoration.routes { writer.reportKeys(report) }
      if let compact = restoration.compact {
        writer.key("compact") { writer in
          writer.object { writer in
            writer.key("root", string: compact.root.rawValue)
            writer.key("section") { $0.section(compact.section) }
            writer.key("stack") { $0.ids(compact.stack) }
          }
        }
      }
      if let regular = restoration.regular {
        writer.key("regular") { writer in
          writer.object { writer in
            writer.key("columns", number: Int64(regular.columns.rawValue))
            writer.key("sidebar") { $0.section(regular.section) }
            writer.key("content") { $0.ids(regular.content) }
            writer.key("selection") { writer in
              writer.raw(regular.selection.map { "\($0.id)" } ?? "null")
            }
            writer.key("detail") { $0.ids(regular.detail) }
          }
        }
      }
      writer.key("letGo") { $0.row(restoration.letGo) { $0.letGo($1) } }
    }
  }

  /// One line of what a retention policy let go.
  mutating func letGo(_ letGo: LetGo) {
    object { writer in
      switch letGo.thing {
      case .snapshot(let model):
        writer.key("what", string: "snapshot")
        writer.key("model", string: model.text)
      case .parked(let count):
        writer.key("what", string: "parked")
        writer.key("entries", number: Int64(count))
      case .result(let key):
        writer.key("what", string: "result")
        writer.key("key", string: key.text)
      }
      writer.key("entry", number: letGo.entry.number)
      if let route = letGo.route { writer.key("route") { $0.route(route) } }
      writer.key("reason", string: letGo.reason.rawValue)
    }
  }

  private mutating func ids(_ entries: [SavedEntry]) {
    row(entries) { $0.raw("\($1.id)") }
  }
}
