import Testing

@testable import navctl

/// Cells as terminals count them: the numbers were read off one, by where its cursor came to stand.
@Suite struct CellWidthTests {
  @Test(arguments: [
    ("ملاحظات", 7), ("नमस्ते दुनिया", 10), ("க்ஷி", 3), ("ไทยที่", 4), ("é", 1), ("e\u{301}", 1),
    ("ｶﾅ", 2), ("テスト", 6), ("브런치", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("𝒳", 1),
    ("▸●◆◌", 4), ("a\u{AD}b", 3), ("\u{200B}", 0),
  ])
  func `a text has the cells of its scalars`(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("👩\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("👍🏽", 2), ("🇰🇷", 2), ("⌚", 2), ("🫠", 2), ("☺", 1),
    ("🏔", 1), ("❤\u{200D}🔥", 2),
  ])
  func `a picture has two cells, or one where it is a sign`(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("❤\u{FE0F} x", "❤ x"), ("1\u{FE0F}\u{20E3}", "1\u{20E3}"), ("🏔\u{FE0F}", "🏔"),
    ("plain", "plain"),
    ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
  ])
  func `what terminals draw with one cell or two is asked for with one`(
    text: String, steady: String
  ) {
    #expect(CellWidth.steady(text) == steady)
    #expect(CellWidth.of(CellWidth.steady(text)) == CellWidth.of(text))
  }

  @Test func `a cut text is never wider, and no character is cut in two`() {
    let text = "ab👩\u{200D}👩\u{200D}👧 브런치 नमस्ते e\u{301}x"
    for width in 1...CellWidth.of(text) {
      let cut = CellWidth.cut(text, to: width, ellipsis: "…")
      #expect(CellWidth.of(cut) <= width)
      #expect(text.hasPrefix(cut.hasSuffix("…") ? String(cut.dropLast()) : cut))
    }
  }
}
