import Navigation

/// The parts of a session, in the order of its document.
///
/// Entry ids, times and titles of places are left aside: two states are equal where the user
/// sees the same.
struct StateParts {
  private(set) var all: [StatePart] = []
  private let glyphs: Glyphs
  /// Where each entry is, by its id.
  private var places: [EntryID: (key: String, route: SavedRoute)] = [:]

  init(_ session: SavedSession, withValues: Bool, glyphs: Glyphs) {
    self.glyphs = glyphs
    let state = session.state
    addSections(of: state)
    for (index, modal) in state.modals.enumerated() { add(modal, at: index) }
    addSettings(of: state)
    for (key, payload) in state.values.sorted(by: { $0.key < $1.key }) {
      add(
        key: "value \(key)", label: "values", pointer: "/values" + JSONPointer.token(key.text),
        text: "\(key) = \(payload.text)", json: payload.text)
    }
    for (index, snapshot) in session.snapshots.enumerated() {
      add(snapshot, at: index, withValues: withValues)
    }
    for (index, result) in session.results.enumerated() { add(result, at: index) }
  }

  private mutating func add(
    key: String, label: String, pointer: String, text: String, json: String
  ) {
    all.append(StatePart(key: key, label: label, pointer: pointer, text: text, json: json))
  }

  private mutating func addSections(of state: SavedState) {
    let active = state.activeSection?.name
    switch state.active {
    case .neverChosen: break
    case .cleared:
      add(key: "section", label: "section", pointer: "/section", text: "(none)", json: "null")
    case .section:
      add(
        key: "section", label: "section", pointer: active?.route == nil ? "/path" : "/section",
        text: RouteText.of(active, glyphs: glyphs),
        json: active?.route?.normalized.json ?? "{ \"anonymous\": true }")
    }
    // As the document lists them: the active one too, unless it is the first.
    let listed = state.sections.enumerated().filter { $0.element.name != active || $0.offset > 0 }
    let numbers = Dictionary(
      listed.enumerated().map { ($0.element.offset, $0.offset) }, uniquingKeysWith: { $1 })
    for (index, section) in state.sections.enumerated() {
      let isActive = section.name == active
      let name = RouteText.of(section.name, glyphs: glyphs)
      let key = section.name.route?.normalized.json ?? "anonymous"
      let place = isActive ? "" : "/sections/\(numbers[index] ?? 0)"
      add(
        key: "sections \(key)", label: "sections", pointer: isActive ? "/section" : place,
        text: name, json: key)
      addPath(
        section.path, key: "path of \(key)", label: isActive ? "path" : "\(name).path",
        pointer: place + "/path")
      let parked = state.parked.filter { $0.section == section.name }
      for (number, one) in parked.enumerated() {
        addPath(
          one.path, key: "parked \(number) of \(key)",
          label: (isActive ? "" : "\(name).") + "parked[\(number)]",
          pointer: place + "/parked/\(number)")
      }
    }
  }

  private mutating func addPath(
    _ path: SavedPath, key: String, label: String, pointer: String
  ) {
    for (index, entry) in path.entries.enumerated() {
      add(
        entry, key: "\(key) \(index)", label: "\(label)[\(index)]", pointer: "\(pointer)/\(index)")
    }
  }

  private mutating func add(
    _ entry: SavedEntry, key: String, label: String, pointer: String, marks: [String] = []
  ) {
    places[entry.id] = (key, entry.route)
    var marks = marks
    if entry.column == .content { marks.append("content") }
    if entry.isProvisional { marks.append("provisional") }
    if let checkpoint = entry.checkpoint { marks.append("checkpoint \(checkpoint)") }
    if let answers = entry.answers { marks.append("answers \(answers)") }
    var text = RouteText.of(entry.route, glyphs: glyphs)
    if entry.route.version != .first { text += " v\(entry.route.version)" }
    if let title = entry.route.title { text += " \"\(title)\"" }
    if !marks.isEmpty { text += " (\(marks.joined(separator: ", ")))" }
    var object = JSONObject()
    object.add("route", raw: entry.route.normalized.json)
    object.add("title", entry.route.title)
    if !marks.isEmpty { object.add("marks", rows: marks.map(JSONObject.string)) }
    add(key: key, label: label, pointer: pointer, text: text, json: object.text)
  }

  private mutating func add(_ modal: SavedModal, at index: Int) {
    let style = [modal.style.rawValue] + [modal.detent].compactMap { $0 }
    for (number, entry) in modal.path.entries.enumerated() {
      let tail = number == 0 ? "" : ".path[\(number - 1)]"
      add(
        entry, key: "modal \(index) \(number)", label: "modals[\(index)]" + tail,
        pointer: "/modals/\(index)" + (number == 0 ? "" : "/path/\(number - 1)"),
        marks: number == 0 ? style : [])
    }
  }

  private mutating func addSettings(of state: SavedState) {
    let split = state.split
    add(
      key: "columns", label: "columns", pointer: "/split/columns",
      text: "\(split.columns.rawValue)", json: "\(split.columns.rawValue)")
    addWord(split.visibility.rawValue, label: "visibility", pointer: "/split/columnVisibility")
    if let column = split.preferredCompactColumn {
      addWord(column.rawValue, label: "compact", pointer: "/split/preferredCompactColumn")
    }
    addWord(PolicyText.of(state.retention.policy), label: "retention", pointer: "/retention")
    for (model, policy) in state.retention.models.sorted(by: { $0.key < $1.key }) {
      let word = PolicyText.of(policy)
      add(
        key: "retention of \(model)", label: "retention",
        pointer: "/retention/models" + JSONPointer.token(model.text), text: "\(model) \(word)",
        json: JSONObject.string(word))
    }
  }

  private mutating func addWord(_ word: String, label: String, pointer: String) {
    add(key: label, label: label, pointer: pointer, text: word, json: JSONObject.string(word))
  }

  private mutating func add(_ snapshot: SavedSnapshot, at index: Int, withValues: Bool) {
    let version = snapshot.version == .first ? "" : " v\(snapshot.version)"
    var object = JSONObject()
    object.add("model", snapshot.model.text)
    object.add("version", snapshot.version.number)
    if withValues { object.add("value", raw: snapshot.payload.text) }
    let (place, owner) = owner(snapshot.entry)
    add(
      key: "snapshot \(snapshot.model) of \(place)", label: "snapshots",
      pointer: "/snapshots/\(index)",
      text: "\(snapshot.model)\(version) for \(owner)"
        + (withValues ? ": \(snapshot.payload.text)" : ""), json: object.text)
  }

  private mutating func add(_ result: SavedResult, at index: Int) {
    let (place, owner) = owner(result.entry)
    add(
      key: "result \(result.key) of \(place)", label: "results", pointer: "/results/\(index)",
      text: "\(result.key) for \(owner): \(result.payload.text)", json: result.payload.text)
  }

  private func owner(_ entry: EntryID) -> (place: String, text: String) {
    guard let found = places[entry] else { return ("entry \(entry)", "entry \(entry)") }
    return (found.key, RouteText.of(found.route, glyphs: glyphs))
  }
}
