import TestSupport
import Testing

@Suite struct PictureTests {
  static let looks: [(name: String, arguments: [String])] = [
    ("compact", ["--layout", "compact"]),
    ("two-columns", ["--layout", "regular", "--columns", "2"]),
    ("three-columns", ["--layout", "regular", "--columns", "3"]),
  ]

  @Test(arguments: Example.allCases)
  func `a document is drawn for every layout`(example: Example) throws {
    let bench = try Bench()
    try bench.save(example)

    for look in Self.looks {
      let result = try bench.navctl(
        ["restore", bench.store] + look.arguments, in: bench.folder.path)

      #expect(result.code == 0)
      #expect(result.errors == "")
      let golden = GoldenFile("\(example.rawValue).\(look.name).txt")
      #expect(try golden.mismatch(result.output) == nil)
    }
  }

  @Test
  func `a navigation path is drawn for every layout`() throws {
    let bench = try Bench()
    let path = Repository.path(of: "Examples/navigation-path.json")
    try bench.run("save", bench.store, path)

    for look in Self.looks {
      let result = try bench.navctl(
        ["restore", bench.store] + look.arguments, in: bench.folder.path)

      #expect(result.code == 0)
      #expect(try GoldenFile("navigation-path.\(look.name).txt").mismatch(result.output) == nil)
    }
  }

  @Test(arguments: [60, 80, 140])
  func `a picture fits the width it is given`(width: Int) throws {
    let bench = try Bench()
    try bench.save(.parked)

    let result = try bench.run(
      "restore", bench.store, "--layout", "both", environment: ["COLUMNS": "\(width)"])

    #expect(try GoldenFile("parked-and-results.\(width)-cells.txt").mismatch(result.output) == nil)
  }

  @Test
  func `hidden columns are slivers`() throws {
    let bench = try Bench()
    try bench.save(
      """
      {"format":"navigation-session","version":1,"section":"mail","path":["inbox"],
       "split":{"columnVisibility":"detailOnly"}}
      """)

    let result = try bench.run("restore", bench.store)

    #expect(try GoldenFile("detail-only.txt").mismatch(result.output) == nil)
  }

  @Test(arguments: [["--ascii"], []])
  func `a terminal without UTF-8 gets ASCII`(flags: [String]) throws {
    let bench = try Bench()
    try bench.save(.hiking)

    let result = try bench.navctl(
      ["restore", bench.store, "--layout", "both"] + flags,
      environment: ["LC_ALL": flags.isEmpty ? "C" : "C.UTF-8"], in: bench.folder.path)

    #expect(try GoldenFile("hiking-regular.ascii.txt").mismatch(result.output) == nil)
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    ("never-chosen", "\"sections\":[{\"section\":\"a\"}]"),
    ("cleared", "\"section\":null,\"sections\":[{\"section\":\"a\",\"path\":[\"b\"]}]"),
    ("root-only", "\"section\":\"a\""),
    ("anonymous-root", "\"path\":[]"),
  ])
  func `a state with nothing on the path is drawn`(name: String, members: String) throws {
    let bench = try Bench()
    try bench.save("{\"format\":\"navigation-session\",\"version\":1,\(members)}")

    let result = try bench.run("restore", bench.store, "--layout", "both")

    #expect(try GoldenFile("\(name).txt").mismatch(result.output) == nil)
  }

  @Test
  func `text from a store cannot move the cursor`() throws {
    let bench = try Bench()
    try bench.save(
      """
      {"format":"navigation-session","version":1,"id":"\\u001b[2Jx","note":"a\\u0007b",
       "section":"s","path":[{"entry":1,"type":"r\\u001b]0;t\\u0007","value":{"k":"\\u001b[31m"},
       "title":"wide 브런치 \\u202e rtl \\u2028 line"}],
       "snapshots":[{"entry":1,"model":"M\\u001b","value":"\\u009b"}]}
      """)

    for command in ["restore", "show", "list"] {
      let result = try bench.run(command, bench.store)
      let unsafe = result.output.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control
            || ["\u{202E}", "\u{2028}"].contains(scalar))
      }
      #expect(result.code == 0)
      #expect(unsafe.isEmpty)
    }
  }
}
