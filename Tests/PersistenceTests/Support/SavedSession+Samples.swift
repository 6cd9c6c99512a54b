import Navigation
import TestSupport

extension SavedSession {
  /// A session in one section, some screens deep.
  static func sample(_ id: SessionID = .main, depth: Int = 1) -> SavedSession {
    var state = SavedState(startingIn: .named(SavedRoute("trails")))
    for _ in 0..<depth { state.apply(.push(.trail(17))) }
    return SavedSession(id: id, state: state)
  }

  /// The session with an action done.
  func applying(_ actions: NavigationAction<SavedRoute, SavedRoute>...) -> SavedSession {
    var session = self
    for action in actions { session.state.apply(action) }
    return session
  }

  /// The session with the snapshots that are given.
  func holding(_ snapshots: [SavedSnapshot]) -> SavedSession {
    SavedSession(
      id: id, state: state, savedAt: savedAt, note: note, origin: origin, layout: layout,
      snapshots: snapshots, results: results, extensions: extensions)
  }
}

extension SavedRoute {
  static func trail(_ id: Int) -> SavedRoute {
    SavedRoute("trail", payload: Payload(stringLiteral: #"{"id":\#(id)}"#))
  }
}

extension Example {
  /// The document as a session that was never saved.
  func session() throws -> SavedSession {
    try SessionDocument(reading: bytes()).session(adopting: nil)
  }
}
