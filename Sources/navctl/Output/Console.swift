import Persistence

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal, or what stands in its place: results go to standard output, all else to
/// standard error.
struct Console: Sendable {
  /// How many cells a line has: `COLUMNS`, or what the terminal says, or 80.
  let width: Int
  let glyphs: Glyphs
  let isColored: Bool
  private let areErrorsColored: Bool
  let isQuiet: Bool
  let isVerbose: Bool
  /// Whether standard error is read by a program too.
  let isJSON: Bool
  /// Whether questions are wanted.
  let mayAsk: Bool

  init(
    wantsASCII: Bool, color: ColorChoice, isQuiet: Bool, isVerbose: Bool, isJSON: Bool = false,
    mayAsk: Bool = false
  ) {
    width = Self.measuredWidth
    glyphs = wantsASCII || !Self.isUTF8 ? .ascii : .unicode
    isColored = color.isColored(isTerminal: isatty(STDOUT_FILENO) == 1, Self.variable)
    areErrorsColored = color.isColored(isTerminal: isatty(STDERR_FILENO) == 1, Self.variable)
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.isJSON = isJSON
    self.mayAsk = mayAsk
  }

  init(_ arguments: ParsedArguments) {
    self.init(
      wantsASCII: arguments.flag(CommonOptions.ascii),
      color: arguments.value(CommonOptions.color).flatMap(ColorChoice.init) ?? .auto,
      isQuiet: arguments.flag(CommonOptions.quiet),
      isVerbose: arguments.flag(CommonOptions.verbose),
      isJSON: arguments.flag(CommonOptions.json),
      mayAsk: !arguments.flag(CommonOptions.noInput) && !arguments.flag(CommonOptions.json))
  }

  /// Writes a result.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes a result, to the letter.
  func write(_ bytes: [UInt8]) {
    guard Self.write(bytes, to: STDOUT_FILENO) else {
      writeError("Error: The result could not be written: \(String(cString: strerror(errno))).\n")
      exit(with: .inputOutput)
    }
  }

  /// Writes an error. Where even that fails, there is nobody to tell.
  func writeError(_ text: String) { _ = Self.write(Array(text.utf8), to: STDERR_FILENO) }

  /// Writes lines of which some begin with a label.
  func writeLabelled(_ text: String) {
    guard areErrorsColored else { return writeError(text) }
    let labels: [(String, Style)] = [
      ("Error:", .fault), ("Hint:", .strong), ("Help:", .strong), ("Usage:", .strong),
      ("Note:", .strong),
    ]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let (label, style) = labels.first(where: { line.hasPrefix($0.0) }) else {
        return String(line)
      }
      return style.applied(to: label) + line.dropFirst(label.count)
    }
    writeError(lines.joined(separator: "\n"))
  }

  /// Tells something that is no result and no error.
  func note(_ text: String) {
    guard !isQuiet else { return }
    var line = JSONObject()
    line.add("note", text)
    isJSON ? writeError(line.text + "\n") : writeLabelled("Note: \(Printable.line(text))\n")
  }

  /// Tells a step, where that was asked for.
  func step(_ text: String) {
    if isVerbose { writeError(Printable.line(text) + "\n") }
  }

  /// Writes to an open file.
  ///
  /// - Returns: Whether all of it was written.
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
      #elseif canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Musl.write(file, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR {
        // Who asks to end while a result is printed wants no more of it, and no message.
        if file == STDOUT_FILENO, Interruption.isAsked { exit(with: .interrupted) }
        continue
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static var measuredWidth: Int {
    if let columns = variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    let asked = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return asked == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// The first of these that is set decides what the terminal can draw.
  private static var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first ?? ""
    let plain = locale.lowercased().filter { $0 != "-" }
    return plain.hasSuffix("utf8")
  }

  /// An environment variable that is set and not empty.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
