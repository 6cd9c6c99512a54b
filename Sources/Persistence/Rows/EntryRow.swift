import Navigation

/// Where a row of navigation stands: in a stack of its session, under an id that rises along it.
struct EntryKey: Hashable, Comparable, Sendable {
  let stack: Int64
  let entry: Int64

  static func < (left: Self, right: Self) -> Bool {
    (left.stack, left.entry) < (right.stack, right.entry)
  }
}

/// What a row of navigation holds, apart from when it was there.
struct EntryRow: Equatable, Sendable {
  var owner: Int64?
  var name: String?
  var version: PayloadVersion = .first
  var payload: Payload?
  var title: String?
  var column: Column = .detail
  var isProvisional = false
  var checkpoint: String?
  var answers: String?
  var style: String?
  var detent: String?

  static func == (left: Self, right: Self) -> Bool {
    left.owner == right.owner && left.version == right.version && left.payload == right.payload
      && left.column == right.column && left.isProvisional == right.isProvisional
      && zip(left.texts, right.texts).allSatisfy { sameBytes($0, $1) }
  }

  /// Compared by their bytes: `String` would take canonically equal texts for the same.
  private var texts: [String?] { [name, title, checkpoint, answers, style, detent] }
}

func sameBytes(_ left: String?, _ right: String?) -> Bool {
  switch (left, right) {
  case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
  case (nil, nil): true
  default: false
  }
}

/// The stacks that are lists; those from ``firstPath`` on are paths, numbered as they come.
enum ListStack {
  static let sections: Int64 = 0
  static let active: Int64 = 1
  static let modals: Int64 = 2
  static let parked: Int64 = 3
  static let results: Int64 = 4
  /// Entries that were opened under these ids when others, their owners, had been closed. No undo
  /// takes back that they are the same.
  static let copies: Int64 = 5
  static let firstPath: Int64 = 16
}

extension EntryRow {
  init(_ section: SectionName<SavedRoute>) {
    self.init(
      name: section.route?.name.text, version: section.route?.version ?? .first,
      payload: section.route?.payload, title: section.route?.title)
  }

  init(_ entry: SavedEntry) {
    self.init(
      name: entry.route.name.text, version: entry.route.version, payload: entry.route.payload,
      title: entry.route.title, column: entry.column, isProvisional: entry.isProvisional,
      checkpoint: entry.checkpoint?.text, answers: entry.answers?.text)
  }

  init(_ modal: SavedModal) {
    self.init(style: modal.style.rawValue, detent: modal.detent)
  }

  init(_ result: SavedResult) {
    self.init(
      owner: result.entry.number, name: result.key.text, version: result.version,
      payload: result.payload)
  }
}
