import TestSupport
import Testing

@testable import Navigation

/// What an app cannot read is not asked about: it goes with what it belongs to, and not alone.
@Suite struct UnreadValidationTests {
  private static func restored(
    _ sections: [(name: String, path: String)], parked: [(section: String, path: String)] = [],
    modals: [String] = []
  ) throws -> AppState {
    try AppCoder().restored(SavedState(sections, parked: parked, modals: modals)).state
  }

  private static func isItem(_ screen: Screen) -> DataPresence {
    if case .item = screen { .gone } else { .there }
  }

  @Test func `it stays where all below it is there or not loaded`() throws {
    let saved = try SavedState(
      [("trails", "Folder:1 item:2 gone:3"), ("unknown", "item:4")],
      parked: [("trails", "item:5 gone:6"), ("trails", "gone:7")], modals: ["list:8", "gone:9"])
    for answer in [DataPresence.there, .notLoaded] {
      var state = try AppCoder().restored(saved).state
      let report = state.validate { _ in
        answer
      } sections: { _ in
        answer
      }
      #expect(report.change == nil)
      #expect(try state.written() == saved)
    }
  }

  @Test func `it goes with the entry that it stands on`() throws {
    var state = try Self.restored([("trails", "Folder:1 item:2 gone:3")])
    let report = state.validate(Self.isItem)
    #expect(report.change?.removed == [2, 3])
    #expect(report.lines.map(\.fate) == [.gone, .wentWith(.entry(2))])
    #expect(try state.written() == SavedState("Folder:1").minting(after: state))
  }

  @Test func `it stays above what was not cut`() throws {
    var state = try Self.restored([("trails", "Folder:1 gone:2"), ("saved", "item:3")])
    state.validate(Self.isItem)
    #expect(try state.written().sections[0].path.entries.map(\.id) == [1, 2])
  }

  @Test func `parked it goes with its row, with its list and with its section`() throws {
    let parked = [("trails", "item:2 gone:3"), ("trails", "gone:4")]
    var state = try Self.restored([("trails", "Folder:1")], parked: parked)
    #expect(state.validate(Self.isItem).change?.removed == [2, 3])
    #expect(state.unread.parked.count == 1)

    state = try Self.restored([("trails", "Folder:1")], parked: parked)
    #expect(
      Set(state.validate { $0 == .folder ? .gone : .there }.change?.removed ?? []) == [1, 2, 3, 4])
    #expect(state.unread.parked.isEmpty)

    state = try Self.restored([("trails", "Folder:1")], parked: parked)
    let report = state.validate { _ in
      .there
    } sections: { _ in
      .gone
    }
    #expect(Set(report.change?.removed ?? []) == [1, 2, 3, 4])
    #expect(try state.written().fault == nil)
    #expect(state.unread.parked.isEmpty)
  }

  @Test func `modals that cannot be read go with the one below them`() throws {
    var state = try Self.restored(
      [("trails", "")], modals: ["folder:1 item:2", "list:3", "gone:4", "list:5"])
    state.validate(Self.isItem)
    #expect(try state.written().modals.flatMap(\.path.entries).map(\.id) == [1, 3, 4, 5])
    let report = state.validate { $0 == .list ? .gone : .there }
    #expect(report.change?.removed == [3, 4, 5])
    #expect(try state.written().modals.flatMap(\.path.entries).map(\.id) == [1])
  }

  @Test func `where all of it is provisional that is no revision`() throws {
    var state = try Self.restored([("trails", "Folder:1 item:2? gone:3?")])
    #expect(state.validate(Self.isItem).change?.isProvisional == true)
  }
}

extension SavedState {
  /// The same state whose next id is another's.
  fileprivate func minting(after state: AppState) -> Self {
    var other = self
    other.mint = state.mint
    return other
  }
}
