public import Foundation

/// Files of the checkout that tests read.
public enum Repository {
  /// The checkout's top folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The whole path of a file below the top folder.
  public static func path(of file: String) -> String { root.appending(path: file).path }

  /// The bytes of a file below the top folder.
  public static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }
}

/// The session documents in `Examples`.
public enum Example: String, CaseIterable, Sendable {
  /// Mail folders in three columns.
  case folders = "folders-three-columns"
  /// A trail and a waypoint, with a sheet over them.
  case hiking = "hiking-regular"
  /// A parked path, a provisional entry and a result.
  case parked = "parked-and-results"
  /// The least that is of use.
  case smallest
  /// Three tabs, saved on a phone.
  case tabs = "tabs-compact"

  /// The document's path below the top folder.
  public var path: String { "Examples/\(rawValue).json" }

  /// The document's text.
  public func bytes() throws -> [UInt8] { try Repository.bytes(of: path) }
}
