/// What the value of an option, or an argument, is completed with at a shell's prompt.
enum ValueKind {
  /// Files and folders, which the shell knows itself.
  case file
  /// The sessions of the store that is named on the line.
  case session
  /// The revisions of the session that is named on the line.
  case revision
  /// Only the values that are allowed; none where any text will do.
  case word

  /// The kinds by the name that stands between `<` and `>`. A name that is not here has no kind,
  /// which a test forbids.
  static let byName: [String: ValueKind] = [
    "store": .file, "path": .file, "file": .file, "document": .file, "documents": .file,
    "id": .session, "sessions": .session,
    "revision": .revision, "old": .revision, "new": .revision,
    "format": .word, "layout": .word, "action": .word, "kind": .word, "shell": .word,
    "when": .word, "count": .word, "age": .word, "time": .word, "version": .word,
    "policy": .word, "route": .word, "type": .word, "text": .word,
  ]
}
