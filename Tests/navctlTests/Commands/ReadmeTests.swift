import TestSupport
import Testing

/// What the README shows is what is printed.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = String(decoding: try Repository.bytes(of: "README.md"), as: UTF8.self)
  }

  private func shows(_ command: String, _ result: CommandRunner.Result) -> Bool {
    readme.contains("```\n$ \(command)\n\(result.output)\(result.errors)```\n")
  }

  @Test(arguments: ["compact", "regular"])
  func `a session is drawn as it is restored`(layout: String) throws {
    let bench = try Bench()
    let example = Repository.path(of: Example.hiking.path)
    let saved = try bench.run("save", "trailbook.navstore", example)
    let restored = try bench.run("restore", "trailbook.navstore", "--layout", layout)

    #expect(shows("navctl save trailbook.navstore hiking-regular.json", saved))
    #expect(shows("navctl restore trailbook.navstore --layout \(layout)", restored))
  }

  @Test
  func `a mistake is told as it is shown`() throws {
    let document = #"{"format":"navigation-session","version":1,"selction":"trails"}"#
    let result = try Bench().run("save", "app.navstore", input: document + "\n")

    #expect(result.code == 65)
    #expect(shows("echo '\(document)' | navctl save app.navstore", result))
  }
}
