import TestSupport

@testable import Navigation

// Stored states in words. `Folder:1 item@2:3 gone:4?` is a path of the content entry `folder`, the
// detail entry `item` in version 2, and a provisional one that no app knows, each with its id.
extension SavedState {
  init(
    _ sections: [(name: String, path: String)], active: Int? = 0,
    parked: [(section: String, path: String)] = [], modals: [String] = []
  ) throws {
    try self.init(
      sections: sections.map {
        SavedSection(Self.name($0.name), path: try SavedPath(words: $0.path))
      },
      active: active.map { .section(at: $0) } ?? .neverChosen,
      parked: parked.map {
        ParkedPath(in: Self.name($0.section), path: try SavedPath(words: $0.path))
      },
      modals: modals.map { words in
        let entries = try SavedPath(words: words).entries
        return try SavedModal(entries[0], above: Array(entries.dropFirst()))
      })
  }

  /// A state with the section `trails` alone.
  init(_ path: String) throws { try self.init([("trails", path)]) }

  static func name(_ word: String) -> SectionName<SavedRoute> {
    word.isEmpty ? .anonymous : .named(SavedRoute(RouteName(stringLiteral: word)))
  }
}

extension SavedPath {
  init(words: String) throws {
    try self.init(words.split(separator: " ").map(SavedEntry.init(word:)))
  }
}

extension SavedEntry {
  init(word: Substring) {
    let isProvisional = word.hasSuffix("?")
    let parts = word.split(separator: ":")
    let kind = parts[0].split(separator: "@")
    self.init(
      id: EntryID(integerLiteral: Int64(parts[1].filter(\.isNumber)) ?? 0),
      route: SavedRoute(word: kind[0].lowercased(), version: kind.count > 1 ? Int(kind[1]) : nil),
      column: kind[0].first?.isUppercase == true ? .content : .detail,
      isProvisional: isProvisional)
  }
}

extension SavedRoute {
  /// A route as the app of ``Screen``, or an older or newer one, has written it.
  init(word: String, version: Int? = nil) {
    switch word {
    case "item", "thing", "stuff":
      let version = version ?? (word == "item" ? 3 : 1)
      let payload: Payload =
        switch version {
        case 1: #"{ "id": 7 }"#
        case 2: #"{"id":7,"units":"mi"}"#
        default: #"{"pinned":true,"id":7,"units":"mi","extra":1.0}"#
        }
      self.init(
        RouteName(stringLiteral: word), version: PayloadVersion(literal: version),
        payload: payload, title: "Seven")
    case "bad":
      self.init("item", version: PayloadVersion(literal: 3), payload: #"{"id":"s3cret"}"#)
    case "gone": self.init("gone", payload: "{\"ratio\":1.0, \"big\":18446744073709551615}")
    case "unwritten": self = .unwritten
    default:
      self.init(RouteName(stringLiteral: word), version: PayloadVersion(literal: version ?? 1))
    }
  }
}

extension AppState {
  /// The paths of the sections in words: a screen's name and its id.
  var words: [String] { sections.map { screens($0.path.entries) } }

  /// What the coder writes of it.
  func written() throws -> SavedState { try AppCoder().written(self).state }
}

/// Screens in words.
func screens(_ entries: [Entry<Screen>]) -> String {
  entries.map { entry in
    let name = "\(entry.route)".prefix { $0 != "(" }
    let first = entry.column == .content ? name.prefix(1).uppercased() : String(name.prefix(1))
    return "\(first)\(name.dropFirst()):\(entry.id)"
  }.joined(separator: " ")
}

extension NavigationCoder {
  /// What a state is written as.
  func written(_ state: NavigationState<SectionRoute, R>) -> WrittenState {
    var state = state
    return write(&state)
  }
}
