import Foundation
import TestSupport
import Testing

@testable import Navigation

/// What a coder tells of a change is the whole difference, however much moved in between.
@Suite struct ChangeOfStateLawTests {
  @Test func `what is stored, and what moved since, make what is there now`() throws {
    var walk = RandomSavedState(SeededGenerator(for: "ChangeOfStateLawTests"))
    let coder = try AppCoder()
    for number in 0..<LetterWalk.sequences {
      var stored = try walk.state()
      var state = try coder.restored(stored).state
      state.sectionLimit = walk.chance(3) ? 2 : 64
      var pending: SavedStateChange?
      for _ in 0..<6 {
        for _ in 0..<2 { look(state.apply(walk.action(in: state)), &walk) }
        if walk.chance(6) {
          let gone = state.validate { $0 == .folder ? .gone : .there }
          walk.count("validated", if: gone.change != nil)
        }
        if walk.chance(4) { state.values["filter"] = walk.chance(2) ? "1" : nil }
        var whole = state
        let now = coder.write(&whole).state
        let change = try #require(coder.change(of: &state)).change
        let staysEqual = state == whole
        #expect(staysEqual, "walk \(number)")
        if var merged = pending {
          merged.merge(change)
          pending = merged
          walk.count("merged")
        } else {
          pending = change
        }
        let made = try stored.applying(pending ?? change)
        let isSame = made == now
        #expect(isSame, "walk \(number)")
        look(pending ?? change, &walk)
        if walk.chance(2) { (stored, pending) = (made, nil) }
      }
    }
    expect(
      walk, "merged", "sections came", "sections went", "parked came", "parked went",
      "modals came", "modals went", "sections' paths", "modals' paths", "values", "unread went",
      "validated")
  }

  @Test func `the difference between two states makes one of the other`() throws {
    var walk = RandomSavedState(SeededGenerator(for: "ChangeOfStateLawTests difference"))
    for number in 0..<LetterWalk.sequences {
      let (old, new) = (try walk.state(), try walk.state())
      let change = new.change(from: old)
      let isSame = try old.applying(change) == new
      #expect(isSame, "walk \(number)")
      #expect(new.change(from: new).isEmpty, "walk \(number)")
      var round = change
      round.merge(old.change(from: new))
      let isBack = try old.applying(round) == old
      #expect(isBack, "walk \(number)")
      look(change, &walk)
    }
    expect(
      walk, "sections came", "sections went", "parked came", "parked went", "modals came",
      "modals went", "sections' paths", "values")
  }

  private func look(_ outcome: NavigationOutcome, _ walk: inout RandomSavedState) {
    guard let change = outcome.change else { return }
    walk.count("unread went", if: change.removed.count > 2)
  }

  private func look(_ change: SavedStateChange, _ walk: inout RandomSavedState) {
    walk.count("sections came", if: !change.sections.added.isEmpty)
    walk.count("sections went", if: !change.sections.removed.isEmpty)
    walk.count("parked came", if: !change.parked.added.isEmpty)
    walk.count("parked went", if: !change.parked.removed.isEmpty)
    walk.count("modals came", if: !change.modals.added.isEmpty)
    walk.count("modals went", if: !change.modals.removed.isEmpty)
    walk.count("values", if: !change.values.isEmpty)
    for owner in change.paths.keys {
      switch owner {
      case .section: walk.count("sections' paths")
      case .modal: walk.count("modals' paths")
      }
    }
  }

  private func expect(_ walk: RandomSavedState, _ things: String...) {
    print("ChangeOfStateLawTests met:", walk.met.sorted { $0.key < $1.key })
    for thing in things {
      #expect(walk.met[thing, default: 0] * 100 > LetterWalk.sequences, "\(thing)")
    }
  }
}
