import Foundation
import TestSupport
import Testing

/// Odd places for a store, and odd words for one.
@Suite struct PlaceTests {
  private let bench: Bench
  private let smallest = "{\"format\":\"navigation-session\",\"version\":1,\"section\":\"a\"}"

  init() throws { bench = try Bench() }

  @Test
  func `an empty folder becomes a store, and keeps its mode`() throws {
    let folder = bench.folder("mine")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder)

    let saved = try bench.navctl(["save", "."], input: Array(smallest.utf8), in: folder)

    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
    #expect(saved.output.hasPrefix("Created . and saved main as revision 1.\n"))
    #expect((mode as? NSNumber)?.intValue == 0o750)
    #expect(
      try bench.folder.contents().keys.sorted() == ["mine", "mine/lock", "mine/navigation.sqlite"])
  }

  @Test
  func `an empty folder is no store to read`() throws {
    try FileManager.default.createDirectory(
      atPath: bench.folder("mine"), withIntermediateDirectories: false)

    let result = try bench.run("show", "mine")

    #expect(result.code == 66)
    #expect(result.errors == "Error: There is no store 'mine'.\n")
  }

  @Test
  func `a link to nothing is not filled`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder("link"), withDestinationPath: "nowhere")

    let result = try bench.run("save", "link", input: smallest)

    #expect(result.code == 73)
    #expect(
      result.errors == "Error: The store 'link' cannot be created: it is a link to nothing.\n")
  }

  @Test
  func `who names the file in a store is told of its folder`() throws {
    try bench.save(.smallest)

    let result = try bench.run("show", "app.navstore/navigation.sqlite")

    #expect(result.code == 0)
    #expect(
      result.errors == """
        Note: 'app.navstore/navigation.sqlite' was read as a single file. Give 'app.navstore' to \
        read the store that it is in.

        """)
  }

  @Test(arguments: [["undo"], ["delete", "main", "-f"], ["save"]])
  func `a single file is not written, and the way to a store is told`(words: [String]) throws {
    try bench.save(.smallest)
    try bench.run("export", bench.store, "it's.sqlite")
    let before = try bench.folder.contents()

    let result = try bench.navctl(
      [words[0], "it's.sqlite"] + words.dropFirst(), input: Array(smallest.utf8),
      in: bench.folder.path)

    #expect(result.code == 65)
    #expect(
      result.errors == #"""
        Error: 'it's.sqlite' is a single database file, which can only be read.
        Hint:  A session of it can be saved into a store: 'navctl restore 'it'\''s.sqlite' --json | \#
        navctl save new.navstore -'.

        """#)
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a name of nothing is refused`() throws {
    let result = try bench.run("save", "", input: smallest)

    #expect(result.code == 73)
    #expect(result.errors == "Error: The store '' cannot be created: its name is empty.\n")
  }

  @Test
  func `a store is reached through a link, a slash and a detour`() throws {
    try bench.save(.smallest)
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder("link"), withDestinationPath: bench.store)

    for path in ["link", "app.navstore/", "./app.navstore//", "app.navstore/../app.navstore"] {
      #expect(try bench.run("show", path).code == 0)
      #expect(try bench.run("save", path, input: smallest).code == 0)
    }
  }

  @Test
  func `what a dead process left of a store is cleared away`() throws {
    // No process has a number over the greatest there can be.
    let leftover = bench.folder("app.navstore.new-2147483647-1")
    try FileManager.default.createDirectory(atPath: leftover, withIntermediateDirectories: false)
    try bench.folder.write([1], to: "app.navstore.new-2147483647-1/navigation.sqlite")

    try bench.save(.smallest)

    #expect(!FileManager.default.fileExists(atPath: leftover))
  }

  @Test
  func `a folder for temporary files that is not there is named`() throws {
    try bench.save(.smallest)

    let result = try bench.run("show", bench.store, environment: ["TMPDIR": "/not/there"])

    #expect(result.code == 74)
    #expect(
      result.errors == """
        Error: A private copy could not be made in '/not/there': No such file or directory.
        Hint:  Set TMPDIR to a folder with room for a copy of 'app.navstore'.

        """)
  }

  @Test
  func `an empty name for that folder is none`() throws {
    try bench.save(.smallest)
    #expect(try bench.run("show", bench.store, environment: ["TMPDIR": ""]).code == 0)
  }

  @Test
  func `a word that is no UTF-8 is refused`() throws {
    let shell = CommandRunner(at: "/bin/sh")
    let script = "'\(bench.navctl.path)' list \"$(printf '\\377')\""

    let result = try shell(["-c", script], in: bench.folder.path)

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("is not in UTF-8, as all names must be here.\n"))
  }

  @Test(arguments: [
    ("x; touch pwned #", "-s 'x; touch pwned #'"), ("it's", #"-s 'it'\''s'"#),
    ("'\u{301}; touch pwned #", "-s ''\\''\u{301}; touch pwned #'"), ("-x", "-s=-x"),
    ("-\u{301}x", "-s='-\u{301}x'"),
    ("café", "-s 'café'"), ("a\nb\u{1B}[31m'\\", #"-s $'a\012b\033[31m\'\\'"#),
    ("\u{202E}gnp", #"-s $'\342\200\256gnp'"#),
  ])
  func `the command to see it can be pasted`(id: String, words: String) throws {
    let result = try bench.run("save", "sp ace", "-s=\(id)", input: smallest)

    #expect(result.output.hasSuffix("See it:  navctl show 'sp ace' \(words)\n"))
    let pasted = try CommandRunner(at: "/bin/bash")(
      ["-c", "'\(bench.navctl.path)' show 'sp ace' \(words)"], in: bench.folder.path)
    #expect(pasted.code == 0)
    #expect(try bench.folder.contents()["pwned"] == nil)
  }
}
