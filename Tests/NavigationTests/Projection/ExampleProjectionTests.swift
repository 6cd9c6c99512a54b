import Navigation
import TestSupport
import Testing

@Suite struct ExampleProjectionTests {
  private static func state(_ example: Example) throws -> SavedState {
    try SessionDocument(reading: example.bytes()).session(adopting: nil).state
  }

  @Test(
    arguments: [
      (.folders, "account", [1, 2, 6, 9]), (.hiking, "trails", [3, 5]),
      (.parked, "places", [4, 7]), (.smallest, "trails", [1]), (.tabs, "trips", [3, 4]),
    ] as [(Example, String, [EntryID])])
  func `each example in compact`(example: Example, section: String, stack: [EntryID]) throws {
    let compact = try Self.state(example).compact()
    #expect(compact.root == .sidebar)
    #expect(compact.section?.route?.name.text == section)
    #expect(compact.stack.map(\.id) == stack)
  }

  @Test(
    arguments: [
      (.folders, [1, 2], 6, [6, 9]), (.hiking, [], 3, [3, 5]), (.parked, [], 4, [4, 7, 8]),
      (.smallest, [], 1, [1]), (.tabs, [], 3, [3, 4]),
    ] as [(Example, [EntryID], EntryID, [EntryID])])
  func `each example in three columns`(
    example: Example, content: [EntryID], selection: EntryID, detail: [EntryID]
  ) throws {
    let regular = try Self.state(example).regular()
    #expect(regular.columns == .three)
    #expect(regular.content.map(\.id) == content)
    #expect(regular.selection?.id == selection)
    #expect(regular.detail.map(\.id) == detail)
  }

  @Test(
    arguments: [
      (.folders, [1, 2, 6, 9]), (.hiking, [3, 5]), (.parked, [4, 7, 8]), (.smallest, [1]),
      (.tabs, [3, 4]),
    ] as [(Example, [EntryID])])
  func `each example in two columns`(example: Example, detail: [EntryID]) throws {
    #expect(try Self.state(example).regular(columns: .two).detail.map(\.id) == detail)
  }

  @Test(
    arguments: [
      (.folders, [2, 9]), (.hiking, [5, 6]), (.parked, [7, 8, 10]), (.smallest, [1]),
      (.tabs, [4]),
    ] as [(Example, Set<EntryID>)])
  func `what is visible in each example`(example: Example, visible: Set<EntryID>) throws {
    #expect(try Self.state(example).visible == visible)
  }
}
