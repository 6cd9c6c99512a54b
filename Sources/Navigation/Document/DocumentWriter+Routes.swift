extension DocumentWriter {
  mutating func route(_ route: SavedRoute) {
    object { $0.routeKeys(route) }
  }

  mutating func section(_ name: SectionName<SavedRoute>?) {
    if let route = name?.route { self.route(route) } else { raw("null") }
  }

  mutating func entry(_ entry: SavedEntry) {
    object { writer in
      writer.routeKeys(entry.route)
      writer.key("entry", number: entry.id.number)
      if entry.column != .detail { writer.key("column", string: entry.column.rawValue) }
      if entry.isProvisional { writer.key("provisional") { $0.raw("true") } }
      writer.key("checkpoint", string: entry.checkpoint?.text)
      writer.key("answers", string: entry.answers?.text)
    }
  }

  mutating func modal(_ modal: SavedModal) {
    object { writer in
      writer.key("route") { writer in
        if let root = modal.root { writer.entry(root) } else { writer.raw("null") }
      }
      writer.key("style", string: modal.style.rawValue)
      writer.key("detent", string: modal.detent)
      let above = modal.path.entries.dropFirst()
      if !above.isEmpty { writer.key("path") { $0.row(above) { $0.entry($1) } } }
    }
  }

  mutating func snapshot(_ snapshot: SavedSnapshot) {
    object { writer in
      writer.key("entry", number: snapshot.entry.number)
      writer.key("model", string: snapshot.model.text)
      writer.version(snapshot.version)
      writer.key("savedAt", string: snapshot.savedAt?.rfc3339)
      writer.key("value") { $0.raw(snapshot.payload) }
    }
  }

  mutating func result(_ result: SavedResult) {
    object { writer in
      writer.key("entry", number: result.entry.number)
      writer.key("key", string: result.key.text)
      writer.version(result.version)
      writer.key("value") { $0.raw(result.payload) }
    }
  }

  mutating func retention(_ retention: Retention) {
    object { writer in
      writer.policyKeys(retention.policy)
      guard !retention.models.isEmpty else { return }
      writer.key("models") { writer in
        writer.object { writer in
          for (model, policy) in retention.models.sorted(by: { $0.key < $1.key }) {
            writer.key(model.text) { $0.object { $0.policyKeys(policy) } }
          }
        }
      }
    }
  }

  private mutating func policyKeys(_ policy: RetentionPolicy) {
    // What a policy means: a limit below one counts as one, and a document can write no other.
    let policy = policy.normalized
    key("policy", string: policy.word.rawValue)
    if case .dictionary(let limit?) = policy { key("limit", number: Int64(limit)) }
  }

  private mutating func routeKeys(_ route: SavedRoute) {
    key("type", string: route.name.text)
    if let payload = route.payload { key("value") { $0.raw(payload) } }
    version(route.version)
    key("title", string: route.title)
  }

  private mutating func version(_ version: PayloadVersion) {
    if version != .first { key("version", number: Int64(version.number)) }
  }
}
