#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls that a store makes on files, with their errors told apart.
enum FileSystem {
  /// What stands at a path.
  enum Kind: Equatable {
    case nothing
    case folder
    case file(size: Int64)
    case other
  }

  static func kind(of path: String) throws(StoreError) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return .nothing }
      throw error(code)
    }
    return switch info.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file(size: Int64(info.st_size))
    default: .other
    }
  }

  /// Makes a folder that its owner alone may enter, whatever the umask.
  static func makeFolder(_ path: String) throws(StoreError) {
    guard mkdir(path, 0o700) == 0, chmod(path, 0o700) == 0 else { throw error(errno) }
  }

  /// Makes an empty file that its owner alone may read, whatever the umask. SQLite gives its log
  /// the same mode.
  static func makeFile(_ path: String) throws(StoreError) {
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw error(errno) }
    defer { close(file) }
    guard fchmod(file, 0o600) == 0 else { throw error(errno) }
  }

  /// Moves a folder to a place that is free.
  ///
  /// - Returns: Whether it moved; not where another folder came first.
  static func moveFolder(_ path: String, to place: String) throws(StoreError) -> Bool {
    if rename(path, place) == 0 { return true }
    let code = errno
    if code == EEXIST || code == ENOTEMPTY || code == ENOTDIR { return false }
    throw error(code)
  }

  /// Waits until a folder's entries are on the disk.
  static func syncFolder(_ path: String) throws(StoreError) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw error(errno) }
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw error(errno) }
  }

  static func isEmptyFolder(_ path: String) throws(StoreError) -> Bool {
    guard let folder = opendir(path) else { throw error(errno) }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    // "." and ".." are always there.
    return count <= 2
  }

  /// Removes a folder and the files in it; what is not there is no error.
  static func removeFolder(_ path: String, files: [String]) {
    for file in files { unlink(path + "/" + file) }
    rmdir(path)
  }

  static var processID: Int32 { getpid() }

  static func error(_ code: Int32) -> StoreError {
    switch code {
    case EACCES, EPERM, EROFS: .notPermitted
    case ENOSPC, EDQUOT: .full
    default: .inputOutput(reason: String(cString: strerror(code)))
    }
  }
}
