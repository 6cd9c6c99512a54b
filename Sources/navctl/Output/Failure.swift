import Navigation

/// Why a command did not do what it was asked: a sentence, and the likely mend.
struct Failure: Error {
  let exit: ExitCode
  /// A stable name, for programs.
  let code: String
  let message: String
  let hint: String?
  /// What was perhaps meant.
  let near: [String]
  /// How many names a hint lists at most.
  static let greatestListLength = 10
  /// The lines of a document around the fault.
  let excerpt: String?

  init(
    _ exit: ExitCode, _ code: String, _ message: String, hint: String? = nil, near: [String] = [],
    excerpt: String? = nil
  ) {
    self.exit = exit
    self.code = code
    self.message = message
    self.hint = hint
    self.near = near
    self.excerpt = excerpt
  }

  /// A fault of navctl itself.
  init(unexpected error: any Error) {
    self.init(.fault, "fault", "\(error)", hint: "This is a fault of navctl. Please report it.")
  }

  /// What is told where the command was asked to end before it wrote anything.
  static let stopped = Failure(.interrupted, "interrupted", "Stopping; nothing was changed.")

  /// What is printed on standard error.
  var text: String {
    // To end when asked to is no error.
    var text = (exit == .interrupted ? "" : "Error: ") + Printable.lines(message) + "\n"
    if let excerpt { text += Printable.lines(excerpt) + (excerpt.hasSuffix("\n") ? "" : "\n") }
    if let hint { text += "Hint:  \(Printable.lines(hint))\n" }
    return text
  }

  /// What is printed there under `--json`, on one line.
  var json: String {
    var object = JSONObject()
    object.add("code", code)
    object.add("message", message)
    object.add("hint", hint)
    object.add("exit", Int(exit.rawValue))
    object.add("near", rows: near.map(JSONObject.string))
    var outer = JSONObject()
    outer.add("error", raw: object.text)
    return outer.text + "\n"
  }
}
