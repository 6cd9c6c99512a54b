import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells how far long work is: on a terminal in one line that is written over, and after half a
/// second at first; elsewhere in a plain line every ten seconds. Short work tells nothing.
final class ProgressLine: Sendable {
  /// Where the line is written.
  enum Place: Sendable {
    /// On a terminal of this many cells a line.
    case terminal(width: Int)
    /// Where lines stay.
    case lines
    /// Nowhere: nobody wants to know.
    case none
  }

  private struct State {
    var next: Duration
    /// How many cells of the terminal's line are written on.
    var cells = 0
  }

  private let place: Place
  private let elapsed: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// A line, whose clock begins now.
  ///
  /// `elapsed` tells the time since then, and `write` puts a text where the line is.
  init(
    _ place: Place, elapsed: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.place = place
    self.elapsed = elapsed
    self.write = write
    state = Mutex(State(next: place.first))
  }

  /// Tells how far the work is, if it is time to. Call it often.
  func tell(_ text: () -> String) {
    state.withLock { state in
      guard let interval = place.interval else { return }
      let now = elapsed()
      guard now >= state.next else { return }
      state.next = now + interval
      guard case .terminal(let width) = place else {
        return write(Printable.line(text()) + "\n")
      }
      // One cell is left free: a cursor behind the last one is on the next line of some terminals.
      let line = CellWidth.cut(Printable.line(text()), to: max(1, width - 1), ellipsis: "...")
      let cells = CellWidth.of(line)
      write("\r" + line + String(repeating: " ", count: max(0, state.cells - cells)))
      state.cells = cells
    }
  }

  /// Takes the line away from the terminal: what comes next begins where it stood.
  func end() {
    state.withLock { state in
      guard state.cells > 0 else { return }
      write("\r" + String(repeating: " ", count: state.cells) + "\r")
      state.cells = 0
    }
  }
}

extension ProgressLine.Place {
  /// When the first line is due.
  fileprivate var first: Duration {
    if case .lines = self { .seconds(10) } else { .milliseconds(500) }
  }

  /// How long it is from one line to the next.
  fileprivate var interval: Duration? {
    switch self {
    case .terminal: .milliseconds(100)
    case .lines: .seconds(10)
    case .none: nil
    }
  }
}

extension Console {
  /// A line on standard error that tells how far work is that begins now.
  func progressLine() -> ProgressLine {
    let place: ProgressLine.Place =
      isQuiet || isJSON ? .none : isatty(STDERR_FILENO) == 1 ? .terminal(width: width) : .lines
    let start = ContinuousClock.now
    return ProgressLine(place, elapsed: { .now - start }, write: writeError)
  }
}
