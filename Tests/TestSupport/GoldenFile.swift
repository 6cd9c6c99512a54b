import Foundation

/// A file that holds what a command is expected to print.
///
/// `NAVIGATION_UPDATE_GOLDEN=1` writes what it prints now; read the difference before it is kept.
public struct GoldenFile: Sendable {
  private let url: URL

  /// A file in a folder below the checkout's top.
  public init(_ name: String, in folder: String = "Tests/navctlTests/Golden") {
    url = Repository.root.appending(path: folder).appending(path: name)
  }

  /// Why a text is not the expected one; nothing where it is.
  public func mismatch(_ text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["NAVIGATION_UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return nil
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return "There is no golden file \(url.lastPathComponent)."
    }
    let expected = String(decoding: data, as: UTF8.self)
    return text.utf8.elementsEqual(expected.utf8)
      ? nil : "\(url.lastPathComponent)\nexpected:\n\(expected)\nfound:\n\(text)"
  }
}
