import TestSupport

extension Bench {
  /// Four revisions of `main`, a second apart: a section, a trail on it, a waypoint over that with
  /// a note, and back to the trail with a sheet over it.
  func saveWalk(to store: String? = nil) throws {
    let steps = [
      (40, #""path":[]"#, nil),
      (41, #""path":[{"trail":{"id":17}}]"#, nil),
      (42, #""path":[{"trail":{"id":17}},{"waypoint":{"index":4}}]"#, "crash on rotate"),
      (43, #""path":[{"trail":{"id":17}}],"modals":[{"route":"share"}]"#, nil),
    ]
    for (second, part, note) in steps {
      let document = """
        {"format":"navigation-session","version":1,"savedAt":"2026-04-01T09:12:\(second)Z",
         "section":"trails",\(part),"values":{"units":"km"}}
        """
      let label = note.map { ["--note", $0] } ?? []
      _ = try navctl(
        ["save", store ?? self.store, "-"] + label, input: Array(document.utf8), in: folder.path)
    }
  }
}
