import Navigation
import Persistence

/// Saves one session as fast as it can, until the process is ended.
///
/// Each save writes its own number into every screen of a path whose depth changes, a snapshot and
/// the note, and into one of ten values in turn, each of which has pages of its own. A reader who
/// meets what no save has written has seen a mixture. The log is begun anew every few saves, and
/// other sessions make the file large, so that a copy taken without care is one.
struct SavingOn {
  private let store: SessionStore

  init(in store: SessionStore) { self.store = store }

  /// Saves without an end.
  ///
  /// - Parameter say: Told once, when something is there to read.
  /// - Throws: What the store throws.
  func run(_ say: (String) -> Void) throws -> Never {
    var saved: SavedSession?
    for number in 1... {
      let document = try SessionDocument(reading: Array(Self.text(number).utf8))
      let session = try document.session(adopting: saved)
      // Right before the save that begins the log anew, and nothing between them.
      try store.checkpoint()
      saved = try store.save(session, note: document.note, durability: .lazy).saved
      guard number == 10 else { continue }
      // Behind some pages of the session, and before others.
      try saveBallast()
      say("saving on")
    }
    preconditionFailure("There is no greatest number that is reached.")
  }

  private func saveBallast() throws {
    let value = String(repeating: "x", count: 100_000)
    let values = (1...20).map { #""v\#($0)":"\#(value)""# }.joined(separator: ",")
    let text = #"{"format":"navigation-session","version":1,"values":{\#(values)}}"#
    var document = try SessionDocument(reading: Array(text.utf8))
    for number in 1...24 {
      document.id = try SessionID("ballast \(number)")
      try store.save(document.session(adopting: nil))
    }
  }

  private static let filling = String(repeating: "x", count: 5_000)

  private static func text(_ number: Int) -> String {
    let screens = (0...number % 17).map { #"{"screen\#($0)":{"n":\#(number)}}"# }
    let values = (max(0, number - 9)...number).map { save in
      #""v\#(save % 10)":{"filling":"\#(filling)","n":\#(save)}"#
    }
    return """
      {"format":"navigation-session","version":1,"section":"s","note":"\(number)",
       "path":[\(screens.joined(separator: ","))],"values":{\(values.joined(separator: ","))},
       "snapshots":[{"route":{"screen0":{"n":\(number)}},"model":"M","value":{"n":\(number)}}]}
      """
  }
}
