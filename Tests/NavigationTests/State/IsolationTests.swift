import Navigation
import TestSupport
import Testing

@Suite struct IsolationTests {
  @Test func `what is done in one session changes no other`() {
    var walk = LetterWalk(for: "IsolationTests")
    for number in 0..<LetterWalk.sequences / 10 {
      walk.begin()
      for _ in 0..<6 { _ = walk.step() }
      // Both sessions begin as one, so that they share what is not copied.
      var other = walk.state
      let (entries, parked) = (other.entries, other.parkedPaths)
      for _ in 0..<6 { _ = walk.step() }
      #expect(other.entries == entries, "walk \(number)")
      #expect(other.parkedPaths == parked, "walk \(number)")
      let moved = walk.state.entries
      for _ in 0..<6 { _ = other.apply(walk.action()) }
      #expect(walk.state.entries == moved, "walk \(number)")
    }
  }
}
