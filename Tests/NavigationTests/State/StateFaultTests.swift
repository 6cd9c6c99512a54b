import Navigation
import TestSupport
import Testing

@Suite struct StateFaultTests {
  private static let a1 = Entry<String>(id: 1, route: "a")

  private static func fault(
    _ sections: [Section<String, String>], active: ActiveSection = .neverChosen,
    parked: [ParkedPath<String, String>] = []
  ) -> StateFault? {
    do {
      _ = try LetterState(sections: sections, active: active, parked: parked)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the active section is one of the sections`() {
    #expect(
      Self.fault([], active: .section(at: 0)) == .activeSectionMissing(index: 0))
    #expect(
      Self.fault([Section(.anonymous)], active: .section(at: -1))
        == .activeSectionMissing(index: -1))
  }

  @Test func `two sections have two names`() {
    let sections: [Section<String, String>] = ["s", "t", "s"].map { Section(.named($0)) }
    #expect(Self.fault(sections) == .sectionTwice(first: 0, second: 2))
  }

  @Test func `an id stands for one entry in the whole session`() throws {
    let path = try Path([Self.a1])
    #expect(
      Self.fault([Section(.named("s"), path: path), Section(.named("t"), path: path)])
        == .idTwice(1))
    let parked = ParkedPath<String, String>(in: .named("s"), path: path)
    #expect(Self.fault([Section(.named("s"), path: path)], parked: [parked]) == .idTwice(1))
  }

  @Test func `what is parked has an entry and a section`() throws {
    let empty = ParkedPath<String, String>(in: .named("s"), path: .empty)
    #expect(Self.fault([Section(.named("s"))], parked: [empty]) == .emptyPath)
    let lost = ParkedPath<String, String>(in: .named("t"), path: try Path([Self.a1]))
    #expect(Self.fault([Section(.named("s"))], parked: [lost]) == .parkedWithoutSection(1))
  }

  @Test func `ids rise along a path`() {
    for ids in [[2, 1], [1, 1]] as [[EntryID]] {
      #expect(throws: PathFault.idsDoNotRise(ids[0], ids[1])) {
        try Path(ids.map { Entry(id: $0, route: "a") })
      }
    }
  }

  @Test func `provisional entries stand only at the end of a path`() {
    #expect(throws: PathFault.plainAboveProvisional(2)) {
      try Path([Entry(id: 1, route: "a", isProvisional: true), Entry(id: 2, route: "b")])
    }
  }

  @Test func `the next id is above all that there are`() throws {
    var state = try LetterState("a3", parked: ["b5"], others: [("t", "c7")], modals: ["d9"])
    #expect(state.apply(.push("e")) == .changed(added: [10]))
  }

  @Test func `every fault has a sentence`() {
    let faults: [StateFault] = [
      .activeSectionMissing(index: 1), .sectionTwice(first: 0, second: 1), .idTwice(1),
      .path(.idsDoNotRise(2, 1)), .path(.plainAboveProvisional(1)), .emptyPath,
      .parkedWithoutSection(1),
    ]
    #expect(Set(faults.map(\.description)).count == faults.count)
    #expect(faults.allSatisfy { $0.description.hasSuffix(".") })
  }
}
