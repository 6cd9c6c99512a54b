/// What can stand where the cursor is.
struct CompletionAnswer {
  /// A word that can stand there, and what it means.
  struct Candidate: Equatable {
    let word: String
    var meaning = ""

    /// A word that would not be taken as a value where it stands by itself.
    fileprivate var looksLikeOption: Bool { !CommandLineWord(word).isOperand }
  }

  /// Whether it is a file, which the shell completes better.
  private(set) var isFile = false
  private(set) var candidates: [Candidate] = []

  private let tree: CommandLineTree
  private let line: TypedLine

  /// Finds the words for a line of which the last word is being typed.
  init(_ words: [String], in tree: CommandLineTree) {
    self.tree = tree
    line = TypedLine(words.dropLast(), in: tree)
    let typed = words.last ?? ""
    find(typed)
    // What would do something else to a terminal than be shown cannot be typed either.
    candidates.removeAll { candidate in
      !candidate.word.hasPrefix(typed)
        || candidate.word.unicodeScalars.contains { scalar in
          Printable.isUnsafe(scalar)
        }
    }
  }

  /// What the shells' scripts read: a line for each word, with its meaning behind a tab.
  var text: String {
    guard !isFile else { return ":file\n" }
    return candidates.map { candidate in
      let meaning = Printable.line(candidate.meaning)
      return candidate.word + (meaning.isEmpty ? "" : "\t" + meaning) + "\n"
    }.joined()
  }

  private mutating func find(_ typed: String) {
    if let option = line.awaiting {
      add(option.allowed, ValueKind.byName[option.valueName ?? ""])
      return candidates.removeAll(where: \.looksLikeOption)
    }
    if !line.optionsEnded, typed.utf8.first == UInt8(ascii: "-") {
      return addOptions(typed)
    }
    if line.isHelp || line.command == nil {
      candidates = tree.commands.flatMap { command in
        command.names.map { Candidate(word: $0, meaning: command.abstract) }
      }
      let topics = tree.topics.keys.sorted().map { Candidate(word: $0, meaning: "A help topic.") }
      candidates +=
        line.isHelp
        ? topics : [Candidate(word: "help", meaning: "Show help information.")]
    } else if let argument = line.nextArgument {
      add(argument.allowed, ValueKind.byName[argument.name])
      if !line.optionsEnded { candidates.removeAll(where: \.looksLikeOption) }
    }
  }

  private mutating func addOptions(_ typed: String) {
    let options = (line.command?.options ?? []) + CommonOptions.all
    // `--name=value`: what is completed is the value.
    if case .long(let name, .some) = CommandLineWord(typed) {
      guard let option = options.first(where: { $0.longName == name }) else { return }
      add(option.allowed, ValueKind.byName[option.valueName ?? ""])
      candidates = candidates.map {
        Candidate(word: "\(name)=\($0.word)", meaning: $0.meaning)
      }
      return
    }
    candidates = options.map { Candidate(word: $0.longName, meaning: $0.help) }
  }

  private mutating func add(_ allowed: [String], _ kind: ValueKind?) {
    switch kind {
    case .file: isFile = true
    case .session: candidates = StoreCandidates(line).sessions
    case .revision: candidates = StoreCandidates(line).revisions
    case .word, nil: candidates = allowed.map { Candidate(word: $0) }
    }
  }
}
