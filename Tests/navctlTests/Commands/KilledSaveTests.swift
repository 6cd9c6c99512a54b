import TestSupport
import Testing

@Suite struct KilledSaveTests {
  @Test
  func `a save that is killed anywhere leaves the session as it was`() throws {
    let bench = try Bench()
    try bench.save(.hiking)
    let before = try bench.run("restore", bench.store, "--json").output
    let smallest = Repository.path(of: Example.smallest.path)
    let navfault = CommandRunner("navfault")
    let counted = try navfault(
      ["stop-in-save", bench.store, smallest, "--count"], in: bench.folder.path)
    let count = try #require(counted.output.split(separator: " ").first.flatMap { Int($0) })

    for statement in 1...count {
      let killed = try navfault(
        ["stop-in-save", bench.store, smallest, "\(statement)", "--die"], in: bench.folder.path)
      let after = try bench.run("restore", bench.store, "--json")

      #expect(killed.code == 9)
      #expect(killed.output.hasPrefix("stopped before "))
      #expect(after.code == 0)
      #expect(after.output == before)
    }
    let saved = try bench.run("save", bench.store, smallest)
    #expect(count > 10)
    #expect(saved.output.hasPrefix("Saved main as revision 2 in app.navstore.\n"))
  }
}
