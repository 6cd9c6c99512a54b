/// Finds the word somebody most likely meant.
///
/// A near miss is only ever offered, never acted on: the caller still reports its error.
public enum NearMiss {
  /// Longer words are compared whole only. Nobody mistypes a name this long by hand, and the
  /// comparison takes time in proportion to the square of the length.
  private static let longestCompared = 64

  /// Returns at most three of the known words that are near to `word`, the nearest first.
  ///
  /// The first of these rules that finds something decides: the same letters, ignoring case and
  /// the marks `-`, `_` and `.`; else few changes of one letter or of two neighbours (one change
  /// for up to four letters, two for up to eight, three beyond); else the only known word that
  /// starts with `word`, or the only one that holds it. A word without letters is near to nothing.
  public static func candidates(for word: String, in known: [String]) -> [String] {
    let letters = folded(word)
    guard !letters.isEmpty else { return [] }
    let others = known.map { (word: $0, letters: folded($0)) }

    let same = others.filter { $0.letters == letters }
    if !same.isEmpty { return same.prefix(3).map(\.word) }

    let near = others.enumerated().compactMap { index, other in
      distance(from: letters, to: other.letters).map { (other.word, distance: $0, index: index) }
    }
    if !near.isEmpty {
      let nearestFirst = near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      return nearestFirst.prefix(3).map(\.0)
    }

    let starting = others.filter { $0.letters.starts(with: letters) }
    if starting.count == 1 { return starting.map(\.word) }
    let holding = others.filter { $0.letters.contains(letters) }
    return holding.count == 1 ? holding.map(\.word) : []
  }

  /// Returns `Did you mean 'a' or 'b'?`, or nothing where there is nothing to offer.
  public static func question(offering candidates: [String]) -> String? {
    candidates.isEmpty ? nil : "Did you mean \(alternatives(candidates))?"
  }

  /// Returns the words as a sentence lists a choice: `'a', 'b' or 'c'`.
  public static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func folded(_ word: String) -> [Character] {
    word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "." }.map(\.self)
  }

  /// The changes that lead from one word to another, or nothing if they are too many to be a slip.
  ///
  /// Two swapped neighbours are one change ('mian' for 'main'): that is how fingers slip.
  private static func distance(from word: [Character], to other: [Character]) -> Int? {
    let limit = word.count <= 4 ? 1 : word.count <= 8 ? 2 : 3
    guard word.count <= longestCompared, abs(word.count - other.count) <= limit else { return nil }

    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in word.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var changes = min(last[column + 1], current[column]) + 1
        changes = min(changes, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], word[row - 1] == otherLetter {
          changes = min(changes, beforeLast[column - 1] + 1)
        }
        current.append(changes)
      }
      (beforeLast, last) = (last, current)
    }

    // Where every letter changed, the two words have nothing in common: 'x' is not near 'q'.
    let changes = last[other.count]
    return changes <= limit && changes < max(word.count, other.count) ? changes : nil
  }
}
