import Testing

@testable import navctl

@Suite struct ParsedArgumentsTests {
  private enum Layout: String {
    case saved, compact
  }

  private func parsed(_ line: String) throws -> ParsedArguments {
    try #require(GoldenTree.tree.parse(line: line).parsed)
  }

  @Test func `the last value given wins`() throws {
    let arguments = try parsed("restore x.db -s a --session b -l both --layout compact")
    #expect(arguments.value(GoldenCommands.session) == "b")
    #expect(arguments.values(GoldenCommands.session) == ["a", "b"])
    #expect(arguments.value(GoldenRestore.layout) == "compact")
  }

  @Test func `a value left out is the default, but was not given`() throws {
    let arguments = try parsed("restore x.db")
    #expect(arguments.value(GoldenRestore.layout) == "saved")
    #expect(arguments.values(GoldenRestore.layout) == [])
    #expect(arguments.value(GoldenCommands.session) == nil)
    #expect(try parsed("save x.db").value(GoldenSave.document) == "-")
    #expect(try parsed("save x.db").values(GoldenSave.document) == [])
  }

  @Test func `a value is read as the type a command wants`() throws {
    let compact = try parsed("restore x.db -lcompact").value(
      GoldenRestore.layout, as: Layout.init(rawValue:))
    #expect(compact == .compact)
    let saved = try parsed("restore x.db").value(GoldenRestore.layout, as: Layout.init(rawValue:))
    #expect(saved == .saved)
    let session = try parsed("restore x.db").value(GoldenCommands.session, as: { $0.count })
    #expect(session == nil)
  }

  @Test func `a value that cannot be read is blamed under the name that was typed`() throws {
    let arguments = try parsed("restore x.db --layout both -l regular")
    #expect(
      throws: ArgumentError.invalidValue(
        "regular", of: .option(GoldenRestore.layout, typedAs: "-l"))
    ) {
      try arguments.value(GoldenRestore.layout, as: Layout.init(rawValue:))
    }
  }

  @Test func `a required argument is there once the line was accepted`() throws {
    #expect(try parsed("restore x.db").required(GoldenCommands.database) == "x.db")
    #expect(throws: ArgumentError.missing(.argument(GoldenCommands.sessions))) {
      try parsed("restore x.db").required(GoldenCommands.sessions)
    }
  }

  @Test func `a flag is given or not`() throws {
    let arguments = try parsed("--json restore x.db -f")
    #expect(arguments.flag(CommonOptions.json))
    #expect(arguments.flag(GoldenCommands.force))
    #expect(!arguments.flag(CommonOptions.quiet))
  }
}
