/// Detail entries that were taken off by selecting something else, and kept to come back.
public struct ParkedPath<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The section they were taken from.
  public let section: SectionName<SectionRoute>
  /// The entries, the selected one first; never empty.
  public internal(set) var path: Path<Route>

  /// Sets a path aside.
  public init(in section: SectionName<SectionRoute>, path: Path<Route>) {
    self.section = section
    self.path = path
  }
}
