#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path.
enum FilePlace {
  /// A file's size; nothing where there is no file.
  static func size(of path: String) -> Int64? {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(info.st_size)
  }

  /// Whether there is anything at all, a link to nothing too.
  static func isTaken(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// The folder that a path is in, where that is not there.
  static func missingParent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    let parent = String(path[..<slash])
    var info = stat()
    return stat(parent, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR ? nil : parent
  }
}
