/// A value that names a screen.
///
/// A route is stored under a name that the app wrote down: for an enum with synthesized coding
/// that is the case's name, or what its `CodingKeys` give for it. A case may be moved, and its
/// type renamed; a case may not be renamed without giving the old name to its coding key.
public protocol Route: Hashable, Codable, Sendable {
  /// The column of the regular layout that shows this route; `.detail` unless it says otherwise.
  var column: Column { get }
  /// What people call the screen, for pictures and reports; none unless it says otherwise.
  var title: String? { get }
  /// The version that routes of this name are written in; 1 unless it says otherwise.
  static func version(of name: RouteName) -> PayloadVersion
}

extension Route {
  /// The detail column.
  public var column: Column { .detail }
  /// No title.
  public var title: String? { nil }
  /// Version 1.
  public static func version(of name: RouteName) -> PayloadVersion { .first }
}
