import Navigation
import TestSupport
import Testing

@Suite struct IDFaultTests {
  @Test(
    arguments: [
      (#""path":[{"type":"a","entry":1},▸{"type":"b","entry":1}]"#, "/path/1", 1, 1),
      (#""path":[{"type":"a","entry":3},▸{"type":"b","entry":2}]"#, "/path/1", 2, 3),
      (
        #""parked":[["x"],[{"type":"a","entry":3},▸{"type":"b","entry":2}]]"#, "/parked/1/1", 2, 3
      ),
      (
        #""modals":[{"route":{"type":"a","entry":3},"path":[▸{"type":"b","entry":2}]}]"#,
        "/modals/0/path/0", 2, 3
      ),
    ] as [(String, String, EntryID, EntryID)])
  func `ids rise along every path`(keys: String, pointer: String, id: EntryID, below: EntryID) {
    DocumentFault(
      keys, pointer, .idDoesNotRise(id, below: below),
      hint: "Leave the ids out, and save gives new ones."
    ).expectFound()
  }

  @Test(arguments: [
    (
      #""path":[{"type":"a","entry":2}],"sections":[{"section":"s","path":[▸{"type":"b","entry":2}]}]"#,
      "/sections/0/path/0", 9
    ),
    (#""path":[{"type":"a","entry":2}],"parked":[[▸{"type":"b","entry":2}]]"#, "/parked/0/0", 9),
    (
      #""path":[{"type":"a","entry":2}],"modals":[{"route":▸{"type":"b","entry":2}}]"#,
      "/modals/0/route", 9
    ),
    (
      #""modals":[{"route":{"type":"a","entry":2}},{"route":▸{"type":"b","entry":2}}]"#,
      "/modals/1/route", 20
    ),
  ])
  func `an id stands for one entry of the whole session`(
    keys: String, pointer: String, column: Int
  ) {
    DocumentFault(
      keys, pointer, .idTwice(2, first: JSONPosition(line: 2, column: column))
    ).expectFound()
  }

  @Test func `an entry with an id has none without one below it`() {
    DocumentFault(
      #""path":["a",▸{"type":"b","entry":2}]"#, "/path/1", .idAboveNone(2),
      hint: "Give ids to all entries below it, or to none of the path."
    ).expectFound()
  }

  @Test(arguments: [
    (#""path":[{"type":"a","provisional":true},▸"b"]"#, "/path/1"),
    (
      #""path":[{"type":"a","provisional":true}],"split":{"content":"a"},"modals":[{"route":{"type":"b","provisional":true},"path":[▸{"type":"c","provisional":false}]}]"#,
      "/modals/0/path/0"
    ),
  ])
  func `provisional entries stand only at the end of a path`(keys: String, pointer: String) {
    DocumentFault(keys, pointer, .plainAboveProvisional).expectFound()
  }

  @Test func `where the last id is used there is none for a new entry`() {
    DocumentFault(
      #""path":[{"type":"a","entry":9007199254740991},▸"b"]"#, "/path/1", .idsExhausted
    ).expectFound()
  }
}
