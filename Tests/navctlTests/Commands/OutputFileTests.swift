import Foundation
import TestSupport
import Testing

/// `-o`, as `convert` has it: `restore` writes by the same type.
@Suite struct OutputFileTests {
  private let bench: Bench
  private let example = Repository.path(of: Example.smallest.path)

  init() throws { bench = try Bench() }

  private func convert(_ options: String...) throws -> CommandRunner.Result {
    try bench.navctl(["convert", example] + options, in: bench.folder.path)
  }

  @Test
  func `a file is written whole, for its owner alone`() throws {
    let document = try convert().output

    let result = try convert("-o", "out.json")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Wrote out.json: session document, "))
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(try bench.folder.contents() == ["out.json": Array(document.utf8)])
    let attributes = try FileManager.default.attributesOfItem(atPath: bench.folder("out.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test
  func `a dash is standard output`() throws {
    #expect(try convert("-o", "-").output == convert().output)
  }

  @Test
  func `a file that is there stays`() throws {
    try bench.folder.write([1], to: "out.json")

    let result = try convert("-o", "out.json")
    let json = try convert("-o", "out.json", "--json")

    #expect(result.code == 73)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: 'out.json' exists already.
        Hint:  Add -f to replace it, or choose another name.

        """)
    #expect(json.code == 73)
    #expect(json.errors.hasPrefix(#"{"error":{"code":"output-exists","message":"'out.json' exi"#))
    #expect(try bench.folder.contents() == ["out.json": [1]])
  }

  @Test
  func `on a terminal a yes replaces it`() throws {
    try bench.folder.write([1], to: "out.json")

    let result = try Terminal().run(
      bench.navctl.path, ["convert", example, "-o", "out.json"], typing: "y\n",
      in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "Replace 'out.json'? [y/N] ")
    #expect(try bench.folder.contents() == ["out.json": Array(try convert().output.utf8)])
  }

  @Test
  func `on a terminal all else is a no`() throws {
    try bench.folder.write([1], to: "out.json")

    let result = try Terminal().run(
      bench.navctl.path, ["convert", example, "-o", "out.json"], typing: "\n",
      in: bench.folder.path)

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors == "Replace 'out.json'? [y/N] Note: Nothing was written.\n")
    #expect(try bench.folder.contents() == ["out.json": [1]])
  }

  @Test(arguments: ["--no-input", "--json"])
  func `on a terminal nothing is asked where that was not wanted`(option: String) throws {
    try bench.folder.write([1], to: "out.json")

    let result = try Terminal().run(
      bench.navctl.path, ["convert", example, "-o", "out.json", option], typing: "y\n",
      in: bench.folder.path)

    #expect(result.code == 73)
    #expect(try bench.folder.contents() == ["out.json": [1]])
  }

  @Test
  func `with force it is replaced, and keeps its mode`() throws {
    try bench.folder.write([1], to: "out.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: bench.folder("out.json"))

    let result = try convert("-o", "out.json", "-f")

    #expect(result.code == 0)
    #expect(try bench.folder.contents() == ["out.json": Array(try convert().output.utf8)])
    let attributes = try FileManager.default.attributesOfItem(atPath: bench.folder("out.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }

  @Test
  func `a link is followed, and stays a link`() throws {
    try bench.folder.write([1], to: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder("out.json"), withDestinationPath: "real.json")

    let result = try convert("-o", "out.json", "-f")

    #expect(result.code == 0)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: bench.folder("out.json"))
    #expect(link == "real.json")
    #expect(try bench.folder.contents()["real.json"] == Array(try convert().output.utf8))
  }

  @Test(arguments: [
    ("there", "it is a folder"), ("not/out.json", "there is no folder 'not'"),
    ("there/not/", "there is no folder 'there/not'"), ("", "that is no file's name"),
    ("dangling", "it is a link to nothing"),
  ])
  func `a place where no file can be is named`(path: String, reason: String) throws {
    try FileManager.default.createDirectory(
      atPath: bench.folder("there"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder("dangling"), withDestinationPath: "nothing")
    let before = try bench.folder.contents()

    let result = try convert("-f", "-o", path)

    #expect(result.code == 73)
    #expect(result.output == "")
    #expect(result.errors == "Error: The file '\(path)' cannot be created: \(reason).\n")
    #expect(try bench.folder.contents() == before)
  }

  @Test
  func `a pipe takes the text and stays what it is`() throws {
    let shell = CommandRunner(at: "/bin/sh")

    let result = try shell(
      [
        "-c",
        """
        mkfifo pipe && cat pipe >got.json &
        while ! test -p pipe; do :; done
        '\(bench.navctl.path)' convert '\(example)' -q -o pipe -f >report
        test -p pipe || { kill $!; exit 1; }
        rm pipe && wait
        """,
      ], in: bench.folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(try bench.folder.contents()["got.json"] == Array(try convert().output.utf8))
  }

  @Test
  func `a folder that may not be written is told`() throws {
    // A user whom something is forbidden runs a copy: the build may be where they cannot go.
    try FileManager.default.copyItem(atPath: bench.navctl.path, toPath: bench.folder("navctl"))
    try bench.folder.write(Example.smallest.bytes(), to: "in.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: bench.folder.path)
    let user = ["--reuid", "65534", "--regid", "65534", "--clear-groups", bench.folder("navctl")]
    let command = ["convert", "in.json", "-o", "out.json"]

    let result =
      try geteuid() == 0
      ? CommandRunner(at: "/usr/bin/setpriv")(user + command, in: bench.folder.path)
      : bench.navctl(command, in: bench.folder.path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: bench.folder.path)

    #expect(result.code == 77)
    #expect(result.output == "")
    #expect(result.errors == "Error: No permission to write 'out.json'.\n")
    #expect(!(try bench.folder.contents().keys.contains { $0.hasPrefix("out.json") }))
  }

  @Test
  func `a full disk leaves what was there`() throws {
    try bench.folder.write([1], to: "out.json")
    let shell = CommandRunner(at: "/bin/sh")

    let result = try shell(
      ["-c", "ulimit -f 0; '\(bench.navctl.path)' convert '\(example)' -f -o out.json"],
      in: bench.folder.path)

    #expect(result.code == 74)
    #expect(
      result.errors == """
        Error: The disk is full while writing 'out.json'. Nothing was written.
        Hint:  Free some space and run the same command again.

        """)
    #expect(try bench.folder.contents() == ["out.json": [1]])
  }
}
