import Synchronization
import Testing

@testable import navctl

/// How far long work is, told by a clock that the tests move.
@Suite struct ProgressLineTests {
  /// A line with what it wrote.
  private final class Sample: Sendable {
    private let time = Mutex(Duration.zero)
    private let text = Mutex("")

    func line(_ place: ProgressLine.Place) -> ProgressLine {
      ProgressLine(
        place, elapsed: { self.time.withLock { $0 } },
        write: { text in self.text.withLock { $0 += text } })
    }

    func pass(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }
    var written: String { text.withLock { $0 } }
  }

  private let sample = Sample()

  @Test func `short work tells nothing on a terminal`() {
    let line = sample.line(.terminal(width: 80))
    line.tell { "1" }
    sample.pass(499)
    line.tell { "2" }
    line.end()
    #expect(sample.written == "")
  }

  @Test func `on a terminal one line is written over, and taken away in the end`() {
    let line = sample.line(.terminal(width: 80))
    sample.pass(500)
    line.tell { "10 of 20" }
    sample.pass(99)
    line.tell { "11 of 20" }
    sample.pass(1)
    line.tell { "12" }
    line.end()
    line.end()
    #expect(sample.written == "\r10 of 20\r12      \r  \r")
  }

  @Test func `a line that is wider than the terminal is cut`() {
    let line = sample.line(.terminal(width: 10))
    sample.pass(500)
    line.tell { "Upgrading a long name" }
    #expect(sample.written == "\rUpgrad...")
  }

  @Test func `what would move the cursor is shown as an escape`() {
    let line = sample.line(.terminal(width: 80))
    sample.pass(500)
    line.tell { "a\u{1b}[2Jb\nc" }
    #expect(sample.written == "\ra\\u{1b}[2Jb\\u{a}c")
  }

  @Test func `elsewhere a plain line comes every ten seconds`() {
    let line = sample.line(.lines)
    for number in 0..<30 {
      line.tell { "\(number)" }
      sample.pass(1000)
    }
    line.end()
    #expect(sample.written == "10\n20\n")
  }

  @Test func `nothing is told, or worked out, where nobody wants to know`() {
    let line = sample.line(.none)
    sample.pass(60_000)
    line.tell {
      Issue.record("It was worked out.")
      return ""
    }
    line.end()
    #expect(sample.written == "")
  }
}
