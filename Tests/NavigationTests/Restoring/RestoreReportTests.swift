import TestSupport
import Testing

@testable import Navigation

@Suite struct RestoreReportTests {
  @Test func `a whole restore`() throws {
    let report = try AppCoder().restored(SavedState("Folder:1 item:2")).report
    #expect(report.isWhole)
    #expect(report.description == "Restored whole: 2 entries.")
  }

  @Test func `one with old names and versions is whole`() throws {
    let saved = try SavedState([("hikes", "thing:1 item@2:2")])
    let report = try AppCoder().restored(saved).report
    #expect(report.isWhole)
    #expect(report.unreadCount == 0)
    #expect(
      report.description == """
        Restored whole: 2 entries.
          updated  section hikes: was named 'hikes'
          updated  entry 1 thing: was named 'thing', was in version 1
          updated  entry 2 item: was in version 2
        """)
  }

  @Test func `one in part`() throws {
    let saved = try SavedState(
      [("trails", "list:1 item@4:2 item:3"), ("gone", "list:4"), ("saved", "unwritten:5")],
      parked: [("trails", "trap:6")], modals: ["gone:7", "list:8"])
    let report = try AppCoder().restored(saved).report
    #expect(!report.isWhole)
    #expect(
      report.description == """
        Restored in part: 1 entries, and 8 kept unread.
          unread   entry 2 item: it was written in version 4, and this app reads up to 3
          unread   entry 3 item: it stands above one that is unread, or belongs to it
          unread   section gone: this app has no route of that name
          unread   entry 4 list: it stands above one that is unread, or belongs to it
          unread   entry 5 navigation-store.unwritten: it could not be written when it was saved
          unread   entry 6 trap: its upgrade from version 1 failed
          unread   entry 7 gone: this app has no route of that name
          unread   entry 8 list: it stands above one that is unread, or belongs to it
        """)
  }

  @Test func `a value that does not fit is not told`() throws {
    let report = try AppCoder().restored(SavedState("bad:1")).report
    #expect(report.description.contains("\n  unread   entry 1 item: its value does not fit: at "))
    #expect(!report.description.contains("s3cret"))
  }

  @Test func `one that was mended`() throws {
    let saved = try SavedState([("trails", "list:1"), ("hikes", "list:2")])
    let report = try AppCoder().restored(saved).report
    #expect(!report.isWhole)
    #expect(
      report.description == """
        Restored in part: 1 entries, and 0 kept unread.
          updated  section hikes: was named 'hikes'
          mended   a section was there twice; 1 entries were dropped
        """)
  }

  @Test func `a restore is refused where all must be read`() throws {
    let saved = try SavedState("list:1 gone:2")
    let refused = try #require(
      #expect(throws: RestoreRefused.self) {
        try AppCoder().restored(saved, unreadable: .reject)
      })
    #expect(refused.report == (try AppCoder().restored(saved).report))
    #expect(
      refused.description == """
        The session was not restored, because this app cannot read all of it.
        Restored in part: 1 entries, and 1 kept unread.
          unread   entry 2 gone: this app has no route of that name
        """)
  }

  @Test(arguments: ["", "list:1 thing:2"])
  func `it is not where all can be`(path: String) throws {
    let saved = try SavedState([("hikes", path)])
    #expect(
      try AppCoder().restored(saved, unreadable: .reject) == AppCoder().restored(saved))
  }

  @Test func `it is for a section, a parked path and a modal too`() throws {
    let states = try [
      SavedState([("gone", "")], active: nil),
      SavedState([("trails", "")], parked: [("trails", "gone:1")]),
      SavedState([("trails", "")], modals: ["gone:1"]),
    ]
    for saved in states {
      #expect(throws: RestoreRefused.self) {
        try AppCoder().restored(saved, unreadable: .reject)
      }
    }
  }
}
