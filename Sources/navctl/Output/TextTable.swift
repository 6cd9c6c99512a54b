/// Rows of cells in columns, one record a line, never wrapped: `grep` and `awk` work on it.
struct TextTable {
  /// The columns whose cells stand at the right.
  var rightAligned: Set<Int> = []
  /// What stands before each line.
  var margin = ""
  private var rows: [[String]] = []

  init(rightAligned: Set<Int> = [], margin: String = "") {
    self.rightAligned = rightAligned
    self.margin = margin
  }

  mutating func add(_ row: [String]) { rows.append(row.map(CellWidth.steady)) }

  /// The lines; every row has as many cells as the first.
  var lines: [String] {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { CellWidth.of($0[column]) }.max() ?? 0 }
    return rows.map { row in
      // What would only be spaces up to the line's end is left out.
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      let cells = row[...last].enumerated().map { column, cell in
        if rightAligned.contains(column) {
          return String(repeating: " ", count: widths[column] - CellWidth.of(cell)) + cell
        }
        return column == last ? cell : CellWidth.padded(cell, to: widths[column])
      }
      return margin + cells.joined(separator: "  ")
    }
  }

  var text: String { lines.map { $0 + "\n" }.joined() }
}
