#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StoreLock {
  /// Who has a store to itself, told without writing or keeping anybody waiting.
  ///
  /// - Parameter path: The lock's file.
  /// - Returns: The process; nothing where none is named, or the named one has died.
  /// - Throws: ``StoreError`` where the file cannot be read.
  static func holder(of path: String) throws(StoreError) -> Holder? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw FileSystem.error(errno)
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Holder.greatestSize)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0, let holder = Holder(line: bytes[..<count]),
      FileSystem.isRunning(holder.processID)
    else { return nil }
    // The number may be another program's by now: then nobody has the lock.
    guard flock(file, LOCK_SH | LOCK_NB) == 0 else { return holder }
    flock(file, LOCK_UN)
    return nil
  }
}
