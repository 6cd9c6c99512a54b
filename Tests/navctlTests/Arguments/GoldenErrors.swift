/// What swift-argument-parser printed for wrong command lines of ``GoldenTree``, but for the five
/// places where navctl does better.
enum GoldenErrors {
  static let all: [(line: String, text: String)] = [
    (
      "save",
      """
      Error: Missing expected argument '<database>'
      Help:  <database>  The navigation-state database.
      Usage: navctl save [<options>] <database> [<document>]
        See 'navctl save --help' for more information.

      """
    ),
    (
      "save state.db x.json extra",
      """
      Error: Unexpected argument 'extra'
      Usage: navctl save [<options>] <database> [<document>]
        See 'navctl save --help' for more information.

      """
    ),
    (
      "save state.db x.json extra more",
      """
      Error: 2 unexpected arguments: 'extra', 'more'
      Usage: navctl save [<options>] <database> [<document>]
        See 'navctl save --help' for more information.

      """
    ),
    (
      "restore state.db --layot compact",
      """
      Error: Unknown option '--layot'. Did you mean '--layout'?
      Usage: navctl restore [<options>] <database>
        See 'navctl restore --help' for more information.

      """
    ),
    (
      "restore state.db --layout wide",
      """
      Error: The value 'wide' is invalid for '--layout <layout>'. Please provide one of \
      'saved', 'compact', 'regular' or 'both'.
      Help:  --layout <layout>  The layout to rebuild for.
      Usage: navctl restore [<options>] <database>
        See 'navctl restore --help' for more information.

      """
    ),
    (
      "restore state.db --session",
      """
      Error: Missing value for '--session <id>'
      Help:  --session <id>  The session to read (default: the only one, or 'main').
      Usage: navctl restore [<options>] <database>
        See 'navctl restore --help' for more information.

      """
    ),
    (
      "restore state.db --session --json",
      """
      Error: Missing value for '--session <id>'
      Help:  --session <id>  The session to read (default: the only one, or 'main').
      Usage: navctl restore [<options>] <database>
        See 'navctl restore --help' for more information.

      """
    ),
    (
      "list state.db --json=yes",
      """
      Error: The option '--json' does not take any value, but 'yes' was specified.
      Usage: navctl list [<options>] <database>
        See 'navctl list --help' for more information.

      """
    ),
    (
      "list state.db -x",
      """
      Error: Unknown option '-x'
      Usage: navctl list [<options>] <database>
        See 'navctl list --help' for more information.

      """
    ),
    (
      "list state.db -qx",
      """
      Error: Unknown option '-x'
      Usage: navctl list [<options>] <database>
        See 'navctl list --help' for more information.

      """
    ),
    (
      "history state.db --limit -5",
      """
      Error: Missing value for '--limit <count>'
      Help:  --limit <count>  Show at most this many.
      Usage: navctl history [<options>] <database>
        See 'navctl history --help' for more information.

      """
    ),
    (
      "delete state.db",
      """
      Error: Missing expected argument '<sessions> ...'
      Help:  <sessions>  The sessions to delete.
      Usage: navctl delete [<options>] <database> <sessions> ...
        See 'navctl delete --help' for more information.

      """
    ),
    (
      "redact state.db",
      """
      Error: Missing expected argument '--output <file>'
      Help:  --output <file>  Write the copy here.
      Usage: navctl redact [<options>] <database> --output <file>
        See 'navctl redact --help' for more information.

      """
    ),
    (
      "schema jsonn",
      """
      Error: The value 'jsonn' is invalid for '<kind>'. Please provide one of 'session', \
      'output', 'manifest' or 'sql'.
      Help:  <kind>  Which schema to print.
      Usage: navctl schema [<kind>]
        See 'navctl schema --help' for more information.

      """
    ),
  ]
}
