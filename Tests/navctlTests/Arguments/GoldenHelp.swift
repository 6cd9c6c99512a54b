/// What swift-argument-parser printed at 80 columns for the commands of ``GoldenTree``.
enum GoldenHelp {
  static let program = """
    OVERVIEW: Save, restore and look inside navigation-state databases.

    EXAMPLES:
      navctl show state.db                       What was on screen, drawn.
      navctl restore state.db --layout compact   The same state on a phone.
      navctl save state.db screen.json           Store a hand-written state.
      navctl history state.db                    Every saved state, newest first.

    USAGE: navctl <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    EVERYDAY SUBCOMMANDS:
      save                    Store a session document as the newest revision.
      restore                 Rebuild a saved session for a compact or regular
                              layout.
      show                    Draw one saved state exactly as stored.
      list, ls                List the sessions in a database.

    INSPECTION SUBCOMMANDS:
      history, log            List a session's revisions, newest first.
      diff                    Compare two saved states.
      browse                  Browse a database in the terminal.
      report                  Write a self-contained HTML report.
      routes                  List the route and snapshot types in use.
      info                    Show facts about the database file.
      check                   Find damage, orphans and unreadable states.

    DOCUMENT SUBCOMMANDS:
      validate                Check session documents without a database.
      convert                 Turn a document into another format.
      schema                  Print a JSON Schema or the SQL schema.

    MAINTENANCE SUBCOMMANDS:
      migrate                 Upgrade a database to a newer store version.
      redact                  Copy a database without private values.
      delete, rm              Delete sessions and their revisions.
      prune                   Remove old revisions and orphaned snapshots.

      See 'navctl help <subcommand>' for detailed help.

    """

  static let save = """
    OVERVIEW: Store a session document as the newest revision.

    EXAMPLES:
      navctl save state.db zion.json
      navctl restore old.db --json | navctl save new.db -
      navctl save state.db path.json --from navigation-path --section trails

    USAGE: navctl save [<options>] <database> [<document>]

    ARGUMENTS:
      <database>              The navigation-state database.
      <document>              A session document; '-' reads standard input.
                              (default: -)

    SAVE OPTIONS:
      -s, --session <id>      Save under this id, not the document's own.
      --from <format>         The document's format. (values: auto, session,
                              navigation-path; default: auto)
      --section <route>       Section to record with a bare navigation path.
      --note <text>           A label to keep with the revision.
      --routes <file>         Check route types against this manifest.
      --strict                Treat warnings as errors.
      --if-changed            Write nothing if the newest revision is equal.
      --no-create             Fail if the database does not exist yet.
      -n, --dry-run           Show what would change; write nothing.

    OPTIONS:
      --json                  Print one JSON document instead of text.
      -q, --quiet             Print only the result and errors.
      -v, --verbose           Explain each step on standard error.
      --color <when>          When to use color. (values: auto, always, never;
                              default: auto)
      --ascii                 Draw with ASCII characters only.
      --no-input              Never ask a question; fail instead.
      --version               Show the version.
      -h, --help              Show help information.


    """

  static let restore = """
    OVERVIEW: Rebuild a saved session for a compact or regular layout.

    EXAMPLES:
      navctl restore state.db --layout compact
      navctl restore state.db --layout both
      navctl restore state.db --at @-3 --json > before.json

    USAGE: navctl restore [<options>] <database>

    ARGUMENTS:
      <database>              The navigation-state database.

    RESTORE OPTIONS:
      -s, --session <id>      The session to read (default: the only one, or
                              'main').
      --at <revision>         The revision to read: a number, '@', '@-2', or a
                              time. (default: @)
      -l, --layout <layout>   The layout to rebuild for. (values: saved, compact,
                              regular, both; default: saved)
      --retention <policy>    Snapshot retention: 'stored', 'single' or
                              'dictionary[:<limit>]'. (default: stored)
      --routes <file>         Check route types against this manifest.
      --unknown <action>      What to do with a route the manifest lacks. (values:
                              keep, truncate, skip, fail; default: keep)
      --to <format>           The format of the written document. (values: session,
                              navigation-path, swift; default: session)
      -o, --output <file>     Write the document here; '-' is standard output.
      --if-exists             Exit 0 with no output if the session is missing.
      -f, --force             Do not ask first; replace existing files.

    OPTIONS:
      --json                  Print one JSON document instead of text.
      -q, --quiet             Print only the result and errors.
      -v, --verbose           Explain each step on standard error.
      --color <when>          When to use color. (values: auto, always, never;
                              default: auto)
      --ascii                 Draw with ASCII characters only.
      --no-input              Never ask a question; fail instead.
      --version               Show the version.
      -h, --help              Show help information.


    """

  static let show = """
    OVERVIEW: Draw one saved state exactly as stored.

    USAGE: navctl show [<options>] <database>

    ARGUMENTS:
      <database>              The navigation-state database.

    SHOW OPTIONS:
      -s, --session <id>      The session to read (default: the only one, or
                              'main').
      --at <revision>         The revision to read: a number, '@', '@-2', or a
                              time. (default: @)
      --values                Include the contents of snapshots.

    OPTIONS:
      --json                  Print one JSON document instead of text.
      -q, --quiet             Print only the result and errors.
      -v, --verbose           Explain each step on standard error.
      --color <when>          When to use color. (values: auto, always, never;
                              default: auto)
      --ascii                 Draw with ASCII characters only.
      --no-input              Never ask a question; fail instead.
      --version               Show the version.
      -h, --help              Show help information.


    """

  static let list = """
    OVERVIEW: List the sessions in a database.

    USAGE: navctl list [<options>] <database>

    ARGUMENTS:
      <database>              The navigation-state database.

    LIST OPTIONS:
      --jsonl                 Print one JSON object per line.

    OPTIONS:
      --json                  Print one JSON document instead of text.
      -q, --quiet             Print only the result and errors.
      -v, --verbose           Explain each step on standard error.
      --color <when>          When to use color. (values: auto, always, never;
                              default: auto)
      --ascii                 Draw with ASCII characters only.
      --no-input              Never ask a question; fail instead.
      --version               Show the version.
      -h, --help              Show help information.


    """
}
