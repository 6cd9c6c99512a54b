import Navigation
import TestSupport
import Testing

/// The laws of Prefix and of the Hidden tail, on paths that layouts write.
@Suite struct WriteLawTests {
  @Test func `a written path keeps the ids of the common beginning and no other`() {
    var walk = LetterWalk(for: "WriteLawTests")
    for number in 0..<LetterWalk.sequences {
      walk.begin()
      for _ in 0..<8 { _ = walk.step() }
      for _ in 0..<3 {
        let before = walk.state
        let isCompact = walk.random(2) == 0
        let old = (before.activeSection?.path.entries ?? []).filter {
          !isCompact || !$0.isProvisional
        }
        let written = walk.path(from: old)
        let outcome = walk.state.absorb(
          isCompact ? .sectionStack(written) : .detail(written, .two))
        walk.look(outcome.change)
        guard outcome.change != nil else { continue }
        walk.meet(isCompact ? "compact" : "regular")
        if before.activeSection?.path.entries.last?.isProvisional == true {
          walk.meet("a hidden tail")
        }
        let common = zip(old, written).prefix { $0.1 == .kept($0.0.id) }.count
        let now = walk.state.activeSection?.path.entries ?? []
        let kept = now.prefix(common).map(\.id)
        let new = now.dropFirst(common).map(\.id.number)
        #expect(kept == old.prefix(common).map(\.id), "walk \(number)")
        #expect(new == Array(before.mint.next..<before.mint.next + Int64(new.count)))
        #expect(now.count == written.count, "walk \(number)")
        #expect(now.last?.isProvisional != true, "walk \(number)")
      }
    }
    walk.expect("a hidden tail", "compact", "regular", "groups", "parked", "provisional")
  }
}
