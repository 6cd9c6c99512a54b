#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// SQLite's own lock on a database, taken past SQLite: nobody has the database open while it is
/// held, however damaged it is. To be used only where this process has not got it open.
/// <https://www.sqlite.org/fileformat.html#the_lock_byte_page>
final class DatabaseLock {
  private let file: Int32

  /// Every connection to a store has a lock in this range for as long as it is open, because it
  /// uses a write-ahead log. <https://www.sqlite.org/wal.html#concurrency>
  private static let (start, count) = (0x4000_0000, 512)

  /// Takes the lock.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` where somebody has the database open for too long.
  init(_ database: String, patience: Duration) throws(StoreError) {
    file = open(database, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw FileSystem.error(errno) }
    var patience = Patience(patience)
    while try !isTaken() {
      guard try patience.wait() else { throw .unavailable(.busy) }
    }
  }

  deinit { close(file) }

  private func isTaken() throws(StoreError) -> Bool {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(Self.start)
    lock.l_len = off_t(Self.count)
    while fcntl(file, F_SETLK, &lock) != 0 {
      let code = errno
      if code == EAGAIN || code == EACCES { return false }
      guard code == EINTR else { throw FileSystem.error(code) }
    }
    return true
  }
}
