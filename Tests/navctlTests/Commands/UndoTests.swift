import TestSupport
import Testing

@Suite struct UndoTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.saveWalk()
  }

  @Test
  func `an undo goes back by one revision, as a new one`() throws {
    let result = try bench.run("undo", bench.store)
    let shown = try bench.run("show", bench.store)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        Went back in app.navstore: main as it was at revision 3, as revision 5.
          section    trails
          path       trail(id: 17) › waypoint(index: 4)
          columns    3, automatic
        See it:  navctl show app.navstore

        """)
    #expect(shown.output.hasPrefix("main · revision 5 · "))
    #expect(shown.output.contains("waypoint(index: 4)"))
  }

  @Test
  func `an undo is taken back`() throws {
    try bench.run("undo", bench.store)
    try bench.run("undo", bench.store)

    let result = try bench.run("undo", bench.store, "--redo", "-q")

    #expect(result.code == 0)
    #expect(
      result.output
        == "Went forward in app.navstore: main as it was at revision 3, as revision 7.\n"
    )
  }

  @Test
  func `at the oldest revision there is nothing to undo`() throws {
    for _ in 0..<3 { try bench.run("undo", bench.store) }

    let text = try bench.run("undo", bench.store)
    let json = try bench.run("undo", bench.store, "--json")

    #expect(text.code == 0)
    #expect(
      text.output
        == "Nothing to undo: main is as it was at the oldest revision that is kept.\n")
    #expect(
      json.output == """
        {"format":"navctl-undo","version":1,"store":"app.navstore","dryRun":false,\
        "session":"main","redo":false,"changed":false,"revision":7,"previous":7}

        """)
  }

  @Test
  func `without an undo there is nothing to redo`() throws {
    let result = try bench.run("undo", bench.store, "--redo")

    #expect(result.code == 0)
    #expect(result.output == "Nothing to redo: nothing of main was undone since it moved.\n")
  }

  @Test
  func `a dry run tells what an undo would do, and changes nothing`() throws {
    let before = try bench.run("history", bench.store, "--json")

    let text = try bench.run("undo", bench.store, "-n")
    let json = try bench.run("undo", bench.store, "--dry-run", "--json")

    #expect(
      text.output == """
        Would go back in app.navstore: main as it was at revision 3, as revision 5.
          section    trails
          path       trail(id: 17) › waypoint(index: 4)
          columns    3, automatic

        """)
    #expect(
      json.output == """
        {"format":"navctl-undo","version":1,"store":"app.navstore","dryRun":true,"session":"main",\
        "redo":false,"changed":true,"revision":5,"previous":4,"shown":3}

        """)
    #expect(try bench.run("history", bench.store, "--json").output == before.output)
  }

  @Test
  func `a dry run of a redo tells where it would come to`() throws {
    try bench.run("undo", bench.store)

    let result = try bench.run("undo", bench.store, "--redo", "-n", "-q")

    #expect(
      result.output
        == "Would go forward in app.navstore: main as it was at revision 4, as revision 6.\n")
  }

  @Test
  func `a name that is near is offered, and nothing is made`() throws {
    let wrong = try bench.run("undo", bench.store, "-s", "mian")
    let missing = try bench.run("undo", "other.navstore")

    #expect(wrong.code == 66)
    #expect(
      wrong.errors == """
        Error: No session 'mian' in app.navstore.
        Hint:  Did you mean 'main'? The sessions are: main.

        """)
    #expect(missing.code == 66)
    #expect(missing.errors == "Error: There is no store 'other.navstore'.\n")
    #expect(try bench.folder.contents()["other.navstore"] == nil)
  }

  @Test
  func `a store that an app has to itself is not changed`() throws {
    let holder = try HoldingProgram(bench.folder(bench.store))

    let result = try bench.run("undo", bench.store)

    #expect(result.code == 75)
    #expect(result.output == "")
    #expect(result.errors.contains("(process \(holder.processID))"))
  }
}
