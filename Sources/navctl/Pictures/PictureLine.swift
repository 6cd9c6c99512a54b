/// One line inside a box, and whether it is what the eye should find first.
struct PictureLine {
  var text: String
  var isStrong = false

  /// The line, cut and padded to a box's width.
  func drawn(_ width: Int, _ console: Console) -> String {
    let cut = CellWidth.cut(
      CellWidth.steady(text), to: width - 2, ellipsis: console.glyphs.ellipsis)
    let padded = CellWidth.padded(cut, to: width - 2)
    return " " + (isStrong && console.isColored ? Style.strong.applied(to: padded) : padded) + " "
  }
}
