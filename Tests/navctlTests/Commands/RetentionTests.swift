import TestSupport
import Testing

@Suite struct RetentionTests {
  /// Two screens of one model below the top, and one of another on it; a parked path.
  static func document(_ policy: String) -> String {
    """
    {"format":"navigation-session","version":1,"section":"s",
     "path":[{"type":"a","entry":2},{"type":"b","entry":3},{"type":"c","entry":4}],
     "parked":[[{"type":"p","entry":1}]],
     "snapshots":[{"entry":2,"model":"M","value":1},{"entry":3,"model":"M","value":2},
       {"entry":4,"model":"N","value":3},{"entry":1,"model":"P","value":4}],
     "results":[{"entry":1,"key":"k","value":5}],
     "retention":{"policy":"\(policy)"}}
    """
  }

  @Test
  func `dictionary keeps one snapshot for every entry`() throws {
    let bench = try Bench()

    let result = try bench.save(Self.document("dictionary"))

    #expect(result.code == 0)
    #expect(result.output.contains("  snapshots  4 kept\n"))
    #expect(!result.output.contains("let go"))
  }

  @Test
  func `singleSlot keeps one for every type, parks nothing, and says what it let go`() throws {
    let bench = try Bench()

    let result = try bench.save(Self.document("singleSlot"))

    #expect(result.code == 0)
    #expect(
      result.output == """
        Created app.navstore and saved main as revision 1.
          section    s
          path       a › b › c
          columns    3, automatic
          snapshots  2 kept
          let go     p, parked with 1 entry (singleSlot parks nothing)
          let go     P for p (its entry was let go)
          let go     M for a (singleSlot keeps another of its type)
          let go     the result 'k' for p (its entry was let go)
        See it:  navctl show app.navstore

        """)
  }

  @Test
  func `an override narrows what is restored, and not what is stored`() throws {
    let bench = try Bench()
    try bench.save(Self.document("dictionary"))
    let before = try bench.folder.contents()

    let result = try bench.run("restore", bench.store, "--retention", "singleSlot", "--json")

    #expect(result.output.contains("\"retention\": { \"policy\": \"singleSlot\" }"))
    #expect(result.output.contains("\"reason\": \"parkedUnderSingleSlot\""))
    #expect(!result.output.contains("\"parked\":"))
    #expect(try bench.folder.contents().keys.sorted() == before.keys.sorted())
    let whole = try bench.run("restore", bench.store, "--json")
    #expect(whole.output.contains("\"letGo\": []"))
  }

  @Test
  func `an override never widens`() throws {
    let bench = try Bench()
    try bench.save(Self.document("singleSlot"))

    let result = try bench.run("restore", bench.store, "--retention", "dictionary:9", "--json")

    #expect(result.output.contains("\"retention\": { \"policy\": \"singleSlot\" }"))
    #expect(
      result.errors
        == "{\"note\":\"Retention stays singleSlot: an override can only narrow it.\"}\n")
  }

  @Test(arguments: ["both", "dictionary:0", "dictionary:", "dictionary:x", "singleSlot:2", ""])
  func `a policy that is none is refused`(policy: String) throws {
    let bench = try Bench()
    try bench.save(.smallest)

    let result = try bench.run("restore", bench.store, "--retention=\(policy)")

    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "Error: The value '\(policy)' is invalid for '--retention <policy>'\n"))
  }
}
