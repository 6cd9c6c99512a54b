#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A copy of a database and its log, in a folder of its own.
///
/// Looking must leave no trace: SQLite would make side files beside a database that it only
/// reads. A copy taken while a program writes could be torn, so the log's header is read before
/// and after: a program that began the log anew in between has written into the database.
struct PrivateCopy {
  /// The copied database.
  let database: String
  /// Whether there was a log beside the database.
  let hadLog: Bool
  private let folder: String

  private static let names = [
    "navigation.sqlite", "navigation.sqlite-wal", "navigation.sqlite-shm",
    "navigation.sqlite-journal",
  ]

  /// Copies, opens the copy, and takes its names away: what is open stays, and nothing is left
  /// over however the process ends.
  ///
  /// - Parameters:
  ///   - source: The database.
  ///   - attempts: How often to try while a program writes.
  ///   - open: Opens the copy, and reads from it once, so that SQLite has all its files open.
  /// - Returns: What it gives.
  /// - Throws: ``StoreError`` where no copy can be made, or what it throws.
  static func use<Value>(
    of source: String, attempts: Int = 20, _ open: (PrivateCopy) throws -> Value
  ) throws -> Value {
    try HeldSignals.during { signals in
      let folder = try makeFolder()
      defer { FileSystem.removeFolder(folder, files: names) }
      let copy = try PrivateCopy(
        of: source, in: folder, attempts: attempts, isInterrupted: signals.arePending)
      return try open(copy)
    }
  }

  private init(
    of source: String, in folder: String, attempts: Int, isInterrupted: () -> Bool
  ) throws {
    self.folder = folder
    database = folder + "/" + Self.names[0]
    hadLog = try Self.copy(source, to: database, attempts: attempts, isInterrupted)
  }

  private static func makeFolder() throws(StoreError) -> String {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = named.isEmpty ? "/tmp" : named
    let path = "\(parent)/navigation-store-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    do { try FileSystem.makeFolder(path) } catch {
      throw .noPrivateCopy(folder: parent, reason: String(cString: strerror(errno)))
    }
    return path
  }

  private static func copy(
    _ source: String, to copy: String, attempts: Int, _ isInterrupted: () -> Bool
  ) throws(StoreError) -> Bool {
    for _ in 0..<attempts {
      let before = try Fingerprint(of: source)
      try copyFile(source, to: copy, isInterrupted)
      unlink(copy + "-wal")
      unlink(copy + "-journal")
      if before.hasLog { try copyFile(source + "-wal", to: copy + "-wal", isInterrupted) }
      if try FileSystem.kind(of: source + "-journal") != .nothing {
        try copyFile(source + "-journal", to: copy + "-journal", isInterrupted)
      }
      if try Fingerprint(of: source) == before { return before.hasLog }
    }
    throw .unavailable(.busy)
  }

  private static func copyFile(
    _ source: String, to copy: String, _ isInterrupted: () -> Bool
  ) throws(StoreError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw FileSystem.error(errno) }
    defer { close(input) }
    let output = open(copy, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw Self.cannotWrite(copy) }
    defer { close(output) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard !isInterrupted() else { throw .unavailable(.interrupted) }
      let count = read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileSystem.error(errno) }
      guard count > 0 else { return }
      var written = 0
      while written < count {
        let more = buffer[written..<count].withUnsafeBytes {
          write(output, $0.baseAddress, $0.count)
        }
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { throw Self.cannotWrite(copy) }
        written += more
      }
    }
  }

  /// The place for temporary files is at fault, and not the store.
  private static func cannotWrite(_ copy: String) -> StoreError {
    .noPrivateCopy(folder: copy, reason: String(cString: strerror(errno)))
  }
}

/// What must be the same before and after a copy.
private struct Fingerprint: Equatable {
  /// The log's header, which changes whenever the log begins anew.
  let header: [UInt8]
  /// The database's own size and time; only where no log tells.
  let size: Int64
  let seconds: Int
  let nanoseconds: Int

  var hasLog: Bool { !header.isEmpty }

  init(of source: String) throws(StoreError) {
    header = try Self.header(of: source + "-wal")
    var info = stat()
    guard header.isEmpty else {
      (size, seconds, nanoseconds) = (0, 0, 0)
      return
    }
    guard stat(source, &info) == 0 else { throw FileSystem.error(errno) }
    size = Int64(info.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (info.st_mtimespec.tv_sec, info.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
    #endif
  }

  /// The 32 bytes that begin a log; none where there is no log, or an empty one.
  /// <https://www.sqlite.org/fileformat.html#the_write_ahead_log>
  private static func header(of log: String) throws(StoreError) -> [UInt8] {
    let file = open(log, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return [] }
      throw FileSystem.error(errno)
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw FileSystem.error(errno) }
    return Array(bytes[..<count])
  }
}
