import Dispatch
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

@Suite struct ConcurrentSaveTests {
  private let place: TestStore
  init() throws { place = try TestStore() }

  /// Runs a closure on eight threads, and collects what they throw.
  private func onEightThreads(_ body: @escaping @Sendable (Int) throws -> Void) -> [String] {
    let errors = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      do { try body(index) } catch { errors.withLock { $0.append("\(error)") } }
    }
    return errors.withLock { $0 }
  }

  @Test func `eight threads save through one store, and all of it is there`() throws {
    let store = try place.open()
    let errors = onEightThreads { index in
      let id = try SessionID("session \(index)")
      for depth in 1...10 { try store.save(.sample(id, depth: depth)) }
    }
    #expect(errors.isEmpty)
    let stored = try store.list().map { try $0.content.get() }
    #expect(stored.map(\.session.state.entries.count) == Array(repeating: 10, count: 8))
    #expect(stored.map(\.revision) == Array(repeating: 10, count: 8))
  }

  @Test func `eight threads save through stores of their own, and all of it is there`() throws {
    let place = place
    let errors = onEightThreads { index in
      let store = try place.open(patience: .seconds(60))
      let id = try SessionID("session \(index)")
      for depth in 1...5 { try store.save(.sample(id, depth: depth)) }
    }
    #expect(errors.isEmpty)
    #expect(
      try place.open().list().map { try $0.content.get().revision } == Array(repeating: 5, count: 8)
    )
  }

  @Test func `of eight threads that each follow the same save, one is done`() throws {
    let store = try place.open()
    let number = try store.save(.sample()).saveNumber
    let errors = onEightThreads { index in
      try store.save(.sample(depth: index + 2), after: number)
    }
    #expect(errors == Array(repeating: "\(StoreError.outdated)", count: 7))
    #expect(try store.load(.main)?.revision == 2)
  }
}
