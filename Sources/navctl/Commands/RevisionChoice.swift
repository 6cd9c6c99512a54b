import Navigation
import Persistence

/// A revision as the command line names it.
enum RevisionChoice {
  case number(Int64)
  /// So many before the newest.
  case back(Int64)
  /// The newest that was saved at this time or before it.
  case time(Timestamp)

  /// Reads a number, `@`, `@-2`, or a time, as RFC 3339 or as it is printed.
  init?(_ text: String) {
    if text == "@" {
      self = .back(0)
    } else if text.hasPrefix("@-") {
      guard let count = Self.digits(text.dropFirst(2)) else { return nil }
      self = .back(count)
    } else if let number = Self.digits(text[...]) {
      self = .number(number)
    } else {
      guard let time = Timestamp(typed: text) else { return nil }
      self = .time(time)
    }
  }

  /// A number without a sign.
  private static func digits(_ text: Substring) -> Int64? {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int64(text) : nil
  }

  var isNewest: Bool {
    if case .back(0) = self { true } else { false }
  }

  /// Finds the revision among those that are kept.
  ///
  /// - Throws: ``Failure`` where it is not kept, which tells those that are.
  func revision(of id: SessionID, in history: SessionHistory) throws -> Int64 {
    let kept = history.revisions
    guard let oldest = kept.first, let newest = kept.last else {
      throw Self.failure("\(id) has no revision", history)
    }
    let number: Int64
    let name: String
    switch self {
    case .number(let asked): (number, name) = (asked, "revision \(asked)")
    case .back(let count): (number, name) = (newest.number - count, "revision @-\(count)")
    case .time(let time):
      let found = kept.last { revision in revision.savedAt.map { $0 <= time } ?? false }
      (number, name) = (found?.number ?? 0, "revision at or before \(time.rfc3339)")
    }
    guard (oldest.number...newest.number).contains(number) else {
      throw Self.failure("\(id) has no \(name)", history)
    }
    return number
  }

  private static func failure(_ sentence: String, _ history: SessionHistory) -> Failure {
    let kept = [history.revisions.first, history.revisions.last].compactMap { $0 }.map { revision in
      "\(revision.number)" + (revision.savedAt.map { " (\($0.rfc3339))" } ?? "")
    }
    let range = kept.first == kept.last ? kept.prefix(1) : kept[...]
    let tail =
      switch range.count {
      case 0: ""
      case 1: "; the only one kept is \(range[0])"
      default: "; the newest is \(range[1]), the oldest kept is \(range[0])"
      }
    return Failure(
      .notFound, "no-such-revision", sentence + tail + ".",
      hint: "A store keeps the newest \(SessionHistory.length) revisions of a session.")
  }
}
