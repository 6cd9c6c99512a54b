import TestSupport
import Testing

@Suite struct HistoryTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
  }

  @Test(arguments: ["history", "log"])
  func `revisions are listed newest first, with what the user did`(command: String) throws {
    let result = try bench.run(command, bench.store)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        main · 4 revisions
          4  2026-04-01 09:12:43Z  share over trail(id: 17)  presented, popped
          3  2026-04-01 09:12:42Z  waypoint(index: 4)        pushed             "crash on rotate"
          2  2026-04-01 09:12:41Z  trail(id: 17)             pushed
          1  2026-04-01 09:12:40Z  trails

        """)
  }

  @Test
  func `a limit lists the newest, and what they were made of is known`() throws {
    let result = try bench.run("history", bench.store, "--limit", "1")

    #expect(
      result.output == """
        main · 4 revisions · 1 listed
          4  2026-04-01 09:12:43Z  share over trail(id: 17)  presented, popped

        """)
  }

  @Test
  func `the answer in JSON tells the revisions that are kept`() throws {
    let result = try bench.run("history", bench.store, "--limit", "2", "--json")

    #expect(result.code == 0)
    #expect(
      result.output == """
        {"format":"navctl-history","version":1,"store":"app.navstore","session":"main","newest":4,\
        "oldestKept":1,"revisions":[{"revision":4,"savedAt":"2026-04-01T09:12:43Z",\
        "onScreen":{ "type": "share" },"depth":1,"added":1,"removed":1,\
        "changes":["presented","popped"]},{"revision":3,"savedAt":"2026-04-01T09:12:42Z",\
        "note":"crash on rotate","onScreen":{ "type": "waypoint", "value": {"index":4} },\
        "depth":2,"added":1,"removed":0,"changes":["pushed"]}]}

        """)
  }

  @Test
  func `a revision is a line of JSON where lines were asked for`() throws {
    let result = try bench.run("history", bench.store, "--jsonl")

    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines.last == """
        {"revision":1,"savedAt":"2026-04-01T09:12:40Z","onScreen":{ "type": "trails" },"depth":0,\
        "added":0,"removed":0}
        """)
  }

  @Test(arguments: [
    (["--route", "waypoint"], "3"), (["--route", "waypoints"], ""),
    (["--since", "2026-04-01T09:12:42Z"], "4 3"),
    (["--since", "2026-04-01 09:12:42Z"], "4 3"),
    (["--since", "2026-04-01T09:12:41Z", "--limit", "1", "--route", "trail"], "4"),
  ])
  func `revisions are chosen by time and by route`(options: [String], numbers: String) throws {
    let result = try bench.navctl(
      ["history", bench.store] + options, in: bench.folder.path)

    #expect(result.code == 0)
    let found = result.output.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: " ").first
    }
    #expect(found.joined(separator: " ") == numbers)
  }

  @Test
  func `each state is drawn where pictures were asked for`() throws {
    let result = try bench.run("history", bench.store, "--limit", "2", "--pictures")

    #expect(try GoldenFile("history-pictures.txt").mismatch(result.output) == nil)
  }

  @Test
  func `the revision that undoing came to is marked`() throws {
    try bench.run("undo", bench.store)
    try bench.run("undo", bench.store)

    let text = try bench.run("history", bench.store)
    let json = try bench.run("history", bench.store, "--json")

    let lines = text.output.split(separator: "\n")
    #expect(lines[0] == "main · 6 revisions · shown as it was at revision 2")
    #expect(lines.count { $0.hasPrefix("●") } == 1)
    #expect(lines[5].hasPrefix("●  2  2026-04-01 09:12:41Z "))
    #expect(json.output.contains("\"undoneTo\":2,"))
    #expect(json.output.contains("\"savedAt\":\"2026-04-01T09:12:41Z\",\"shown\":true,"))
  }

  @Test
  func `what selecting parks, and brings back, is told`() throws {
    let store = "parked.navstore"
    for parts in [
      #""path":[{"type":"a","entry":1}]"#,
      #""path":[{"type":"b","entry":2}],"parked":[[{"type":"a","entry":1}]]"#,
      #""path":[{"type":"a","entry":1}]"#,
    ] {
      let document = "{\"format\":\"navigation-session\",\"version\":1,\"section\":\"s\",\(parts)}"
      try bench.run("save", store, input: document)
    }

    let result = try bench.run("history", store, "--jsonl")

    let lines = result.output.split(separator: "\n")
    #expect(lines[0].hasSuffix("\"changes\":[\"popped\",\"unparked\"]}"))
    #expect(lines[1].hasSuffix("\"changes\":[\"pushed\",\"parked\"]}"))
  }

  @Test(arguments: [("--limit", "0"), ("--limit", "x"), ("--since", "yesterday")])
  func `a value that is none is refused`(option: String, value: String) throws {
    let result = try bench.run("history", bench.store, option, value)

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: The value '\(value)' is invalid for '\(option) <"))
  }

  @Test
  func `a damaged revision is told, and the others are listed`() throws {
    try RawDatabase(bench.folder("app.navstore/navigation.sqlite")).run(
      "UPDATE entry SET crc = crc + 1 WHERE name = 'waypoint'")

    let result = try bench.run("history", bench.store, "--limit", "3")

    #expect(result.code == 65)
    #expect(result.output.split(separator: "\n").count == 4)
    #expect(result.errors.hasPrefix("Error: app.navstore: "))
    #expect(result.errors.contains("Hint:  See each with 'navctl show --at'. They are: "))
  }

  @Test
  func `a note cannot move the cursor`() throws {
    try bench.run(
      "save", bench.store, "--note", "a\u{1B}[2J",
      input: "{\"format\":\"navigation-session\",\"version\":1,\"section\":\"b\"}")

    let result = try bench.run("history", bench.store, "--limit", "1")

    #expect(result.output.contains("\"a\\u{1b}[2J\""))
  }

  @Test
  func `a route that no revision holds is told, with what was perhaps meant`() throws {
    let result = try bench.run("history", bench.store, "--route", "waypiont")

    #expect(result.code == 0)
    #expect(result.output == "main · 4 revisions · 0 listed\n")
    #expect(
      result.errors
        == "Note: No kept revision holds a route 'waypiont'. Did you mean 'waypoint'?\n")
  }

  @Test
  func `a route that is there, and not since that time, is no mistake`() throws {
    let result = try bench.run(
      "history", bench.store, "--route", "waypoint", "--since", "2027-01-01T00:00:00Z")

    #expect(result.errors == "")
  }

  @Test(arguments: [
    ("history", "--json", "--jsonl"), ("history", "--json", "--pictures"),
    ("history", "--jsonl", "--pictures"), ("list", "--json", "--jsonl"),
    ("routes", "--json", "--jsonl"),
  ])
  func `two forms of an answer cannot go together`(command: String, one: String, other: String)
    throws
  {
    let result = try bench.run(command, bench.store, other, one)

    #expect(result.code == 64)
    #expect(result.output == "")
    let message = "'\(one)' and '\(other)' cannot go together."
    #expect(result.errors.contains(message))
  }
}
