import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A database that this process has open through SQLite, for as long as this object lives.
///
/// When a process closes any descriptor of a file, the system lets go of every lock that it has
/// on that file, SQLite's too. So a database that is open is not to be read past SQLite.
/// <https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
final class OpenDatabase: Sendable {
  private let file: FileIdentity

  /// What this process does with a file.
  private struct Uses {
    var shared = 0
    var exclusive = 0
    var copies = 0

    var isNone: Bool { shared + exclusive + copies == 0 }

    mutating func add(_ count: Int, isExclusive: Bool) {
      if isExclusive { exclusive += count } else { shared += count }
    }
  }

  private static let uses = Mutex<[FileIdentity: Uses]>([:])
  private let isExclusive: Bool

  /// Notes that a file is about to be opened.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` where a copy of it is under way for too long.
  init(_ path: String, isExclusive: Bool, patience: Duration) throws(StoreError) {
    let file = try FileIdentity(of: path)
    var patience = Patience(patience)
    while !Self.change(file, if: { $0.copies == 0 }, { $0.add(1, isExclusive: isExclusive) }) {
      guard try patience.wait() else { throw .unavailable(.busy) }
    }
    self.file = file
    self.isExclusive = isExclusive
  }

  deinit { _ = Self.change(file) { $0.add(-1, isExclusive: isExclusive) } }

  /// How this process has a file open.
  enum Access {
    case shared
    case exclusive
  }

  /// How this process has a file open, if it has.
  static func access(to path: String) throws(StoreError) -> Access? {
    let file = try FileIdentity(of: path)
    let found = uses.withLock { $0[file] }
    return switch found {
    case let uses? where uses.exclusive > 0: .exclusive
    case let uses? where uses.shared > 0: .shared
    default: nil
    }
  }

  /// Runs a closure that opens a file past SQLite and closes it again.
  ///
  /// - Throws: ``StoreError/held(by:)`` where this process has it open.
  static func readingPast<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
    let file = try FileIdentity(of: path)
    guard change(file, if: { $0.shared + $0.exclusive == 0 }, { $0.copies += 1 }) else {
      throw StoreError.held(by: .current)
    }
    defer { _ = change(file) { $0.copies -= 1 } }
    return try body()
  }

  private static func change(
    _ file: FileIdentity, if condition: (Uses) -> Bool = { _ in true }, _ body: (inout Uses) -> Void
  ) -> Bool {
    uses.withLock { all in
      var uses = all[file] ?? Uses()
      guard condition(uses) else { return false }
      body(&uses)
      all[file] = uses.isNone ? nil : uses
      return true
    }
  }
}

/// What tells files apart, whatever their paths.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(of path: String) throws(StoreError) {
    var info = stat()
    guard stat(path, &info) == 0 else { throw FileSystem.error(errno) }
    self.init(info)
  }

  /// What tells a file that is open.
  init(of file: Int32) throws(StoreError) {
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileSystem.error(errno) }
    self.init(info)
  }

  private init(_ info: stat) {
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
  }
}
