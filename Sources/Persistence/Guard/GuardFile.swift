#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The guard's file, open. While a restore is under way it is locked, so that who shares the store
/// does not take one that goes on for one that died: the system lets the lock go with its process.
final class GuardFile: Sendable {
  private let file: Int32

  /// Opens the file, and makes it where there is none.
  init(_ path: String) throws(StoreError) { file = try Self.open(path) }

  deinit {
    // Closing alone would not do while a program is being started: for a moment it has the file
    // too. https://man7.org/linux/man-pages/man2/flock.2.html
    flock(file, LOCK_UN)
    close(file)
  }

  /// Locks the file, if nobody has.
  ///
  /// - Returns: Whether this object has it now.
  func takeIfFree() throws(StoreError) -> Bool {
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EWOULDBLOCK { return false }
      guard code == EINTR else { throw FileSystem.error(code) }
    }
    return true
  }

  /// The record in it; nothing where it is torn or damaged.
  func read() -> GuardRecord? {
    // One more, to tell a file that is longer.
    var bytes = [UInt8](repeating: 0, count: GuardRecord.size + 1)
    let count = pread(file, &bytes, bytes.count, 0)
    return count > 0 ? GuardRecord(Array(bytes[..<count])) : nil
  }

  /// Writes a record, in one call: a process may die at any time. It need not be on the disk, for
  /// a loss of power is no death of a process.
  func write(_ record: GuardRecord) throws(StoreError) {
    let bytes = record.bytes
    guard pwrite(file, bytes, bytes.count, 0) == bytes.count else { throw FileSystem.error(errno) }
    var info = stat()
    if fstat(file, &info) == 0, info.st_size > bytes.count { ftruncate(file, off_t(bytes.count)) }
  }

  private static func open(_ path: String) throws(StoreError) -> Int32 {
    // What cannot be opened is put out of the way, once, so that there is a guard from now on.
    var mayRemove = true
    while true {
      let file = systemOpen(path)
      if file >= 0 { return file }
      let code = errno
      if code == ENOENT {
        // Another process may make it in between.
        do { try FileSystem.makeFile(path) } catch {
          if try FileSystem.kind(of: path) == .nothing, !FileSystem.isLink(path) { throw error }
        }
      } else {
        guard mayRemove, unlink(path) == 0 else { throw FileSystem.error(code) }
        mayRemove = false
      }
    }
  }

  private static func systemOpen(_ path: String) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    #elseif canImport(Glibc)
      Glibc.open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    #else
      Musl.open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    #endif
  }
}
