import Foundation
import TestSupport
import Testing

/// The scripts, run by the shells that they are for. What a store holds is offered, and never run.
///
/// Where a shell is not installed its test is left out; CI sets `NAVIGATION_REQUIRE_SHELLS`, so
/// that none is left out there.
@Suite struct ShellCompletionTests {
  private let bench: Bench
  private static let names = ["$(touch pwned)", "`touch pwned`;x", "it's", "main", "sp ace", "x:y"]
  private static let isRequired =
    ProcessInfo.processInfo.environment["NAVIGATION_REQUIRE_SHELLS"] != nil

  private static func has(_ shell: String) -> Bool {
    isRequired || FileManager.default.isExecutableFile(atPath: "/usr/bin/" + shell)
  }

  init() throws {
    bench = try Bench()
    for name in Self.names + ["new\nline", "esc\u{1B}[31m"] {
      try bench.run(
        "save", bench.store, "-s=\(name)",
        input: #"{"format":"navigation-session","version":1,"section":"trips"}"#)
    }
  }

  /// What a shell prints when it reads a text.
  private func run(_ shell: String, _ text: String) throws -> [String] {
    let path = try bench.folder.write(Array(text.utf8), to: "script." + shell)
    let tools = URL(filePath: bench.navctl.path).deletingLastPathComponent().path
    let result = try CommandRunner(at: "/usr/bin/" + shell)(
      shell == "bash" ? ["--norc", path] : shell == "zsh" ? ["-f", path] : ["--no-config", path],
      environment: ["PATH": tools + ":/usr/bin:/bin", "HOME": bench.folder.path],
      in: bench.folder.path)
    #expect(result.errors == "")
    #expect(!FileManager.default.fileExists(atPath: bench.folder("pwned")))
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: has("bash")))
  func `bash`() throws {
    func complete(_ line: String) throws -> [String] {
      try run(
        "bash",
        """
        source <(navctl completions bash)
        COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _navctl
        (( ${#COMPREPLY[@]} == 0 )) || printf '%s\\n' "${COMPREPLY[@]}"
        """)
    }
    #expect(try complete("navctl pru") == ["prune"])
    #expect(try complete("navctl restore app.navstore --layout = co") == ["compact"])
    #expect(
      try complete("navctl show app.navstore -s ''") == [
        #"\$\(touch\ pwned\)"#, #"\`touch\ pwned\`\;x"#, #"it\'s"#, "main", #"sp\ ace"#, "x:y",
      ])
    #expect(try complete("navctl show app.navstore -s x : ''") == ["y"])
    #expect(try complete(#"navctl show app.navstore -s "'sp""#) == ["sp ace"])
    #expect(try complete("navctl delete app.navstore main i") == [#"it\'s"#])
    #expect(try complete("navctl show app.navstore --at ''") == ["@", "1"])
    #expect(
      try complete(#"navctl show app.navstore -s '\$(t'"#) == [#"\$\(touch\ pwned\)"#])
    #expect(try complete(#"navctl show '"app.navstore"' -s m"#) == ["main"])
    #expect(try complete("navctl show '~/app.navstore' -s m") == ["main"])
    // Behind a quote that is open: only what means nothing there, and does not end it.
    #expect(try complete(#"navctl show app.navstore -s '"'"#) == ["it's", "main", "sp ace", "x:y"])
    #expect(
      try complete(#"navctl show app.navstore -s "'""#) == [
        "$(touch pwned)", "`touch pwned`;x", "main", "sp ace", "x:y",
      ])
    #expect(try complete("navctl show app") == ["app.navstore"])
  }

  /// What zsh would be given to offer is printed instead: the whole of its completion needs a
  /// terminal.
  @Test(.enabled(if: has("zsh")))
  func `zsh`() throws {
    func complete(_ line: String) throws -> [String] {
      try run(
        "zsh",
        """
        compdef() { : }
        compadd() { (( $#values == 0 )) || print -rl -- $values }
        _files() { print files }
        source <(navctl completions zsh)
        words=(\(line)); CURRENT=$#words; PREFIX=$words[-1]; _navctl
        """)
    }
    #expect(try complete("navctl pru") == ["prune"])
    #expect(
      try complete("navctl restore app.navstore --layout ''") == [
        "saved", "compact", "regular", "both",
      ])
    #expect(try complete("navctl show app.navstore -s ''") == Self.names)
    #expect(try complete(#"navctl show app.navstore -s "'sp""#) == ["sp ace"])
    #expect(try complete(#"navctl show app.navstore -s 'sp\ '"#) == ["sp ace"])
    #expect(try complete("navctl show app.navstore --at ''") == ["@", "1"])
    #expect(try complete("navctl show app") == ["files"])
  }

  @Test(.enabled(if: has("fish")))
  func `fish`() throws {
    func complete(_ line: String) throws -> [String] {
      try run(
        "fish",
        """
        navctl completions fish | source
        complete -C "\(line)"
        """)
    }
    #expect(try complete("navctl pru") == ["prune\tRemove old revisions and orphaned snapshots."])
    #expect(try complete("navctl restore app.navstore --layout=co") == ["--layout=compact"])
    #expect(try complete("navctl show app.navstore -s ").sorted() == Self.names.sorted())
    #expect(try complete("navctl show app.navstore -s 'sp") == ["sp ace"])
    #expect(try complete("navctl show app") == ["app.navstore/"])
    #expect(try complete("navctl save x --routes=app") == ["--routes=app.navstore/"])
  }
}
