import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store's file gives back what it does not use.
@Suite struct RebuildTests {
  private func place() throws -> TestStore {
    let place = try TestStore()
    let store = try place.open()
    try store.save(.sample(depth: 3000))
    try store.save(.sample("small"))
    try store.delete(.main)
    return place
  }

  private func size(_ place: TestStore) throws -> Int64 {
    if case .file(let size) = try FileSystem.kind(of: place.database) { size } else { 0 }
  }

  @Test func `its file becomes as much shorter as was told`() throws {
    let place = try place()
    let before = try size(place)
    let store = try place.open(for: .exclusive(creating: false))
    let free = try store.freeBytes()
    let given = try store.rebuild()
    #expect(free > 100_000 && given >= free)
    #expect(try before - size(place) == given)
    #expect(try store.freeBytes() == 0)
    #expect(try store.names() == ["small"])
    #expect(try store.load("small")?.damage == [])
  }

  @Test func `it waits for who saves, and is refused then`() throws {
    let place = try place()
    let store = try place.open(patience: .zero)
    try place.open().holdingWriteLock {
      #expect(throws: StoreError.unavailable(.busy)) { try store.rebuild() }
    }
  }

  @Test func `saves go on after it`() throws {
    let place = try place()
    let store = try place.open()
    try store.rebuild()
    try store.move(.push(.trail(1)), in: "small")
    #expect(try place.open(for: .reading).stored("small").pathIDs.count == 2)
  }
}
