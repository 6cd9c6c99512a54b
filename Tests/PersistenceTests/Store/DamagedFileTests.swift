import Foundation
import Navigation
import TestSupport
import Testing

@testable import Persistence

/// Each kind of file that is no good store has an error of its own, and is left as it is.
@Suite struct DamagedFileTests {
  private static let accesses: [SessionStore.Access] = [
    .reading, .shared(creating: true), .exclusive(creating: true),
  ]

  /// A store whose database is made of the bytes that a closure gives.
  private func place(_ change: ([UInt8]) -> [UInt8]) throws -> TestStore {
    let place = try TestStore(saving: .sample(depth: 100))
    let bytes = Array(try Data(contentsOf: URL(filePath: place.database)))
    try Data(change(bytes)).write(to: URL(filePath: place.database))
    return place
  }

  private func expect(
    _ place: TestStore, _ access: SessionStore.Access, _ check: (StoreError?) -> Bool
  ) throws {
    let before = try place.parent.contents()
    let error = place.openingError(for: access)
    #expect(check(error), "\(String(describing: error))")
    #expect(try place.parent.contents() == before)
  }

  @Test(arguments: accesses)
  func `an empty file`(access: SessionStore.Access) throws {
    try expect(place { _ in [] }, access) { $0 == .empty }
  }

  @Test(arguments: accesses)
  func `a text file`(access: SessionStore.Access) throws {
    try expect(place { _ in Array("CORRUPT\n".utf8) }, access) { $0 == .notADatabase }
  }

  @Test(arguments: accesses)
  func `a file whose first page is overwritten`(access: SessionStore.Access) throws {
    try expect(
      place { bytes in [UInt8](repeating: 0x5A, count: 4096) + bytes[4096...] }, access
    ) { $0 == .notADatabase }
  }

  @Test(arguments: accesses)
  func `the first half of a database`(access: SessionStore.Access) throws {
    try expect(place { bytes in Array(bytes[..<(bytes.count / 2)]) }, access) { error in
      if case .corrupt = error { true } else { false }
    }
  }

  @Test(arguments: accesses)
  func `a folder in the database's place`(access: SessionStore.Access) throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    try FileSystem.makeFolder(place.database)
    try expect(place, access) { $0 == .notAStore }
  }

  @Test(arguments: accesses)
  func `a folder that holds something else`(access: SessionStore.Access) throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    try FileSystem.makeFile(place.folder + "/holiday.jpeg")
    try expect(place, access) { $0 == .notAStore }
  }

  @Test func `a file in the store's place can be read and not be saved into`() throws {
    let place = try TestStore()
    try FileSystem.makeFile(place.folder)
    try expect(place, .shared(creating: true)) { $0 == .empty }
    try Data("CORRUPT\n".utf8).write(to: URL(filePath: place.folder))
    try expect(place, .shared(creating: true)) { $0 == .notADatabase }
    try expect(place, .reading) { $0 == .notADatabase }
  }

  @Test func `nothing at the path`() throws {
    for access in [
      SessionStore.Access.reading, .shared(creating: false),
    ] {
      try expect(try TestStore(), access) { $0 == .notFound }
    }
  }

  @Test func `an empty folder holds no store to read`() throws {
    let place = try TestStore()
    try FileSystem.makeFolder(place.folder)
    try expect(place, .reading) { $0 == .notFound }
  }

  @Test func `a damaged page is told when it is read, and the file is left as it is`() throws {
    let place = try place { bytes in
      var bytes = bytes
      // Every page but the first has its type and its pointers overwritten.
      for page in stride(from: 4096, to: bytes.count, by: 4096) {
        bytes.replaceSubrange(page..<(page + 16), with: repeatElement(0xA5, count: 16))
      }
      return bytes
    }
    let before = try place.parent.contents()
    #expect {
      try place.open().load(.main)
    } throws: { error in
      if case .corrupt = error as? StoreError { true } else { false }
    }
    #expect(try place.parent.contents() == before)
  }
}
