extension SavedSession {
  /// The session as a document: every route in its full spelling, every entry with its id, keys
  /// in the schema's order, payloads to the letter.
  ///
  /// - Parameter restoration: What a restore did, for the key of that name; save ignores it.
  /// - Returns: JSON in UTF-8 that ends with a newline.
  public func document(restoration: Restoration? = nil) -> [UInt8] {
    var writer = DocumentWriter()
    writer.document { writer in
      writer.key("format", string: SessionDocument.format)
      writer.key("version", number: Int64(SessionDocument.version))
      writer.key("id", string: id.text)
      writer.key("savedAt", string: savedAt?.rfc3339)
      writer.key("note", string: note?.text)
      write(origin, to: &writer)
      writer.key("layout", string: layout?.rawValue)
      writeSections(to: &writer)
      writeSplit(to: &writer)
      if !state.modals.isEmpty {
        writer.key("modals") { $0.list(state.modals) { $0.modal($1) } }
      }
      write(state.values, as: "values", to: &writer)
      if !snapshots.isEmpty {
        writer.key("snapshots") { $0.list(snapshots) { $0.snapshot($1) } }
      }
      if !results.isEmpty { writer.key("results") { $0.list(results) { $0.result($1) } } }
      writer.key("retention") { $0.retention(state.retention) }
      if let restoration { writer.key("restoration") { $0.restoration(restoration) } }
      write(extensions, as: "extensions", to: &writer)
    }
    return writer.bytes
  }

  private func write(_ origin: Origin, to writer: inout DocumentWriter) {
    guard origin != Origin() else { return }
    writer.key("origin") { writer in
      writer.object { writer in
        writer.key("app", string: origin.app)
        writer.key("appVersion", string: origin.appVersion)
        writer.key("os", string: origin.os)
        writer.key("device", string: origin.device)
      }
    }
  }

  private func write<Subject>(
    _ payloads: [StoredName<Subject>: Payload], as key: String, to writer: inout DocumentWriter
  ) {
    guard !payloads.isEmpty else { return }
    writer.key(key) { writer in
      writer.object { writer in
        for (name, payload) in payloads.sorted(by: { $0.key < $1.key }) {
          writer.key(name.text) { $0.raw(payload) }
        }
      }
    }
  }

  /// Writes the active section on the top level. It is listed too where it is not the first, to
  /// keep its place.
  private func writeSections(to writer: inout DocumentWriter) {
    var activeIndex: Int?
    switch state.active {
    case .neverChosen: break
    case .cleared: writer.key("section") { $0.raw("null") }
    case .section(let index) where state.sections.indices.contains(index):
      activeIndex = index
      let active = state.sections[index]
      if active.name != .anonymous { writer.key("section") { $0.section(active.name) } }
      writer.key("path") { $0.list(active.path.entries) { $0.entry($1) } }
      let parked = state.parked.filter { $0.section == active.name }
      if !parked.isEmpty {
        writer.key("parked") { $0.list(parked) { $0.row($1.path.entries) { $0.entry($1) } } }
      }
    case .section: break
    }
    let listed = state.sections.enumerated().filter { index, _ in
      index != activeIndex || index > 0
    }
    guard !listed.isEmpty else { return }
    let parkedIn = Dictionary(grouping: state.parked, by: \.section)
    writer.key("sections") { writer in
      writer.list(listed) { writer, item in
        writer.object { writer in
          writer.key("section") { $0.section(item.element.name) }
          guard item.offset != activeIndex else { return }
          let path = item.element.path.entries
          if !path.isEmpty { writer.key("path") { $0.list(path, indent: 2) { $0.entry($1) } } }
          guard let parked = parkedIn[item.element.name] else { return }
          writer.key("parked") { writer in
            writer.list(parked, indent: 2) { $0.row($1.path.entries) { $0.entry($1) } }
          }
        }
      }
    }
  }

  private func writeSplit(to writer: inout DocumentWriter) {
    let split = state.split
    let selected = state.activeSection?.path.detail.first?.route
    writer.key("split") { writer in
      writer.object { writer in
        writer.key("columns", number: Int64(split.columns.rawValue))
        writer.key("columnVisibility", string: split.visibility.rawValue)
        writer.key("preferredCompactColumn", string: split.preferredCompactColumn?.rawValue)
        writer.key("sidebar") { $0.section(state.activeSection?.name) }
        writer.key("content") { writer in
          if let selected { writer.route(selected) } else { writer.raw("null") }
        }
      }
    }
  }
}
