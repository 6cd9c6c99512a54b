import Navigation
import TestSupport
import Testing

@Suite struct StoredNameTests {
  private static let composed = "caf\u{e9}"
  private static let decomposed = "cafe\u{301}"

  /// A name from a text that is no literal, which would trap.
  private static func name<Subject>(_ text: String) throws -> StoredName<Subject> {
    try StoredName(text)
  }

  @Test func `names that look the same and differ in bytes are two`() throws {
    // Swift finds the strings equal; a database does not.
    #expect(Self.composed == Self.decomposed)
    let names = [try SessionID(Self.composed), try SessionID(Self.decomposed)]
    #expect(names[0] != names[1])
    #expect(Set(names).count == 2)
    #expect(names.map { Array($0.text.utf8).count } == [5, 6])
  }

  @Test func `a name with a NUL inside is kept whole`() {
    let name: SessionID = "a\u{0}b"
    #expect(name.text.utf8.elementsEqual([97, 0, 98]))
    #expect(name != "a")
  }

  @Test func `an empty name is refused`() {
    #expect(throws: NameError.empty) { try Self.name("") as ModelName }
  }

  @Test(arguments: ["a", "\u{e9}", "\u{1F600}"])
  func `a name has up to 255 scalars however many bytes they are`(scalar: String) throws {
    let longest = String(repeating: scalar, count: 255)
    #expect(try ValueKey(longest).text == longest)
    #expect(throws: NameError.tooLong(length: 256)) { try ValueKey(longest + scalar) }
  }

  @Test func `a scalar that joins the one before it counts`() {
    #expect(throws: NameError.tooLong(length: 256)) {
      try ValueKey("e" + String(repeating: "\u{301}", count: 255))
    }
  }

  @Test func `names are ordered by bytes`() {
    let sorted: [SessionID] = [
      "", "Z", "a", "a\u{0}", "aa", "cafe\u{301}", "caf\u{e9}", "\u{FF5E}",
    ]
    .compactMap { try? SessionID($0) }
    #expect(sorted.count == 7)
    #expect(sorted.reversed().sorted() == sorted)
    // UTF-16 would put the emoji first.
    #expect((["\u{1F600}", "\u{FF5E}"] as [SessionID]).sorted().last == "\u{1F600}")
  }

  @Test func `only a route cannot be named type`() throws {
    #expect(throws: NameError.reserved) { try Self.name("type") as RouteName }
    #expect(try (Self.name("Type") as RouteName).text == "Type")
    #expect(try (Self.name("type") as ModelName).text == "type")
  }

  @Test func `every error has a sentence`() {
    let errors = [NameError.empty, .tooLong(length: 256), .reserved, .notReverseDNS]
    #expect(Set(errors.map(\.description)).count == 4)
  }
}
