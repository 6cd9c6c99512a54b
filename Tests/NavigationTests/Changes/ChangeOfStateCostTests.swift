import TestSupport
import Testing

@testable import Navigation

/// A coder visits only what changed, whatever the depth of a path and the number of sections.
@Suite struct ChangeOfStateCostTests {
  typealias State = NavigationState<CodingCounter, CodingCounter>
  typealias Coder = NavigationCoder<CodingCounter, CodingCounter>

  private let counts = Counts()

  private func bigState(_ coder: Coder) throws -> State {
    let entries = (1...4_000).map { number in
      Entry(id: EntryID(integerLiteral: Int64(number)), route: CodingCounter(number: number))
    }
    var sections = [Section(SectionName.named(CodingCounter(number: 0)), path: try Path(entries))]
    sections += (1..<1_000).map { Section(.named(CodingCounter(number: $0))) }
    var state = try State(sections: sections, active: .section(at: 0))
    state.sectionLimit = 1_000
    _ = coder.write(&state)
    // From here on there is room for what is added, and nobody else holds the path.
    for _ in 0..<8 { state.apply(.push(CodingCounter(number: 0))) }
    state.apply(.pop(count: 8))
    _ = coder.change(of: &state)
    return state
  }

  @Test func `a push and a pop are one entry, and copy neither path nor sections`() throws {
    try CodingCounter.$counts.withValue(counts) {
      let coder = try Coder()
      var state = try bigState(coder)
      let places = places(state)
      for number in 1...3 {
        let (encoded, looks) = (counts.encoded, counts.looks)
        _ = state.move(.push(CodingCounter(number: number)))
        let push = try #require(coder.change(of: &state)).change
        #expect(push.paths.values.map(\.entries.count) == [1])
        #expect(counts.encoded == encoded + 1)
        _ = state.move(.pop())
        let pop = try #require(coder.change(of: &state)).change
        #expect(pop.paths.values.map(\.entries.count) == [0])
        #expect(counts.encoded == encoded + 1)
        #expect(counts.looks == looks)
        #expect(self.places(state) == places)
      }
    }
  }

  @Test func `where nothing moved nothing is told`() throws {
    try CodingCounter.$counts.withValue(counts) {
      let coder = try Coder()
      var state = try bigState(coder)
      let encoded = counts.encoded
      let change = try #require(coder.change(of: &state)).change
      #expect(change.isEmpty)
      #expect(counts.encoded == encoded)
    }
  }

  @Test func `a push looks at no other section`() throws {
    let coder = try Coder()
    var state = try bigState(coder)
    // Another path would count as moved where it is looked at; nothing says that it is to be.
    state.sections[1].path = .empty
    state.handedOver.sectionsMoved = false
    _ = state.move(.push(CodingCounter(number: 1)))
    _ = coder.change(of: &state)
    #expect(!state.sections[1].path.isSettled)
    #expect(state.sections[0].path.isSettled)
  }

  @Test func `merging a push copies nothing of what waits`() throws {
    let coder = try Coder()
    var state = State(startingIn: .named(CodingCounter(number: 0)))
    _ = coder.write(&state)
    for number in 1...1_000 { state.apply(.push(CodingCounter(number: number))) }
    var waiting = try #require(coder.change(of: &state)).change
    func push() throws -> UnsafeRawPointer? {
      _ = state.move(.push(CodingCounter(number: 0)))
      waiting.merge(try #require(coder.change(of: &state)).change)
      return waiting.paths.values.first?.entries.withUnsafeBufferPointer {
        UnsafeRawPointer($0.baseAddress)
      }
    }
    // The first makes room.
    let place = try push()
    for _ in 0..<8 {
      let now = try push()
      #expect(now == place)
    }
    #expect(waiting.paths.values.map(\.entries.count) == [1_009])
  }

  private func places(_ state: State) -> [UnsafeRawPointer?] {
    [
      state.sections[0].path.entries.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      state.sections.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
    ]
  }
}
