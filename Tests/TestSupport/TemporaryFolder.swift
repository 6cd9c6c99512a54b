import Foundation

/// A folder for one test, which goes with this object.
public final class TemporaryFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// Makes the folder.
  public init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "navigation-store-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path in the folder.
  public func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file into the folder.
  ///
  /// - Returns: The file's path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: self(name)))
    return self(name)
  }

  /// Every file below the folder with its bytes, and every folder with none.
  public func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      contents[name] = Array(FileManager.default.contents(atPath: self(name)) ?? Data())
    }
    return contents
  }
}
