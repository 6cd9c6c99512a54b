import Foundation
import Navigation
import TestSupport
import Testing

@Suite struct TypeNameTests {
  private static func names(
    _ types: [String], aliases: [String: RouteName] = [:]
  ) throws -> [String] {
    let items = types.reversed().map { "\"\($0)\",\"1\"" }.joined(separator: ",")
    return try NavigationPathDocument.read(
      Array("[\(items)]".utf8), section: nil, aliases: aliases
    ).session(adopting: nil).state.entries.map(\.route.name.text)
  }

  @Test func `a type that every app has is named plainly, in every spelling`() throws {
    let types: [(Any.Type, String)] = [
      (Int.self, "Int"), (Int64.self, "Int64"), (UInt.self, "UInt"), (String.self, "String"),
      (Double.self, "Double"), (Float.self, "Float"), (Bool.self, "Bool"), (UUID.self, "UUID"),
      (URL.self, "URL"),
    ]
    for (type, name) in types {
      // What the runtime says here; a test cannot know it better.
      let spellings = [_typeName(type), try #require(_mangledTypeName(type)), name]
      #expect(try Self.names(spellings) == [name, name, name])
    }
  }

  @Test func `Foundation's types have one name on every platform`() throws {
    // Apple's Foundation has them itself.
    let names = try Self.names([
      "Foundation.UUID", "10Foundation4UUIDV", "Foundation.URL", "10Foundation3URLV",
    ])
    #expect(names == ["UUID", "UUID", "URL", "URL"])
  }

  @Test(arguments: [
    "Trailbook.Trail", "Trail", "9Trailbook5TrailV", "MyApp.Outer.Route", "11nav_codable4UserV",
    "Swift.Array<Swift.Int>", "SaySiG", "Swift.Optional<Swift.Int>", "SiSg", "int",
  ])
  func `any other name is kept whole`(type: String) throws {
    #expect(try Self.names([type]) == [type])
  }

  @Test func `an app's own name stands for a type in the spelling it is given for`() throws {
    let aliases: [String: RouteName] = [
      "Trailbook.Trail": "trail", "9Trailbook5TrailV": "trail", "Trail": "trail",
    ]
    let names = try Self.names(
      ["Trailbook.Trail", "9Trailbook5TrailV", "Trail", "Other.Trail"], aliases: aliases)
    #expect(names == ["trail", "trail", "trail", "Other.Trail"])
  }

  @Test func `an app's own name for a plain one holds for all its spellings`() throws {
    let aliases: [String: RouteName] = ["Int": "number", "SS": "text"]
    let names = try Self.names(
      ["Swift.Int", "Si", "Int", "SS", "Swift.String"], aliases: aliases)
    #expect(names == ["number", "number", "number", "text", "String"])
  }

  @Test func `the name of a private type is taken, and warned of once`() throws {
    let name = "Trailbook.(unknown context at $104f3c1a8).TrailDetail"
    let text = "[\"\(name)\",\"1\",\"Swift.Int\",\"2\",\n\"\(name)\",\"3\"]"
    let document = try NavigationPathDocument.read(Array(text.utf8), section: nil)
    #expect(try document.session(adopting: nil).state.entries.map(\.route.name.text).last == name)
    let warning = try #require(document.warnings.first)
    #expect(document.warnings.count == 1)
    #expect(warning.reason == .privateType(name: name, suggestion: "trailDetail"))
    #expect(warning.pointer == "/4")
    #expect(warning.position == JSONPosition(line: 2, column: 1))
    #expect(
      warning.description == "'\(name)' names a private type, and changes from run to run. "
        + "Give it a route name, such as 'trailDetail'.")
  }

  @Test(arguments: [
    ("A.Box<A.(unknown context at $1).Item>", "item"),
    ("A.(unknown context at $1).(unknown context at $2).Place_2", "place_2"),
    ("(unknown context at $1)", nil),
  ])
  func `the route name that is offered is the type's own`(name: String, offered: String?) throws {
    let document = try NavigationPathDocument.read(Array("[\"\(name)\",\"1\"]".utf8), section: nil)
    #expect(
      document.warnings.map(\.reason) == [.privateType(name: name, suggestion: offered)])
  }

  @Test func `a private type that the app has named is not warned of`() throws {
    let name = "A.(unknown context at $1).Item"
    let document = try NavigationPathDocument.read(
      Array("[\"\(name)\",\"1\"]".utf8), section: nil, aliases: [name: "item"])
    #expect(document.warnings.isEmpty)
  }

  @Test func `other documents have no warnings`() throws {
    #expect(try SessionDocument(reading: Example.hiking.bytes()).warnings.isEmpty)
  }
}
