import Navigation
import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Saves, and stops or dies in the middle; for tests, and for people who want to look.
@main
struct Navfault {
  private static let usage = """
    usage: navfault save <store> <document.json>
           navfault stop-in-save <store> <document.json> <statement-number> [--die]
           navfault stop-in-save <store> <document.json> --count
           navfault stop-in-open <store> <statement-number> [--die]
           navfault hold <store>
           navfault hold-exclusive <store>
           navfault save-and-hold <store> <document.json>
           navfault save-on <store> <exclusive | shared>
           navfault restore <store> <build> [--die | --stop]
           navfault set-aside <store>
           navfault read <store>
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      // By a call, because `stderr` is a variable that Swift holds to be unsafe.
      let message = "navfault: \(error)\n"
      _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws {
    switch (words.first, words.dropFirst(2).map { $0 }, words.count) {
    case ("save", let rest, 3):
      let report = try DocumentSave(
        rest[0], into: try SessionStore(at: words[1], for: .shared(creating: true))
      ).run()
      say("saved revision \(report.revision) of '\(report.session)'")
    case ("stop-in-save", let rest, 4...5):
      let store = try SessionStore(at: words[1], for: .shared(creating: rest[1] != "--count"))
      try stop(in: DocumentSave(rest[0], into: store), Array(rest.dropFirst()))
    case ("stop-in-open", let rest, 3...4):
      try stop(inOpening: words[1], rest)
    case ("hold", _, 2):
      try SessionStore(at: words[1], for: .shared(creating: false)).holdingWriteLock {
        stopSelf(saying: "holding the write lock", with: SIGSTOP)
      }
    case ("hold-exclusive", _, 2): try holdExclusively(words[1])
    case ("save-and-hold", let rest, 3):
      let store = try SessionStore(at: words[1])
      _ = try DocumentSave(rest[0], into: store).run()
      stopSelf(saying: "holding what was saved", with: SIGSTOP)
      withExtendedLifetime(store) {}
    case ("save-on", ["exclusive"], 3): try SavingOn(in: SessionStore(at: words[1])).run(say)
    case ("save-on", ["shared"], 3):
      try SavingOn(in: SessionStore(at: words[1], for: .shared(creating: true))).run(say)
    case ("restore", let rest, 3...4): try restore(words[1], rest)
    case ("set-aside", _, 2): say(try SessionStore.setAside(at: words[1]))
    case ("read", _, 2):
      for listed in try SessionStore(at: words[1], for: .reading).list() {
        let stored = try listed.content.get()
        say("'\(stored.session.id)' at revision \(stored.revision)")
      }
    default: throw UsageError()
    }
  }

  /// Keeps the store to itself, and says so; or says who does.
  private static func holdExclusively(_ path: String) throws {
    do {
      let store = try SessionStore(at: path)
      stopSelf(saying: "holding the store", with: SIGSTOP)
      withExtendedLifetime(store) {}
    } catch StoreError.held(let holder) {
      say("held by \(holder)")
      exit(1)
    }
  }

  private static func stop(in save: DocumentSave, _ words: [String]) throws {
    if words == ["--count"] {
      say("\(try save.statementCount()) statements")
      return
    }
    guard let place = Int(words[0]), place > 0, words.count == 1 || words[1] == "--die" else {
      throw UsageError()
    }
    let signal = words.count == 1 ? SIGSTOP : SIGKILL
    let report = try save.run { number, name in
      guard number == place else { return }
      stopSelf(
        saying: "stopped before '\(name)' (statement \(number) of the transaction)", with: signal)
    }
    say("saved revision \(report.revision) of '\(report.session)' without a stop")
  }

  private static func stop(inOpening store: String, _ words: [String]) throws {
    guard let place = Int(words[0]), place > 0, words.count == 1 || words[1] == "--die" else {
      throw UsageError()
    }
    let signal = words.count == 1 ? SIGSTOP : SIGKILL
    try open(store) { number, name in
      guard number == place else { return }
      stopSelf(saying: "stopped before '\(name)' (statement \(number))", with: signal)
    }
    say("opened without a stop")
  }

  /// Restores a store that others may share, and says how far it was to go.
  private static func restore(_ path: String, _ words: [String]) throws {
    let signals: [String: Int32] = ["--die": SIGKILL, "--stop": SIGSTOP]
    let signal = words.count == 1 ? nil : signals[words[1]]
    guard words.count == 1 || signal != nil else { throw UsageError() }
    let store = try SessionStore(at: path, for: .shared(creating: false))
    try RestoreRun(of: store, build: words[0]).run(
      willBegin: { say("\($0)") },
      willLoad: { if let signal { stopSelf(saying: "in the middle", with: signal) } })
  }

  private static func stopSelf(saying line: String, with signal: Int32) {
    say(line)
    raise(signal)
  }

  private static func say(_ line: String) {
    print(line)
    // All streams, because `stdout` is a variable that Swift holds to be unsafe.
    fflush(nil)
  }

  private struct UsageError: Error, CustomStringConvertible {
    var description: String { usage }
  }
}
