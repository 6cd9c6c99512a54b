/// The signs that pictures are drawn with.
struct Glyphs: Sendable {
  let horizontal: String
  let vertical: String
  /// Corners and crossings of a box's upper edge: left, middle, right.
  let upper: (String, String, String)
  let lower: (String, String, String)
  /// The top of a stack.
  let top: String
  let selected: String
  let snapshot: String
  let provisional: String
  /// Stands behind what the app could not read.
  let opaque = "?"
  /// What a hidden column is drawn as.
  let sliver: String
  let dot: String
  let ellipsis: String
  /// Stands between the entries of a path.
  let then: String

  static let unicode = Glyphs(
    horizontal: "─", vertical: "│", upper: ("┌", "┬", "┐"), lower: ("└", "┴", "┘"), top: "▸",
    selected: "●", snapshot: "◆", provisional: "◌", sliver: "┊", dot: "·", ellipsis: "…",
    then: "›")

  static let ascii = Glyphs(
    horizontal: "-", vertical: "|", upper: ("+", "+", "+"), lower: ("+", "+", "+"), top: ">",
    selected: "*", snapshot: "#", provisional: "~", sliver: ":", dot: "-", ellipsis: "...",
    then: ">")
}
