import Navigation

extension Picture {
  /// The stack of the compact layout, its top first, under what is presented over it.
  func compact(root: CompactRoot? = nil) -> String {
    let projection = session.state.compact(root: root)
    let count = projection.depth
    let numberWidth = String(count).count
    var lines: [PictureLine] = []
    var number = count
    for entry in projection.stack.reversed() {
      lines += screen(number, of: count, numberWidth) { mark in
        self.lines(entry, mark: mark, isStrong: number == count)
      }
      number -= 1
    }
    if projection.root == .sidebar, let section = projection.section {
      lines += screen(number, of: count, numberWidth) { mark in
        let name = RouteText.of(section, glyphs: glyphs)
        return [PictureLine(text: mark + " " + name, isStrong: number == count)]
      }
    }
    if lines.isEmpty {
      let root = projection.root == .sidebar ? "the sidebar" : "the section's own root"
      lines = [PictureLine(text: "\(glyphs.top) \(root)", isStrong: true)]
    }
    let widest = lines.map(\.width).max() ?? 0
    let width = min(self.width, max(46, widest + 4))
    let box = BoxRow.Box(
      title: "stack \(glyphs.dot) \(Counted.screens(count))", width: width - 2, lines: lines,
      footer: "root at the bottom")
    return modals(width: width) + BoxRow(boxes: [box]).drawn(console)
  }

  private func screen(
    _ number: Int, of count: Int, _ width: Int, _ lines: (String) -> [PictureLine]
  ) -> [PictureLine] {
    let digits = String(number)
    let padded = String(repeating: " ", count: width - digits.count) + digits
    return lines("\(number == count ? glyphs.top : " ") \(padded) ")
  }
}
