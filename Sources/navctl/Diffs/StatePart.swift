import Navigation

/// One part of a saved state that is compared with the same part of another.
struct StatePart {
  /// What the two are found by: the place in words that do not depend on ids, which differ from
  /// store to store.
  let key: String
  /// What the part is called.
  let label: String
  /// Where it stands in the session document, as a JSON Pointer (RFC 6901).
  let pointer: String
  let text: String
  /// All that counts in the comparison.
  let json: String
}

/// The change of one part.
enum PartChange {
  case added(StatePart)
  case removed(StatePart)
  case replaced(StatePart, by: StatePart)
  case unchanged(StatePart)

  /// The change as JSON on one line; nothing where there is none.
  var json: String? {
    var change = JSONObject()
    switch self {
    case .added(let new):
      change.add("op", "add")
      change.add("at", new.pointer)
      change.add("new", raw: new.json)
    case .removed(let old):
      change.add("op", "remove")
      change.add("at", old.pointer)
      change.add("old", raw: old.json)
    case .replaced(let old, let new):
      change.add("op", "replace")
      change.add("at", new.pointer)
      change.add("old", raw: old.json)
      change.add("new", raw: new.json)
    case .unchanged: return nil
    }
    return change.text
  }

  /// Compares parts, in the order of the new ones; what is gone stands where it stood.
  static func all(from old: [StatePart], to new: [StatePart]) -> [PartChange] {
    let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let there = Set(new.map(\.key))
    // What is gone, by what stood before it and is not.
    var gone: [String: [StatePart]] = [:]
    var anchor = ""
    for part in old {
      if there.contains(part.key) {
        anchor = part.key
      } else {
        gone[anchor, default: []].append(part)
      }
    }
    var changes = gone["", default: []].map(PartChange.removed)
    for part in new {
      if let old = before[part.key] {
        changes.append(old.json == part.json ? .unchanged(part) : .replaced(old, by: part))
      } else {
        changes.append(.added(part))
      }
      changes += gone[part.key, default: []].map(PartChange.removed)
    }
    return changes
  }
}
