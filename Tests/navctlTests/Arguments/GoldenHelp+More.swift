extension GoldenHelp {
  static let history = """
    OVERVIEW: List a session's revisions, newest first.

    USAGE: navctl history [<options>] <database>

    ARGUMENTS:
      <database>              The navigation-state database.

    HISTORY OPTIONS:
      -s, --session <id>      The session to read (default: the only one, or
                              'main').
      --limit <count>         Show at most this many. (default: 20)
      --since <time>          Show revisions saved at or after this time.
      --route <type>          Show revisions whose path holds this route type.
      --pictures              Draw each state.
      --follow                Keep running; print each new revision.
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

  static let delete = """
    OVERVIEW: Delete sessions and their revisions.

    USAGE: navctl delete [<options>] <database> <sessions> ...

    ARGUMENTS:
      <database>              The navigation-state database.
      <sessions>              The sessions to delete.

    DELETE OPTIONS:
      -n, --dry-run           Show what would change; write nothing.
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

  static let redact = """
    OVERVIEW: Copy a database without private values.

    USAGE: navctl redact [<options>] <database> --output <file>

    ARGUMENTS:
      <database>              The navigation-state database.

    REDACT OPTIONS:
      -o, --output <file>     Write the copy here.
      --keep <type>           Keep the values of this route or snapshot type.
      -n, --dry-run           Show what would change; write nothing.
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

  static let schema = """
    OVERVIEW: Print a JSON Schema or the SQL schema.

    USAGE: navctl schema [<kind>]

    ARGUMENTS:
      <kind>                  Which schema to print. (values: session, output,
                              manifest, sql; default: session)

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
