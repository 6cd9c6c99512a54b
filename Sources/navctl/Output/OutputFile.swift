#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a result is written into, whole or not at all.
///
/// What is there stays, unless it was said that it may go.
struct OutputFile {
  /// What stands at the path.
  private enum Place {
    case free
    /// A file, by the path that no link leads to.
    case file(String, mode: mode_t)
    /// A device or a pipe: it takes what it is given, and holds nothing that could be lost.
    case device
  }

  let path: String
  private let place: Place

  /// Looks at the path, and asks where something would be lost.
  ///
  /// - Throws: ``Failure`` where nothing can be written there; ``ExitCode/no`` where the answer is
  ///   no.
  init(_ path: String, isForced: Bool, mayAsk: Bool, _ console: Console) throws {
    self.path = path
    place = try Self.place(at: path)
    guard case .file = place, !isForced else { return }
    guard mayAsk, let isYes = try console.ask("Replace '\(path)'? [y/N] ") else {
      throw Self.exists(path)
    }
    guard isYes else {
      console.note("Nothing was written.")
      throw ExitCode.no
    }
  }

  private static func place(at path: String) throws -> Place {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let code = errno
      if code == ENOENT, FilePlace.isTaken(path) {
        throw refused(path, "it is a link to nothing")
      }
      if code == ENOENT || code == ENOTDIR {
        if let parent = FilePlace.missingParent(of: path) {
          throw refused(path, "there is no folder '\(parent)'")
        }
        guard !path.isEmpty else { throw refused(path, "that is no file's name") }
        return .free
      }
      throw failure(code, path)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      guard let resolved = realpath(path, nil) else { throw failure(errno, path) }
      defer { free(resolved) }
      return .file(String(cString: resolved), mode: info.st_mode & 0o7777)
    case S_IFDIR: throw refused(path, "it is a folder")
    default: return .device
    }
  }

  /// Writes all of it.
  ///
  /// - Throws: ``Failure``; what was at the path is then there as it was.
  func write(_ bytes: [UInt8]) throws {
    switch place {
    case .device:
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw Self.failure(errno, path) }
      defer { close(file) }
      guard Console.write(bytes, to: file) else { throw Self.failure(errno, path) }
    case .free: try put(bytes, at: path, replacing: nil)
    case .file(let resolved, let mode): try put(bytes, at: resolved, replacing: mode)
    }
  }

  /// Writes a file beside the one that is meant, and gives it the name at the end.
  private func put(_ bytes: [UInt8], at target: String, replacing mode: mode_t?) throws {
    var name = Array((target + ".XXXXXX").utf8CString)
    // It holds the user's values: only the owner may read it, until told otherwise.
    let file = mkstemp(&name)
    guard file >= 0 else { throw Self.failure(errno, path) }
    defer {
      close(file)
      unlink(name)
    }
    if let mode, fchmod(file, mode) != 0 { throw Self.failure(errno, path) }
    guard Console.write(bytes, to: file), fsync(file) == 0 else {
      throw Self.failure(errno, path)
    }
    // A link fails where a file has come since, and a new name replaces it.
    let isPut = mode == nil ? link(name, target) == 0 : rename(name, target) == 0
    guard isPut else {
      throw errno == EEXIST ? Self.exists(path) : Self.failure(errno, path)
    }
  }

  private static func exists(_ path: String) -> Failure {
    Failure(
      .cannotCreate, "output-exists", "'\(path)' exists already.",
      hint: "Add -f to replace it, or choose another name.")
  }

  private static func refused(_ path: String, _ reason: String) -> Failure {
    Failure(
      .cannotCreate, "cannot-create", "The file '\(path)' cannot be created: \(reason).")
  }

  private static func failure(_ code: Int32, _ path: String) -> Failure {
    switch code {
    case EACCES, EPERM, EROFS:
      Failure(.notPermitted, "no-permission", "No permission to write '\(path)'.")
    case ENOSPC, EDQUOT, EFBIG:
      Failure(
        .inputOutput, "disk-full",
        "The disk is full while writing '\(path)'. Nothing was written.",
        hint: "Free some space and run the same command again.")
    default:
      Failure(
        .inputOutput, "input-output",
        "'\(path)' cannot be written: \(String(cString: strerror(code))).")
    }
  }
}
