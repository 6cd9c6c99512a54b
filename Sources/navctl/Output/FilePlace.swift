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

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path leads into a folder, or below it, whatever links and detours are on the way.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let slash = path.lastIndex(of: "/")
    let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let place = resolved(parent), let whole = resolved(folder) else { return false }
    return (place + "/").hasPrefix(whole + "/")
  }

  /// The path without links and detours; nothing where there is nothing.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that a path is in, where that is not there.
  static func missingParent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    let parent = String(path[..<slash])
    return isFolder(parent) ? nil : parent
  }
}
