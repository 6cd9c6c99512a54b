import Navigation

/// What a retention policy let go, as a line for people.
enum LetGoText {
  static func of(_ letGo: LetGo, glyphs: Glyphs) -> String {
    let owner = letGo.route.map { RouteText.of($0, glyphs: glyphs) } ?? "entry \(letGo.entry)"
    let thing =
      switch letGo.thing {
      case .snapshot(let model): "\(Printable.line(model.text)) for \(owner)"
      case .parked(let count): "\(owner), parked with \(Counted.of(count, "entry", "entries"))"
      case .result(let key): "the result '\(Printable.line(key.text))' for \(owner)"
      }
    return "\(thing) (\(reason(letGo.reason)))"
  }

  private static func reason(_ reason: LetGo.Reason) -> String {
    switch reason {
    case .singleSlot: "singleSlot keeps another of its type"
    case .parkedUnderSingleSlot: "singleSlot parks nothing"
    case .parkedLimit: "more are parked than the limit"
    case .noSuchEntry: "no entry has that id"
    case .entryLetGo: "its entry was let go"
    }
  }
}
