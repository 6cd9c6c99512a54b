import TestSupport

/// The built command, and a folder with a store for one test.
struct Bench {
  let folder: TemporaryFolder
  let navctl = CommandRunner("navctl")

  init() throws { folder = try TemporaryFolder() }

  /// The store's path, as it is typed in the folder.
  let store = "app.navstore"

  @discardableResult
  func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) throws -> CommandRunner.Result {
    try navctl(
      arguments, input: input.map { Array($0.utf8) }, environment: environment, in: folder.path)
  }

  /// Saves an example, and gives the session's name.
  @discardableResult
  func save(_ example: Example) throws -> CommandRunner.Result {
    try navctl(
      ["save", store, Repository.path(of: example.path)], in: folder.path)
  }

  /// Saves a document's text.
  @discardableResult
  func save(_ document: String) throws -> CommandRunner.Result {
    try run("save", store, "-", input: document)
  }
}
