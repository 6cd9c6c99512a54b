import Persistence

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process is told by the system, and tells it.
enum CommandProcess {
  /// A file that may not grow is an error of its write, and no reason to die in the middle. Who
  /// asks the command to end is waited for to where nothing is half done. Who reads no more of what
  /// it prints ends it, and needs no message.
  static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_DFL)
    Interruption.watch()
  }

  /// A word of the command line that is no UTF-8: Swift has put signs in it that nobody typed.
  static var wordThatIsNoText: String? {
    for index in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: word) == nil { return String(cString: word) }
    }
    return nil
  }
}
