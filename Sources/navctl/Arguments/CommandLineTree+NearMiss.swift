import Navigation

extension CommandLineTree {
  /// Returns the error about a subcommand that does not exist, or about a help topic.
  func unknownSubcommand(_ word: String, orTopic: Bool = false) -> ArgumentError {
    let names = commands.flatMap(\.names) + ["help"] + (orTopic ? topics.keys.sorted() : [])
    var offered: Set<String> = []
    let near = NearMiss.candidates(for: word, in: names).filter { name in
      // 'list' and 'ls' are one answer.
      offered.insert(command(named: name)?.name ?? name).inserted
    }
    return .unknownSubcommand(word, near: near)
  }
}
