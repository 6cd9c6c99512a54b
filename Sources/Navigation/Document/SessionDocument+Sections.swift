extension SessionDocument {
  /// Reads `section`, `path`, `parked` and `sections`: the active section may be listed, and then
  /// has its path in one of the two places.
  mutating func readSections(_ document: DocumentObject) throws(DocumentError) {
    for value in try document["sections"]?.elements() ?? [] {
      let object = try value.object(["section", "path", "parked"])
      let named = try object.required("section")
      sections.append(
        DraftSection(
          name: try Self.section(named), place: named, path: try object["path"].map(Self.path),
          parked: try object["parked"].map(Self.parked)))
    }
    try checkSectionsDiffer()

    let top = DraftSection(
      name: try document["section"].map(Self.section) ?? .anonymous,
      place: document["section"] ?? document.whole, path: try document["path"].map(Self.path),
      parked: try document["parked"].map(Self.parked))
    if let section = document["section"], section.isNull {
      for key in ["path", "parked"] {
        if let value = document[key] { throw value.error(.pathOfClearedSection(key: key)) }
      }
      active = .cleared
    } else if document["section"] != nil || document["path"] != nil || document["parked"] != nil {
      try activate(top)
    }
  }

  private mutating func activate(_ top: DraftSection) throws(DocumentError) {
    guard let index = sections.firstIndex(where: { $0.name.matches(top.name) }) else {
      sections.insert(top, at: 0)
      active = .section(at: 0)
      return
    }
    let listed = sections[index]
    if listed.path != nil, top.path != nil {
      throw listed.place.error(.activePathTwice(key: "path"))
    }
    if listed.parked != nil, top.parked != nil {
      throw listed.place.error(.activePathTwice(key: "parked"))
    }
    sections[index].name = top.name
    sections[index].path = top.path ?? listed.path
    sections[index].parked = top.parked ?? listed.parked
    active = .section(at: index)
  }

  private static func parked(_ value: DocumentValue) throws(DocumentError) -> [[DraftEntry]] {
    var paths: [[DraftEntry]] = []
    for element in try value.elements() {
      let path = try Self.path(element)
      guard !path.isEmpty else { throw element.error(.emptyParkedPath) }
      paths.append(path)
    }
    return paths
  }

  private func checkSectionsDiffer() throws(DocumentError) {
    var seen: [SectionName<SavedRoute>: DocumentValue] = [:]
    for section in sections {
      if let first = seen.updateValue(section.place, forKey: section.name.normalized) {
        throw section.place.error(.sectionTwice(first: first.node.position))
      }
    }
  }

  /// Reads `split`, whose selections must agree with the section and the path.
  mutating func readSplit(_ value: DocumentValue) throws(DocumentError) {
    let object = try value.object([
      "columns", "columnVisibility", "preferredCompactColumn", "sidebar", "content",
    ])
    if let columns = object["columns"] {
      let number = try columns.integer(2...3)
      split.columns = SplitSettings.Columns(rawValue: Int(number)) ?? .three
    }
    split.visibility =
      try object["columnVisibility"]?.word(SplitSettings.Visibility.self) ?? .automatic
    split.preferredCompactColumn =
      try object["preferredCompactColumn"]?.word(SplitSettings.CompactColumn.self)

    if let sidebar = object["sidebar"] {
      let selected = try Self.section(sidebar)
      guard selected.matches(activeSection?.name ?? .anonymous) else {
        throw sidebar.error(.sidebarDiffers)
      }
    }
    if let content = object["content"] { try readContentSelection(content) }
  }

  /// `split.content` stands for a path's first detail entry, where the path has none yet.
  private mutating func readContentSelection(_ value: DocumentValue) throws(DocumentError) {
    let path = activeSection?.path ?? []
    let detail = path[((path.lastIndex { $0.column == .content } ?? -1) + 1)...]
    guard !value.isNull else {
      guard detail.isEmpty else { throw value.error(.contentDiffers) }
      return
    }
    let route = try Self.route(value)
    if let first = detail.first {
      guard first.route.matches(route) else { throw value.error(.contentDiffers) }
    } else if case .section(let index) = active {
      sections[index].path = path + [DraftEntry(route: route, place: value)]
    } else {
      throw value.error(.contentDiffers)
    }
  }

  private var activeSection: DraftSection? {
    if case .section(let index) = active { sections[index] } else { nil }
  }
}

extension SectionName where Route == SavedRoute {
  /// Whether both name the same section; see ``SavedRoute/matches(_:)``.
  public func matches(_ other: SectionName<SavedRoute>) -> Bool {
    normalized == other.normalized
  }

  /// The name with all that does not count for ``matches(_:)`` taken away.
  public var normalized: SectionName<SavedRoute> {
    route.map { .named($0.normalized) } ?? .anonymous
  }
}
