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

  /// Makes such a folder where there is none.
  static func ensureFolder(_ path: String) throws(StoreError) {
    do { try makeFolder(path) } catch {
      guard try kind(of: path) == .folder else { throw error }
    }
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

  /// Moves a file to a place, over the file that is there.
  static func moveFile(_ path: String, over place: String) throws(StoreError) {
    guard rename(path, place) == 0 else { throw error(errno) }
  }

  /// Waits until a folder's entries are on the disk.
  static func syncFolder(_ path: String) throws(StoreError) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw error(errno) }
    defer { close(folder) }
    guard fsync(folder) == 0 else { throw error(errno) }
  }

  /// Waits until a file's bytes, and its name, are on the disk; nothing where there is no file.
  static func syncFile(_ path: String) throws(StoreError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw error(errno)
    }
    defer { close(file) }
    #if canImport(Darwin)
      // Without this the bytes may stay in the disk's own memory. `man 2 fsync` says so.
      let isSynced = fcntl(file, F_FULLFSYNC) == 0 || fsync(file) == 0
    #else
      let isSynced = fsync(file) == 0
    #endif
    guard isSynced else { throw error(errno) }
    try syncFolder(parent(of: path))
  }

  /// The folder that a path is in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A file's path with no link on the way to it; the file itself may be one, or not be there.
  static func resolvingFolder(of path: String) throws(StoreError) -> String {
    guard let resolved = realpath(parent(of: path), nil) else { throw error(errno) }
    defer { free(resolved) }
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return String(cString: resolved) + "/" + path[name...]
  }

  /// The first bytes of a file: as many as are asked for, or fewer where it has no more.
  static func start(of path: String, count: Int) throws(StoreError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw error(errno) }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: count)
    let found = read(file, &start, count)
    guard found >= 0 else { throw error(errno) }
    return Array(start[..<found])
  }

  /// Gives a file a second name, if that is free.
  ///
  /// - Returns: Whether it was free.
  static func link(_ path: String, as name: String) throws(StoreError) -> Bool {
    if Self.hardLink(path, name) == 0 { return true }
    let code = errno
    if code == EEXIST { return false }
    throw error(code)
  }

  /// Whether a path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, but for the two that are always there.
  static func names(in path: String) throws(StoreError) -> [String] {
    guard let folder = opendir(path) else { throw error(errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a file; one that is not there is no error.
  static func removeFile(_ path: String) { unlink(path) }

  /// Whether a process runs.
  static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }

  #if canImport(Darwin)
    private static let hardLink = Darwin.link
  #elseif canImport(Glibc)
    private static let hardLink = Glibc.link
  #else
    private static let hardLink = Musl.link
  #endif

  /// Removes a folder and the files in it; what is not there is no error.
  static func removeFolder(_ path: String, files: [String]) {
    for file in files { unlink(path + "/" + file) }
    rmdir(path)
  }

  static var processID: Int32 { getpid() }

  /// The number of the last error of a call on this thread.
  static var lastError: Int32 { errno }

  static func error(_ code: Int32) -> StoreError { .unavailable(unavailability(code)) }

  /// What an error number of the system means.
  static func unavailability(_ code: Int32) -> Unavailability {
    switch code {
    case EACCES, EPERM, EROFS: .notPermitted
    case ENOSPC, EDQUOT, EFBIG: .full
    case ENOMEM: .outOfMemory
    default: .inputOutput(reason: String(cString: strerror(code)))
    }
  }
}
