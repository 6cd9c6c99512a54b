import Navigation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of a database, seen from outside.
struct DatabaseFile {
  private let path: String

  /// The file at a path, or in the store's folder that is there.
  init(at path: String) {
    self.path = FilePlace.isFolder(path) ? path + "/navigation.sqlite" : path
  }

  /// What is missing at its end; nothing where it is as long as it says.
  /// <https://www.sqlite.org/fileformat.html#the_database_header>
  var shortfall: String? {
    guard let size = FilePlace.size(of: path), let header = start(of: 100) else { return nil }
    let stated = Int64(header[16]) << 8 | Int64(header[17])
    let pageSize = stated == 1 ? 65_536 : stated
    let pages = header[28..<32].reduce(0) { $0 << 8 | Int64($1) }
    guard pageSize > 0, pages > 0, size < pages * pageSize else { return nil }
    return "the file ends early (\(Counted.of(Int(pages), "page", "pages")) expected, "
      + "\(size / pageSize) found)"
  }

  /// What changes whenever a program saves: sizes and times of the file and of its log.
  struct Stamp: Equatable {
    fileprivate let numbers: [Int64]
  }

  /// The stamp now; nothing where there is no file.
  var stamp: Stamp? {
    guard let file = Self.numbers(of: path) else { return nil }
    return Stamp(numbers: file + (Self.numbers(of: path + "-wal") ?? []))
  }

  private static func numbers(of path: String) -> [Int64]? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return [Int64(info.st_size), Int64(time.tv_sec), Int64(time.tv_nsec)]
  }

  private func start(of count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    return read(file, &bytes, count) == count ? bytes : nil
  }
}
