#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Console {
  /// Asks a question on the terminal. All but a yes is a no.
  ///
  /// - Returns: The answer; nothing where there is no terminal to ask on.
  /// - Throws: ``Failure`` where the process was asked to end instead.
  func ask(_ question: String) throws -> Bool? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    writeError(Printable.line(question))
    do { try CommandProcess.waitToRead(STDIN_FILENO) } catch {
      writeError("\n")
      throw error
    }
    guard let answer = readLine() else {
      // The end of the input leaves the cursor behind the question.
      writeError("\n")
      return false
    }
    return ["y", "yes"].contains(answer.lowercased())
  }
}
