import Navigation
import TestSupport
import Testing

@Suite struct RouteCodingErrorTests {
  @Test func `every error has a sentence`() throws {
    let json = try #require(#expect(throws: JSONError.self) { try Payload([]) })
    let errors: [RouteCodingError] = [
      .notEncodable(reason: "its coding failed."), .notNamed, .badName(.empty),
      .badPayload(json), .notDecodable("trail", reason: "its coding failed."),
      .notListed("trail"),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    for error in errors { #expect(error.description.count > 30) }
  }
}
