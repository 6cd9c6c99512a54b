#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the command ended, in the numbers of BSD's `sysexits`.
///
/// A command that throws one ends with it, and nothing more is printed.
enum ExitCode: Int32, CaseIterable, Error {
  case ok = 0
  case no = 1
  case usage = 64
  case badData = 65
  case notFound = 66
  case fault = 70
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgain = 75
  case newer = 76
  case notPermitted = 77
  case interrupted = 130

  var meaning: String {
    switch self {
    case .ok: "Done."
    case .no: "The answer is no: states differ, a route is not listed, or you said so."
    case .usage: "The command line is wrong."
    case .badData: "A document, or a store's content, is bad or is something else."
    case .notFound: "There is no such file, session or revision."
    case .fault: "A fault of navctl; please report it."
    case .cannotCreate: "A store or a file cannot be created there."
    case .inputOutput: "The disk is full, or reading or writing failed."
    case .tryAgain: "Another program has the store; try again."
    case .newer: "The document or the store is of a newer version than this navctl reads."
    case .notPermitted: "Permission is denied."
    case .interrupted: "Interrupted; nothing is half done."
    }
  }

  /// The text of `navctl help exit-codes`.
  static var help: String {
    "EXIT CODES:\n"
      + allCases.map { code in
        let number = String(code.rawValue)
        return "  " + number + String(repeating: " ", count: 5 - number.count) + code.meaning + "\n"
      }.joined()
  }
}

func exit(with code: ExitCode) -> Never {
  exit(code.rawValue)
}
