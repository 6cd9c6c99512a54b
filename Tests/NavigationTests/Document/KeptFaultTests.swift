import Navigation
import TestSupport
import Testing

@Suite struct KeptFaultTests {
  @Test func `a snapshot's route is that of an entry`() {
    DocumentFault(
      #""path":["a"],"snapshots":[▸{"route":"b","model":"M","value":1}]"#, "/snapshots/0",
      .noEntryWithRoute("b"),
      hint: "Its route must be on a path, parked, or in a modal, to the letter."
    ).expectFound()
  }

  @Test(arguments: [
    #""path":["a","b","a"]"#, #""path":["a"],"parked":[["b","a"]]"#,
    #""path":["a"],"modals":[{"route":"a"}]"#,
  ])
  func `a snapshot's route is that of one entry only`(keys: String) {
    DocumentFault(
      #"\#(keys),"snapshots":[▸{"route":"a","model":"M","value":1}]"#, "/snapshots/0",
      .manyEntriesWithRoute("a", count: 2), hint: "Name the one that is meant by its 'entry'."
    ).expectFound()
  }

  @Test(arguments: [#"{"model":"M","value":1}"#, #"{"entry":1,"route":"a","model":"M","value":1}"#])
  func `a snapshot names an entry or a route`(snapshot: String) {
    DocumentFault(
      #""path":["a"],"snapshots":[▸\#(snapshot)]"#, "/snapshots/0", .entryOrRoute
    ).expectFound()
  }

  @Test(arguments: [#""entry":1"#, #""route":"a""#])
  func `an entry has one snapshot of a model`(target: String) {
    DocumentFault(
      """
      "path":[{"type":"a","entry":1}],"snapshots":[{"entry":1,"model":"M","value":1},
      ▸{\(target),"model":"M","value":1}]
      """, "/snapshots/1", .twiceForEntry(1)
    ).expectFound()
  }

  @Test func `an entry has one result of a key`() {
    DocumentFault(
      #""results":[{"entry":1,"key":"k","value":1},▸{"entry":1,"key":"k","value":2}]"#,
      "/results/1", .twiceForEntry(1)
    ).expectFound()
  }

  @Test(arguments: [
    (#""retention":{"policy":"singleSlot","limit":▸1}"#, "/retention/limit"),
    (
      #""retention":{"policy":"dictionary","models":{"M":{"policy":"singleSlot","limit":▸1}}}"#,
      "/retention/models/M/limit"
    ),
  ])
  func `singleSlot has no limit`(keys: String, pointer: String) {
    DocumentFault(keys, pointer, .limitOfSingleSlot).expectFound()
  }
}
