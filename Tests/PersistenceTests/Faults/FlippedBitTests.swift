import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Bits that flip anywhere in the file are the file's fault: no call takes them for its own.
@Suite struct FlippedBitTests {
  private static let flips = 400

  /// A database with history, drafts and several sessions.
  private static func database() throws -> Data {
    let place = try TestStore()
    do {
      let store = try place.open()
      for name in ["one", "two", "three"] as [SessionID] {
        var session = try Example.parked.session()
        session.id = name
        for number in 0..<12 {
          session.state.apply(.push(.trail(number)))
          try store.save(session, durability: .lazy)
        }
        try store.save(session.applying(.popToRoot), note: "back", durability: .lazy)
      }
    }
    return try #require(FileManager.default.contents(atPath: place.database))
  }

  @Test func `every call tells damage, or does what it says`() throws {
    var random = SeededGenerator(for: "FlippedBitTests")
    let whole = try Self.database()
    var met: [String: Int] = [:]
    for number in 0..<Self.flips {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        // Past the header: what is damaged there is refused before anything is read.
        let place = Int.random(in: 100..<bytes.count, using: &random)
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      let place = try TestStore(saving: .sample())
      try bytes.write(to: URL(filePath: place.database))
      guard let store = try? place.open() else { continue }
      let calls: [(String, () throws -> Void)] = [
        ("load", { _ = try store.load("one") }), ("history", { _ = try store.history(of: "one") }),
        ("undo", { _ = try store.undo("one", isRehearsal: true) }),
        ("export", { try store.export(to: place.parent("some.sqlite"), sessions: ["two"]) }),
        ("copy", { try store.copy("two", to: store, as: "three", replacing: true) }),
        ("delete", { try store.delete("one") }),
      ]
      for (name, call) in calls {
        do {
          try call()
          met["\(name) done", default: 0] += 1
        } catch {
          met["\(name) refused", default: 0] += 1
          let fault = error as? StoreError
          if case .unexpected = fault { Issue.record("flip \(number), \(name): \(error)") }
          #expect(fault != nil, "flip \(number), \(name): \(error)")
        }
      }
    }
    print("FlippedBitTests met:", met.sorted { $0.key < $1.key })
    for name in ["load", "history", "undo", "export", "copy", "delete"] {
      #expect(met["\(name) done", default: 0] > Self.flips / 4, "\(name)")
    }
    let refused = met.filter { $0.key.hasSuffix("refused") }.values.reduce(0, +)
    #expect(refused > 5)
  }
}
