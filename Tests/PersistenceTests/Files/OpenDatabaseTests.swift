import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Persistence

/// A file that is open through SQLite is not read past it in the same process, nor the other way.
@Suite struct OpenDatabaseTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write([1], to: "file")
  }

  @Test(arguments: [true, false])
  func `a file is known as open until its object goes`(isExclusive: Bool) throws {
    var open: OpenDatabase? = try OpenDatabase(path, isExclusive: isExclusive, patience: .zero)
    #expect(try OpenDatabase.access(to: path) == (isExclusive ? .exclusive : .shared))
    withExtendedLifetime(open) {}
    open = nil
    #expect(try OpenDatabase.access(to: path) == nil)
  }

  @Test func `a file is known by any of its names, and no other is`() throws {
    let open = try OpenDatabase(path, isExclusive: false, patience: .zero)
    try FileManager.default.linkItem(atPath: path, toPath: folder("second"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: path)
    let other = try folder.write([1], to: "other")
    #expect(try OpenDatabase.access(to: folder("second")) == .shared)
    #expect(try OpenDatabase.access(to: folder("link")) == .shared)
    #expect(try OpenDatabase.access(to: other) == nil)
    withExtendedLifetime(open) {}
  }

  @Test func `a file that is open twice stays open when one of them goes`() throws {
    let first = try OpenDatabase(path, isExclusive: false, patience: .zero)
    do { _ = try OpenDatabase(path, isExclusive: false, patience: .zero) }
    #expect(try OpenDatabase.access(to: path) == .shared)
    withExtendedLifetime(first) {}
  }

  @Test(arguments: [true, false])
  func `a file that is open is not read past SQLite`(isExclusive: Bool) throws {
    let open = try OpenDatabase(path, isExclusive: isExclusive, patience: .zero)
    #expect(throws: StoreError.held(by: .current)) {
      try OpenDatabase.readingPast(path) { Issue.record("it was read") }
    }
    withExtendedLifetime(open) {}
  }

  @Test func `a file that is being read past SQLite is not opened, and later is`() throws {
    let path = path
    try OpenDatabase.readingPast(path) {
      try OpenDatabase.readingPast(path) {}
      #expect(throws: StoreError.unavailable(.busy)) {
        try OpenDatabase(path, isExclusive: true, patience: .zero)
      }
    }
    _ = try OpenDatabase(path, isExclusive: true, patience: .zero)
  }

  @Test func `who opens a file that is being read past SQLite waits for it`() throws {
    let path = path
    let begun = DispatchSemaphore(value: 0)
    let opened = DispatchGroup()
    try OpenDatabase.readingPast(path) {
      DispatchQueue.global().async(group: opened) {
        begun.signal()
        let open = try? OpenDatabase(path, isExclusive: true, patience: .seconds(120))
        #expect(open != nil)
      }
      begun.wait()
      let access = try OpenDatabase.access(to: path)
      #expect(access == nil)
    }
    opened.wait()
  }
}
