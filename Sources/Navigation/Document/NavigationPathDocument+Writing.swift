extension NavigationPathDocument {
  /// Writes the path of a session's active section as `NavigationPath.CodableRepresentation` has
  /// it: pairs of type name and JSON text, the last pushed first, each value to the letter.
  ///
  /// What is read back by ``read(_:section:aliases:)`` are the same routes, but for those that
  /// ``WrittenPath/left`` names. A route without a value is written with `{}`, which matches it.
  /// Provisional entries are left out, as the compact layout leaves them out.
  ///
  /// - Parameter session: The session; without an active section its path is empty.
  /// - Returns: The text, and what of the session is not in it.
  public static func write(_ session: SavedSession) -> WrittenPath {
    let path = session.state.activeSection?.path.committed.map(\.route) ?? []
    var writer = DocumentWriter()
    writer.row(path.reversed()) { writer, route in
      writer.string(WrittenTypeName.written(for: route.name))
      writer.raw(", ")
      writer.string(route.payload?.text ?? "{}")
    }
    writer.raw("\n")
    return WrittenPath(bytes: writer.bytes, left: SessionPart.all(besideThePathOf: session))
  }
}

/// A navigation path that was written.
public struct WrittenPath: Hashable, Sendable {
  /// JSON in UTF-8 that ends with a newline.
  public let bytes: [UInt8]
  /// What of the session a navigation path has no place for.
  public let left: [SessionPart]
}
