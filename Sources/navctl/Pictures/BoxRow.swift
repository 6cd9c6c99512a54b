/// Boxes side by side under one edge, each with a title and lines.
struct BoxRow {
  struct Box {
    var title: String
    /// Cells between the vertical edges.
    var width: Int
    var lines: [PictureLine]
    /// What stands at the right of the lower edge.
    var footer = ""
  }

  var boxes: [Box]

  func drawn(_ console: Console) -> String {
    let glyphs = console.glyphs
    let height = max(1, boxes.map(\.lines.count).max() ?? 1)
    var text = edge(glyphs.upper, glyphs) { box in
      guard !box.title.isEmpty else { return "" }
      let title = CellWidth.cut(box.title, to: box.width - 3, ellipsis: glyphs.ellipsis)
      return glyphs.horizontal + " " + title + " "
    }
    for row in 0..<height {
      let cells = boxes.map { box in
        (box.lines.indices.contains(row) ? box.lines[row] : PictureLine(text: ""))
          .drawn(box.width, console)
      }
      text += glyphs.vertical + cells.joined(separator: glyphs.vertical) + glyphs.vertical + "\n"
    }
    let footer = boxes.last?.footer ?? ""
    return text
      + edge(glyphs.lower, glyphs) { box in
        guard !footer.isEmpty, box.footer == footer else { return "" }
        let line = String(
          repeating: glyphs.horizontal, count: max(0, box.width - CellWidth.of(footer) - 3))
        return line + " " + footer + " "
      }
  }

  private func edge(
    _ corners: (String, String, String), _ glyphs: Glyphs, _ label: (Box) -> String
  ) -> String {
    let edges = boxes.map { box in
      let label = label(box)
      let rest = max(0, box.width - CellWidth.of(label))
      return label + String(repeating: glyphs.horizontal, count: rest)
    }
    return corners.0 + edges.joined(separator: corners.1) + corners.2 + "\n"
  }
}
