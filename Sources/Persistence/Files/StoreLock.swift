#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file in a store's folder by which processes that save keep apart: saves and checkpoints of
/// two of them never meet, which keeps clear of a race in SQLite up to 3.51.2.
/// <https://www.sqlite.org/wal.html#walresetbug>
///
/// The system lets a lock go when its process ends, however it ends.
final class StoreLock: Sendable {
  private let file: Int32
  /// Whether it is kept until this object goes.
  let isKept: Bool

  /// Takes the lock for as long as the object lives.
  ///
  /// - Throws: ``StoreError/held(by:)`` at once where a process has it for good.
  static func kept(_ path: String, patience: Duration) throws(StoreError) -> StoreLock {
    let lock = StoreLock(file: try FileSystem.openLock(path), isKept: true)
    try lock.take(patience)
    lock.forget()
    return lock
  }

  /// Makes the lock ready to be taken for a moment at a time.
  ///
  /// - Throws: ``StoreError/held(by:)`` where a process has it for good.
  static func momentary(_ path: String) throws(StoreError) -> StoreLock {
    let lock = StoreLock(file: try FileSystem.openLock(path), isKept: false)
    // A name in it may be of a process that died; only then is the lock tried.
    guard let holder = lock.holder, FileSystem.isRunning(holder.processID) else { return lock }
    guard try lock.isTaken() else { throw .held(by: holder) }
    lock.letGo()
    return lock
  }

  private init(file: Int32, isKept: Bool) {
    self.file = file
    self.isKept = isKept
  }

  deinit {
    // Only one that is kept has a name in it, and one that was never taken is another's.
    if isKept, (try? isTaken()) == true { forget() }
    // Closing alone would not do while a program is being started: for a moment it has the file
    // too. https://man7.org/linux/man-pages/man2/flock.2.html
    flock(file, LOCK_UN)
    close(file)
  }

  /// Writes into the file who has the lock, for others to tell. Where the disk is full they are
  /// only told that somebody has: what is stored can still be read.
  func declare(_ holder: Holder) {
    let line = holder.line
    pwrite(file, line, line.count, 0)
  }

  /// Waits until the lock is free, and takes it. One that is kept is there already.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` where another process has it for too long.
  func take(_ duration: Duration) throws(StoreError) {
    var patience = Patience(duration)
    while try !isTaken() {
      let holder = holder
      // The name of a process that died stays until the next one has the lock.
      if let holder, FileSystem.isRunning(holder.processID) { throw .held(by: holder) }
      guard try patience.wait() else {
        throw holder.map(StoreError.held) ?? .unavailable(.busy)
      }
    }
    if !isKept { forget() }
  }

  /// Takes the lock if it is free.
  ///
  /// - Returns: Whether this process has it now.
  func takeIfFree() throws(StoreError) -> Bool { try isTaken() }

  /// Whether the lock's file is the one at a path still.
  func isFile(at path: String) -> Bool {
    guard let standing = try? FileIdentity(of: path) else { return false }
    return (try? FileIdentity(of: file)) == standing
  }

  /// Lets the lock go, unless it is kept.
  func letGo() {
    if !isKept { flock(file, LOCK_UN) }
  }

  /// Takes the name of a process that died out of the file.
  private func forget() {
    var info = stat()
    if fstat(file, &info) == 0, info.st_size > 0 { ftruncate(file, 0) }
  }

  /// Takes the lock if it is free. To take it again is to have it still.
  private func isTaken() throws(StoreError) -> Bool {
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EWOULDBLOCK { return false }
      guard code == EINTR else { throw FileSystem.error(code) }
    }
    return true
  }

  private var holder: Holder? {
    var bytes = [UInt8](repeating: 0, count: Holder.greatestSize)
    let count = pread(file, &bytes, bytes.count, 0)
    return count > 0 ? Holder(line: bytes[..<count]) : nil
  }
}

extension FileSystem {
  /// Opens a lock's file, and makes it where there is none. Another program that this one starts
  /// does not get it.
  fileprivate static func openLock(_ path: String) throws(StoreError) -> Int32 {
    while true {
      let file = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
      if file >= 0 { return file }
      guard errno == ENOENT else { throw error(errno) }
      // Another process may have made it in between.
      do { try makeFile(path) } catch {
        if try kind(of: path) == .nothing { throw error }
      }
    }
  }
}
