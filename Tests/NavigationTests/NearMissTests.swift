import Navigation
import Testing

@Suite struct NearMissTests {
  @Test(arguments: [
    ("dryrun", ["dry-run", "strict"], ["dry-run"]),
    ("If_Changed", ["if-exists", "if-changed"], ["if-changed"]),
    ("PATH", ["path", "paths"], ["path"]),
    ("v1.0", ["v1-0", "v10", "v_1_0", "V10"], ["v1-0", "v10", "v_1_0"]),
  ])
  func `the same letters win over every other likeness`(
    word: String, known: [String], expected: [String]
  ) {
    #expect(NearMiss.candidates(for: word, in: known) == expected)
  }

  @Test(arguments: [
    // Up to four letters, one change.
    ("sav", ["save", "show"], ["save"]),
    ("mian", ["main", "kiosk"], ["main"]),
    ("svea", ["save"], []),
    ("saev", ["save"], ["save"]),
    // Up to eight letters, two changes.
    ("layot", ["layout", "limit"], ["layout"]),
    ("resttroe", ["restore"], ["restore"]),
    ("rstoer", ["restore"], ["restore"]),
    ("lxyxxt", ["layout"], []),
    ("sectixxx", ["sections"], []),
    // Beyond, three.
    ("sectionxxx", ["sectionsab"], ["sectionsab"]),
    ("columnVsblty", ["columnVisibility"], []),
    ("columnVisblty", ["columnVisibility"], ["columnVisibility"]),
    ("bug-4211.db", ["bug-4112.db", "zion.json"], ["bug-4112.db"]),
  ])
  func `few changes are a slip, more are another word`(
    word: String, known: [String], expected: [String]
  ) {
    #expect(NearMiss.candidates(for: word, in: known) == expected)
  }

  @Test func `the nearest comes first, then the order of the known words`() {
    #expect(
      NearMiss.candidates(for: "sesion", in: ["section", "session"]) == ["session", "section"])
    #expect(NearMiss.candidates(for: "aab", in: ["aac", "aad"]) == ["aac", "aad"])
  }

  @Test func `at most three are offered`() {
    let known = ["home1", "home2", "home3", "home4"]
    #expect(NearMiss.candidates(for: "home0", in: known) == ["home1", "home2", "home3"])
  }

  @Test(arguments: [
    ("hist", ["history", "help"], ["history"]),
    ("ind", ["window-one", "main"], ["window-one"]),
    ("windo", ["window-one", "window-two"], []),
    ("one", ["window-one", "phone-main"], []),
    // One word that starts so is enough, however many hold it.
    ("one", ["oneself-first", "window-one"], ["oneself-first"]),
  ])
  func `a start or a part is offered only where it is the only one`(
    word: String, known: [String], expected: [String]
  ) {
    #expect(NearMiss.candidates(for: word, in: known) == expected)
  }

  @Test(arguments: ["", "-", "--", "._-"])
  func `a word without letters is near to nothing`(word: String) {
    #expect(NearMiss.candidates(for: word, in: ["main", "-", ""]) == [])
  }

  @Test func `a word that shares no letter is not near`() {
    #expect(NearMiss.candidates(for: "x", in: ["q", "v"]) == [])
    #expect(NearMiss.candidates(for: "q", in: ["", "-"]) == [])
    #expect(NearMiss.candidates(for: "q", in: []) == [])
  }

  @Test func `a very long word is compared whole only`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearMiss.candidates(for: long, in: [long + "b", "main"]) == [long + "b"])
    #expect(NearMiss.candidates(for: "b" + long, in: [long + "c"]) == [])
  }

  @Test func `the question names what is offered`() {
    #expect(NearMiss.question(offering: []) == nil)
    #expect(NearMiss.question(offering: ["a"]) == "Did you mean 'a'?")
    #expect(NearMiss.question(offering: ["a", "b"]) == "Did you mean 'a' or 'b'?")
    #expect(NearMiss.question(offering: ["a", "b", "c"]) == "Did you mean 'a', 'b' or 'c'?")
  }
}
