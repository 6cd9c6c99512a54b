/// A layer over everything, with a route and a path of its own.
public struct Modal<Route: Hashable & Sendable>: Hashable, Sendable {
  /// How it is presented.
  public let style: ModalStyle
  /// How far a sheet is drawn up, in the app's own word.
  public let detent: String?
  /// Its own route first, then what was pushed inside it; never empty.
  public internal(set) var path: Path<Route>

  /// The entry of the modal's own route.
  public var root: Entry<Route>? { path.entries.first }

  /// Presents a route.
  public init(
    _ root: Entry<Route>, style: ModalStyle = .sheet, detent: String? = nil,
    above: [Entry<Route>] = []
  ) throws(PathFault) {
    self.style = style
    self.detent = detent
    self.path = Self.opened(try Path([root] + above))
  }

  init(unchecked path: Path<Route>, style: ModalStyle, detent: String?) {
    self.style = style
    self.detent = detent
    self.path = Self.opened(path)
  }

  /// Its own route is where the user went: a layout fills columns, and presents nothing.
  private static func opened(_ path: Path<Route>) -> Path<Route> {
    var path = path
    if !path.entries.isEmpty { path.entries[0].isProvisional = false }
    return path
  }
}
