/// A place in a text as an editor shows it: line and column, both counted from 1.
///
/// A line ends at LF, CRLF or CR. A column is a `Character` of the line, so a letter with its
/// accents, or an emoji of several scalars, is one column.
public struct JSONPosition: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in the line, in characters counted from 1.
  public var column: Int

  /// A position made of a line and a column, both counted from 1; nothing is checked.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension JSONPosition: CustomStringConvertible {
  /// The position as `line:column`, as in `4:6`.
  public var description: String { "\(line):\(column)" }
}
