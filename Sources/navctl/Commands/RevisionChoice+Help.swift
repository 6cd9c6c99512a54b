extension RevisionChoice {
  /// The text of `navctl help revisions`.
  static let help = """
    REVISIONS:
      4                         The revision with this number.
      @                         The newest.
      @-2                       Two before the newest.
      2026-04-01T09:12:44Z      The newest that was saved at this time or before it.
      '2026-04-01 09:12:44Z'    The same, as times are printed.
      2026-04-01T11:12:44+02:00 The same, where the clock is two hours ahead.

      'show' and 'restore' take one with --at, 'diff' takes two as arguments; --since of 'history'
      takes a time. A store keeps the newest revisions of a session: 'navctl history' lists them.

    """
}
