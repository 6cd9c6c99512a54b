/// The environment variables that the command looks at.
enum EnvironmentHelp {
  static let variables: [(name: String, meaning: String)] = [
    ("COLUMNS", "How wide to draw, before the terminal is asked."),
    ("LC_ALL, LC_CTYPE, LANG", "Where the first that is set is not UTF-8, drawings are in ASCII."),
    ("NO_COLOR", "Where it is not empty, nothing is colored."),
    ("FORCE_COLOR, CLICOLOR_FORCE", "Where one is neither empty nor 0, all is colored."),
    ("TERM", "Where it is 'dumb', nothing is colored."),
    ("NAVCTL_ROUTES", "The manifest where --routes is not given."),
    ("TMPDIR", "Where a private copy of a database is made (default: /tmp)."),
    ("SHELL", "The shell of --generate-completion-script, where none is named."),
  ]

  /// The text of `navctl help environment`.
  static var text: String {
    "ENVIRONMENT:\n"
      + variables.map { "  \($0.name)\n      \($0.meaning)\n" }.joined()
      + "\n  An option beats a variable: --color and --ascii, --routes. There is none for the store,\n"
      + "  since a forgotten one is how the wrong store is changed.\n"
  }
}
