import Navigation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A document on the disk, or on standard input.
struct DocumentFile {
  /// What it is called before a place in it.
  let name: String
  /// What it is called in a sentence.
  private let subject: String
  let bytes: [UInt8]

  /// The option that tells the format.
  static let from = OptionSpec(
    "from", value: "format", oneOf: ["auto", "session", "navigation-path", "flow-path"],
    default: "auto", help: "The document's format.")

  enum Format: String {
    case auto
    case session
    case navigationPath = "navigation-path"
    case flowPath = "flow-path"
  }

  /// The least that a session document has.
  private static let smallest =
    "The smallest document is { \"format\": \"navigation-session\", \"version\": 1 }."

  /// Reads a file; `-` is standard input. The hint is for a file with nothing in it.
  init(_ path: String, hint: String = Self.smallest) throws {
    let isInput = path == "-"
    name = isInput ? "standard input" : path
    subject = isInput ? "Standard input" : "'\(path)'"
    if isInput, isatty(STDIN_FILENO) == 1 {
      throw ArgumentError.refused(
        "There is no document: name a file, or send one to standard input.")
    }
    let file = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.failure(errno, path) }
    defer { if !isInput { close(file) } }
    bytes = try Self.readAll(file, path, subject)
    guard !bytes.isEmpty else {
      throw Failure(
        .badData, "empty-file", "\(subject) is empty (0 bytes).", hint: hint)
    }
  }

  /// Reads the document that the file holds.
  ///
  /// A section is for a bare navigation path; other documents have their own. So are the names
  /// that a manifest gives for Swift types.
  func document(
    _ format: Format, section: SavedRoute?, manifest: RouteManifest? = nil
  ) throws -> SessionDocument {
    guard section == nil || (format == .auto ? detected : format) != .session else {
      throw ArgumentError.refused(
        "'--section' is for a bare navigation path. \(subject) is a session document.")
    }
    return try checked { try draft(format, section: section, manifest: manifest) }
  }

  /// Reads the document.
  ///
  /// - Throws: ``DocumentError``.
  func draft(
    _ format: Format, section: SavedRoute? = nil, manifest: RouteManifest? = nil
  ) throws -> SessionDocument {
    let names = manifest?.typeNames ?? [:]
    return switch format == .auto ? detected : format {
    case .navigationPath:
      try NavigationPathDocument.read(bytes, section: section, aliases: names)
    case .flowPath: try FlowPathDocument.read(bytes, section: section, aliases: names)
    case .auto, .session: try SessionDocument(reading: bytes)
    }
  }

  /// The format that the text has the form of.
  private var detected: Format {
    if FlowPathDocument.isOne(bytes) { return .flowPath }
    return NavigationPathDocument.isOne(bytes) ? .navigationPath : .session
  }

  /// Tells an error of the document as one of the command.
  func checked<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as DocumentError {
      throw Failure(error, in: name, text: bytes)
    }
  }

  private static func readAll(
    _ file: Int32, _ path: String, _ subject: String
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try CommandProcess.waitToRead(file)
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(errno, path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= SizeLimits.document else {
        throw Failure(.badData, "too-large", "\(subject) is larger than 16 MiB.")
      }
    }
  }

  private static func failure(_ code: Int32, _ path: String) -> Failure {
    switch code {
    case ENOENT, ENOTDIR:
      let near = NearbyFiles.like(path)
      return Failure(
        .notFound, "file-not-found", "There is no file '\(path)'.",
        hint: NearMiss.question(offering: near), near: near)
    case EISDIR:
      return Failure(.notFound, "not-a-file", "'\(path)' is a folder. Give the document itself.")
    case EACCES, EPERM:
      return Failure(.notPermitted, "no-permission", "No permission to read '\(path)'.")
    default:
      return Failure(
        .inputOutput, "input-output",
        "'\(path)' cannot be read: \(String(cString: strerror(code))).")
    }
  }
}
