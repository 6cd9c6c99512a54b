import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// A store that one process has to itself.
@Suite(.timeLimit(.minutes(1))) struct ExclusiveAccessTests {
  /// Longer than a test may take: a refusal does not wait for it.
  private static let patience = Duration.seconds(120)
  private let place: TestStore
  init() throws { place = try TestStore(saving: .sample()) }

  private var lock: String { place.folder + "/" + StoreFiles.lockName }

  private static let savers: [SessionStore.Access] = [
    .exclusive(creating: true), .exclusive(creating: false), .shared(creating: true),
    .shared(creating: false),
  ]

  @Test func `it is what a store is opened for by default`() throws {
    let store = try SessionStore(at: place.folder)
    #expect(place.openingError(for: .shared(creating: false)) == .held(by: .current))
    withExtendedLifetime(store) {}
  }

  @Test(arguments: savers)
  func `another process is refused at once, and told who holds the store`(
    access: SessionStore.Access
  ) throws {
    let holder = try StoppedProgram(["hold-exclusive", place.folder])
    try #require(holder.line == "holding the store\n")
    let error = #expect(throws: StoreError.self) {
      try place.open(for: access, patience: Self.patience)
    }
    #expect(error == .held(by: Holder(processID: holder.processID, program: "navfault")))
    #expect(
      error?.description == "The store is held by 'navfault' (process \(holder.processID)).")
  }

  @Test(arguments: savers)
  func `opening it twice in one process is refused too`(access: SessionStore.Access) throws {
    let store = try place.open(for: .exclusive(creating: false))
    let error = #expect(throws: StoreError.self) {
      try place.open(for: access, patience: Self.patience)
    }
    #expect(error == .held(by: .current))
    #expect(
      error?.description
        == "This program has the store open already. Use the store that it has.")
    try store.save(.sample(depth: 2))
  }

  @Test func `another process can read it meanwhile`() throws {
    let store = try place.open(for: .exclusive(creating: false))
    try store.save(.sample(depth: 3))
    let read = try CommandRunner("navfault")(["read", place.folder])
    #expect(read.output == "'main' at revision 2\n", "\(read.errors)")
    try store.save(.sample(depth: 4))
  }

  /// Shared memory that a dead process left makes it look shared.
  @Test func `another process can read it though one that shared it has died`() throws {
    let dead = try StoppedProgram(["hold", place.folder])
    dead.kill()
    let names = try place.parent.contents().keys
    try #require(names.contains("Test.navstore/navigation.sqlite-shm"))
    let store = try place.open(for: .exclusive(creating: false))
    try store.save(.sample(depth: 3))
    let read = try CommandRunner("navfault")(["read", place.folder])
    #expect(read.output == "'main' at revision 2\n", "\(read.errors)")
  }

  /// Closing what was read would let go of the locks that SQLite has in this process.
  @Test func `the same process cannot read its files past the store that it has`() throws {
    let store = try place.open(for: .exclusive(creating: false))
    let link = place.parent("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.database)
    for path in [place.folder, place.database, link] {
      let error = #expect(throws: StoreError.self) { try SessionStore(at: path, for: .reading) }
      #expect(error == .held(by: .current), "\(path)")
    }
    for access in Self.savers {
      let error = #expect(throws: StoreError.self) {
        try SessionStore(at: place.database, for: access)
      }
      #expect(error == .held(by: .current))
    }
    withExtendedLifetime(store) {}
  }

  @Test func `a store whose holder was killed is opened at once`() throws {
    let holder = try StoppedProgram(["hold-exclusive", place.folder])
    holder.kill()
    try #require(try !Data(contentsOf: URL(filePath: lock)).isEmpty)
    for access in Self.savers {
      let store = try place.open(for: access, patience: .zero)
      #expect(try store.load(.main) != nil)
    }
  }

  @Test func `the name of a holder that died is not told of one that saves now`() throws {
    let dead = try StoppedProgram(["hold-exclusive", place.folder])
    dead.kill()
    let saver = try StoppedProgram(["hold", place.folder])
    #expect(
      place.openingError(for: .exclusive(creating: false), patience: .zero)
        == .unavailable(.busy))
    #expect(try Data(contentsOf: URL(filePath: lock)).isEmpty)
    withExtendedLifetime(saver) {}
  }

  @Test func `a store that was closed is free, and names nobody`() throws {
    do {
      let store = try place.open(for: .exclusive(creating: false))
      let line = try String(contentsOf: URL(filePath: lock), encoding: .utf8)
      #expect(line.hasPrefix("\(ProcessInfo.processInfo.processIdentifier) "))
      try store.save(.sample(depth: 2))
    }
    #expect(try Data(contentsOf: URL(filePath: lock)).isEmpty)
    #expect(try place.open(for: .exclusive(creating: false), patience: .zero).load(.main) != nil)
  }

  @Test func `a store that others have open is busy to who wants it alone`() throws {
    for access in [SessionStore.Access.shared(creating: false), .reading] {
      let shared = try place.open()
      let other = try place.open(for: access)
      #expect(
        place.openingError(for: .exclusive(creating: false), patience: .zero)
          == .unavailable(.busy))
      try shared.save(.sample(depth: 2))
      withExtendedLifetime(other) {}
    }
    #expect(try place.open(for: .exclusive(creating: false), patience: .zero).load(.main) != nil)
  }

  @Test func `of eight programs that make one store at once, one has it and the others are told`()
    throws
  {
    let place = try TestStore()
    let programs = try StoppedProgram.together(8, ["hold-exclusive", place.folder])
    let holders = programs.filter { $0.line == "holding the store\n" }
    let holder = try #require(holders.first)
    #expect(holders.count == 1)
    let told = "held by 'navfault' (process \(holder.processID))\n"
    #expect(programs.filter { $0.line == told }.count == 7)
    for program in programs { program.kill() }
    let names = try place.parent.contents().keys
    #expect(!names.contains { $0.contains(".new-") })
  }

  @Test func `what it saves comes back, and no shared memory is made`() throws {
    do {
      let store = try place.open(for: .exclusive(creating: false))
      for depth in 2...5 { try store.save(.sample(depth: depth)) }
      #expect(try store.load(.main)?.session.state.entries.count == 5)
      let names = try place.parent.contents().keys
      #expect(names.contains("Test.navstore/navigation.sqlite-wal"))
      #expect(!names.contains("Test.navstore/navigation.sqlite-shm"))
    }
    #expect(try place.open(for: .reading).load(.main)?.session.state.entries.count == 5)
  }

  @Test func `what was saved before its process was killed is there`() throws {
    let document = try place.parent.write(Example.tabs.bytes(), to: "document.json")
    let stopped = try StoppedProgram(["save-and-hold", place.folder, document])
    stopped.kill()
    let id = try Example.tabs.session().id
    for access in [SessionStore.Access.reading, .exclusive(creating: false)] {
      #expect(try place.open(for: access, patience: .zero).load(id) != nil)
    }
  }
}
