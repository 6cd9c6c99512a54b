import Navigation
import TestSupport
import Testing

@Suite struct RouteCodingErrorTests {
  @Test func `every error has a sentence`() throws {
    let json = try #require(#expect(throws: JSONError.self) { try Payload([]) })
    let errors: [RouteCodingError] = [
      .notEncodable(reason: "its coding failed."), .notNamed, .badName(.empty),
      .badPayload(json), .notDecodable("trail", reason: "its coding failed."),
      .newer("trail", found: PayloadVersion(literal: 4), known: .first),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    for error in errors { #expect(error.description.count > 30) }
  }

  @Test func `a newer route tells both versions`() {
    let error = RouteCodingError.newer("trail", found: PayloadVersion(literal: 4), known: .first)
    #expect(
      error.description == "The route 'trail' was written in version 4; this app reads up to 1.")
  }
}
