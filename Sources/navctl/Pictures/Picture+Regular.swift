import Navigation

extension Picture {
  /// The columns of the regular layout under what is presented over them.
  func regular(columns: SplitSettings.Columns? = nil) -> String {
    let projection = session.state.regular(columns: columns)
    var boxes = [BoxRow.Box(title: "Sidebar", width: 0, lines: sidebar(projection))]
    if projection.columns == .three {
      boxes.append(BoxRow.Box(title: "Content", width: 0, lines: content(projection)))
    }
    boxes.append(BoxRow.Box(title: "Detail", width: 0, lines: detail(projection)))
    return modals(width: width) + drawn(boxes, hidden: hiddenCount(of: boxes.count))
  }

  /// How many columns, from the first, are not on screen.
  private func hiddenCount(of columns: Int) -> Int {
    switch session.state.split.visibility {
    case .automatic, .all: 0
    case .doubleColumn: columns - 2
    case .detailOnly: columns - 1
    }
  }

  private func drawn(_ boxes: [BoxRow.Box], hidden: Int) -> String {
    guard width >= Self.leastSplitWidth else {
      return boxes.dropFirst(hidden).map { box in
        var box = box
        box.width = width - 2
        return BoxRow(boxes: [box]).drawn(console)
      }.joined()
    }
    let slivers = (0..<hidden).map { _ in
      BoxRow.Box(title: "", width: 3, lines: [PictureLine(text: glyphs.sliver)])
    }
    var shown = Array(boxes.dropFirst(hidden))
    let room = width - boxes.count - 1 - 3 * hidden
    // Of a hundred cells, the first columns get this many, or up to six more if they need them;
    // the detail column has the rest.
    let shares = Array((boxes.count == 3 ? [24, 29] : [30]).dropFirst(hidden))
    var left = room
    for (index, share) in shares.enumerated() {
      let wanted = shown[index].lines.map { $0.width + 2 }.max() ?? 0
      shown[index].width = min(max(wanted, room * share / 100), room * (share + 6) / 100)
      left -= shown[index].width
    }
    if let last = shown.indices.last { shown[last].width = left }
    let height = shown.map(\.lines.count).max() ?? 1
    return BoxRow(
      boxes: slivers.map { sliver in
        var sliver = sliver
        sliver.lines = Array(repeating: PictureLine(text: glyphs.sliver), count: max(1, height))
        return sliver
      } + shown
    ).drawn(console)
  }

  private func sidebar(_ projection: RegularProjection<SavedRoute, SavedRoute>) -> [PictureLine] {
    session.state.sections.flatMap { section -> [PictureLine] in
      let isSelected = section.name == projection.section
      let mark = isSelected ? glyphs.selected : " "
      let text = "\(mark) \(RouteText.of(section.name, glyphs: glyphs))"
      let title = section.name.route?.title.map { PictureLine(text: "    " + Printable.line($0)) }
      return [PictureLine(text: text, isStrong: isSelected)] + [title].compactMap { $0 }
    }
  }

  /// The lists of the content column from the top down; the selected row stands in the top one.
  private func content(_ projection: RegularProjection<SavedRoute, SavedRoute>) -> [PictureLine] {
    guard projection.section != nil else { return [] }
    let lists = Array(projection.content.reversed())
    var rows: [PictureLine] = []
    if let list = lists.first { rows += lines(list, mark: glyphs.top) }
    if let selection = projection.selection {
      rows += lines(
        selection, mark: glyphs.selected, indent: lists.isEmpty ? 0 : 2, isStrong: true)
    }
    return rows + lists.dropFirst().flatMap { lines($0, mark: " ") }
  }

  private func detail(_ projection: RegularProjection<SavedRoute, SavedRoute>) -> [PictureLine] {
    guard let section = projection.section else { return [] }
    let root = RouteText.of(section, glyphs: glyphs)
    let stack = stack(projection.detail, below: projection.columns == .two ? [root] : [])
    return stack.isEmpty ? [PictureLine(text: "nothing selected")] : stack
  }
}
