import TestSupport
import Testing

/// The command looks at stores; it is not the app whose restores may die.
@Suite struct GuardTests {
  @Test func `no command leaves a guard in the store`() throws {
    let bench = try Bench()
    try bench.save(.hiking)
    for command in ["show", "restore", "list"] {
      #expect(try bench.run(command, bench.store).code == 0)
    }
    #expect(try bench.folder.contents()[bench.store + "/guard"] == nil)
  }
}
