/// One line inside a box, and whether it is what the eye should find first.
struct PictureLine {
  var text: String
  /// What stands behind the text, and is not cut off with it.
  var marks = ""
  var isStrong = false

  /// How many cells the whole line fills.
  var width: Int { CellWidth.of(text) + CellWidth.of(marks) }

  /// The line, cut and padded to a box's width.
  func drawn(_ width: Int, _ console: Console) -> String {
    let room = width - 2
    let cut = CellWidth.cut(
      CellWidth.steady(text), to: room - CellWidth.of(marks), ellipsis: console.glyphs.ellipsis)
    let line = CellWidth.cut(cut + marks, to: room, ellipsis: console.glyphs.ellipsis)
    let padded = CellWidth.padded(line, to: room)
    return " " + (isStrong && console.isColored ? Style.strong.applied(to: padded) : padded) + " "
  }
}
