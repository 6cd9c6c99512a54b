import Navigation
import Persistence

/// The names in the store that a line names. Whatever is wrong with it, there are none: a prompt
/// is no place for errors.
struct StoreCandidates {
  /// A larger database is not looked into while somebody waits at the prompt.
  private static let greatestSize: Int64 = 64 << 20
  /// How many revisions are offered.
  private static let revisionCount = 20

  private let line: TypedLine

  init(_ line: TypedLine) { self.line = line }

  var sessions: [CompletionAnswer.Candidate] {
    guard let store, let ids = try? store.names() else { return [] }
    // A session that is named already is not deleted twice.
    let named = Set(line.operands.dropFirst())
    return ids.filter { !named.contains($0.text) }.map { .init(word: $0.text) }
  }

  var revisions: [CompletionAnswer.Candidate] {
    guard let store, let id = session(in: store), let history = try? store.history(of: id) else {
      return []
    }
    let newest = history.revisions.suffix(Self.revisionCount).reversed()
    return newest.enumerated().flatMap { back, revision in
      let state = try? store.load(id, at: revision.number)?.session.state
      let meaning = [
        revision.savedAt?.spaced, state?.onScreenText(.unicode), revision.note?.text,
      ].compactMap { $0 }.joined(separator: "  ")
      let number = CompletionAnswer.Candidate(word: "\(revision.number)", meaning: meaning)
      return back == 0 ? [.init(word: "@", meaning: meaning), number] : [number]
    }
  }

  private var store: SessionStore? {
    guard let path = line.operands.first.map(expanded), let place = try? StorePlace(at: path),
      place.size <= Self.greatestSize
    else { return nil }
    return try? SessionStore(at: path, for: .reading, patience: .milliseconds(50))
  }

  /// The shell would have put the home folder in the tilde's place by now.
  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = Console.variable("HOME") else { return path }
    return home + path.dropFirst()
  }

  /// The session that the line names, or else that which is read without a name.
  private func session(in store: SessionStore) -> SessionID? {
    if let named = line.values.first(where: { $0.key.long == "session" })?.value {
      return try? SessionID(named)
    }
    guard let ids = try? store.names() else { return nil }
    return ids.contains(.main) ? .main : ids.count == 1 ? ids[0] : nil
  }
}
