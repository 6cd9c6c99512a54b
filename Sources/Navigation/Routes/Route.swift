/// A value that names a screen.
///
/// A route is stored under a name that the app wrote down: for an enum with synthesized coding
/// that is the case's name, or what its `CodingKeys` give for it. A case may be moved, and its
/// type renamed; where a case is renamed, its old name becomes an alias in ``kinds``.
public protocol Route: Hashable, Codable, Sendable {
  /// What is known of the names that these routes are stored under.
  ///
  /// Without any, every name is tried in version 1. With some, a name that is not among them is
  /// unknown, and its routes are kept unread.
  static var kinds: [RouteKind] { get }
  /// The column of the regular layout that shows this route, where it is not given with its entry;
  /// `.detail` unless it says otherwise. A row that is selected is in the detail column always.
  var column: Column { get }
  /// What people call the screen, for pictures and reports; none unless it says otherwise.
  var title: String? { get }
}

extension Route {
  /// Every name, in version 1.
  public static var kinds: [RouteKind] { [] }
  /// The detail column.
  public var column: Column { .detail }
  /// No title.
  public var title: String? { nil }
}
