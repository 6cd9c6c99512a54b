import Navigation

/// The one command that is suggested after something was written: it can be pasted.
enum SeeIt {
  static func line(_ path: String, _ session: SessionID) -> String {
    "See it:  navctl show \(ShellWord.quoted(path))\(choice(of: session))\n"
  }

  /// The option that chooses a session; nothing for the one that is read without it.
  static func choice(of session: SessionID) -> String {
    guard session != .main else { return "" }
    // A value that begins with a dash must not stand alone.
    return (CommandLineWord(session.text).isOperand ? " -s " : " -s=")
      + ShellWord.quoted(session.text)
  }
}
