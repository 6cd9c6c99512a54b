import Foundation
import TestSupport
import Testing

@testable import Navigation

@Suite struct RestoreLawTests {
  /// `NAVIGATION_SEQUENCES` sets another number.
  private static let sequences =
    ProcessInfo.processInfo.environment["NAVIGATION_SEQUENCES"].flatMap { Int($0) } ?? 10_000

  @Test func `what an app cannot read is kept until the user moves where it stands`() throws {
    var walk = RandomSavedState(SeededGenerator(for: "RestoreLawTests"))
    let coder = try AppCoder()
    for number in 0..<Self.sequences {
      let saved = try walk.state()
      let restored = try coder.restored(saved)
      let written = coder.written(restored.state)
      #expect(written.state == saved && written.failures.isEmpty, "sequence \(number)")
      if number.isMultiple(of: 4) {
        #expect(try coder.restored(written.state) == restored, "sequence \(number)")
      }
      count(restored, &walk)
      var state = restored.state
      for _ in 0..<4 {
        let before = state
        let action = walk.action(in: state)
        let outcome = state.apply(action)
        walk.count("let go", if: before.unreadIDs != state.unreadIDs)
        if let problem = problem(of: outcome, from: before, to: state) {
          Issue.record("sequence \(number): \(problem) after \(action)")
        }
      }
      let last = coder.written(state).state
      #expect(last.fault == nil, "sequence \(number)")
      #expect(
        Set(last.entries.map(\.id)) == Set(state.entries.map(\.id)).union(state.unreadIDs),
        "sequence \(number)")
    }
    print("RestoreLawTests met:", walk.met.sorted { $0.key < $1.key })
    for thing in [
      "unread entries", "unread sections", "unread parked", "parked in part", "unread modals",
      "renamed", "upgraded", "newer", "let go",
    ] {
      #expect(walk.met[thing, default: 0] > Self.sequences / 100, "\(thing)")
    }
  }

  private func count(
    _ restored: RestoredState<Place, Screen>, _ walk: inout RandomSavedState
  ) {
    let fates = restored.report.lines.map(\.fate)
    let state = restored.state
    walk.count("unread entries", if: state.sections.contains { !$0.path.unread.isEmpty })
    walk.count("unread sections", if: !state.unread.sections.isEmpty)
    walk.count("unread parked", if: !state.unread.parked.isEmpty)
    walk.count("parked in part", if: state.parked.contains { !$0.path.unread.isEmpty })
    walk.count("unread modals", if: !state.unread.modals.isEmpty)
    walk.count("whole", if: restored.report.isWhole)
    walk.count(
      "renamed", if: fates.contains { if case .updated(_?, _) = $0 { true } else { false } })
    walk.count(
      "upgraded", if: fates.contains { if case .updated(_, _?) = $0 { true } else { false } })
    walk.count(
      "newer", if: fates.contains { if case .unread(.newer) = $0 { true } else { false } })
  }

  /// The first rule of what is let go that an action broke, if any.
  private func problem(
    of outcome: NavigationOutcome, from before: AppState, to after: AppState
  ) -> String? {
    let removed = Set(outcome.change?.removed ?? [])
    if before.unreadIDs.subtracting(after.unreadIDs) != removed.intersection(before.unreadIDs) {
      return "what was let go is not told"
    }
    for section in before.sections {
      guard let now = after.sections.first(where: { $0.name == section.name }) else {
        return "a section is gone"
      }
      let old = section.path
      if now.path.entries.map(\.id) == old.entries.map(\.id) {
        if now.path.unread != old.unread { return "a path that did not move let go" }
      } else if !Set(now.path.unread.map(\.id)).isDisjoint(with: old.unread.map(\.id)) {
        return "a path that moved kept what stood there"
      }
      if let problem = parkedProblem(section, now, before, after) { return problem }
    }
    for (old, new) in zip(before.modals, after.modals)
    where old.path.entries == new.path.entries && old.path.unread != new.path.unread {
      return "a modal that did not move let go"
    }
    if before.unread.sections.map(\.section) != after.unread.sections.map(\.section) {
      return "an unread section changed"
    }
    let moved = before.modals.map(\.root?.id) != after.modals.map(\.root?.id)
    if after.unread.modals != (moved ? [] : before.unread.modals) {
      return "unread modals changed"
    }
    return nil
  }

  /// What is parked unread stays as long as the list that it is under, and no longer.
  private func parkedProblem(
    _ old: Section<Place, Screen>, _ now: Section<Place, Screen>,
    _ before: AppState, _ after: AppState
  ) -> String? {
    let lists =
      old.path.entries.filter { $0.column == .content }.map(\.id)
      + old.path.unread.filter { $0.column == .content }.map(\.id)
    for unread in before.unread.parked where unread.parked.section == old.savedName {
      let list = lists.last { $0 < unread.parked.path.entries[0].id }
      let stays = list.map(now.path.ids.contains) ?? true
      if after.unread.parked.contains(unread) != stays {
        return "what was parked \(stays ? "is gone with no" : "outlived its") list"
      }
    }
    return nil
  }
}

extension AppState {
  /// The ids of all that was not read.
  fileprivate var unreadIDs: Set<EntryID> {
    let paths = sections.map(\.path.unread) + parked.map(\.path.unread) + modals.map(\.path.unread)
    let saved =
      unread.sections.map(\.section.path) + unread.parked.map(\.parked.path)
      + unread.modals.map(\.path)
    return Set(paths.joined().map(\.id)).union(saved.flatMap(\.entries).map(\.id))
  }
}
