-- What was run on this file. A released migration never changes; `digest` tells if one did.
CREATE TABLE migration (
  version    INTEGER PRIMARY KEY,
  name       TEXT    NOT NULL,
  digest     TEXT    NOT NULL CHECK (length(digest) = 64),
  min_reader INTEGER NOT NULL CHECK (min_reader BETWEEN 1 AND version),
  applied_ms INTEGER NOT NULL
) STRICT;

-- One window's navigation. `save_number` rises with every save, `revision` only with those that
-- moved the user. The mints make the next entry's id and the next stack's number. The tally is
-- over the checksums of the rows that are there now: a row that went missing has no checksum to
-- fail.
-- The revision that an undo shows, and the newest one that a redo leads to; the save from which
-- pruning is due, and the stack and the entry from which it goes on. Snapshots have a tally of
-- their own, so that the rest can be read, and held to its tally, without them. In the checksum
-- they stand after `device`.
-- In the checksum it stands last.
CREATE TABLE session (
  id                       INTEGER PRIMARY KEY,
  name                     TEXT    NOT NULL UNIQUE CHECK (name <> ''),
  revision                 INTEGER NOT NULL CHECK (revision >= 1),
  save_number              INTEGER NOT NULL CHECK (save_number >= 1),
  saved_ms                 INTEGER NOT NULL,
  next_entry               INTEGER NOT NULL CHECK (next_entry >= 1),
  next_stack               INTEGER NOT NULL CHECK (next_stack >= 16),
  row_count                INTEGER NOT NULL,
  row_sum                  INTEGER NOT NULL,
  layout                   TEXT    CHECK (layout IN ('compact', 'regular')),
  columns                  INTEGER NOT NULL CHECK (columns IN (2, 3)),
  column_visibility        TEXT    NOT NULL,
  preferred_compact_column TEXT,
  retention                TEXT    NOT NULL CHECK (retention IN ('singleSlot', 'dictionary')),
  retention_limit          INTEGER CHECK (retention_limit >= 1),
  app                      TEXT,
  app_version              TEXT,
  os                       TEXT,
  device                   TEXT,
  crc                      INTEGER NOT NULL,
  undo_cursor INTEGER,
  undo_top INTEGER,
  prune_due INTEGER NOT NULL DEFAULT 16,
  prune_stack INTEGER NOT NULL DEFAULT 0,
  prune_entry INTEGER NOT NULL DEFAULT 0,
  snapshot_count INTEGER NOT NULL DEFAULT 0,
  snapshot_sum INTEGER NOT NULL DEFAULT 0,
  history_start INTEGER NOT NULL DEFAULT 1) STRICT;

-- All that is navigation. A row is there from the revision that added it until before the one
-- that removed it, so any kept revision is one query. A path is a stack of rows whose ids rise.
-- Stacks below 16 are lists: 0 sections, 1 the active section, 2 modals, 3 parked paths,
-- 4 results. A row of the lists 0, 2 and 3 has for its id the number of the stack it opens.
-- There is no further index: each would cost every save a page.
CREATE TABLE entry (
  session     INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  stack       INTEGER NOT NULL CHECK (stack >= 0),
  entry       INTEGER NOT NULL CHECK (entry >= 0),
  added       INTEGER NOT NULL CHECK (added >= 1),
  removed     INTEGER CHECK (removed > added),
  added_ms    INTEGER NOT NULL,
  removed_ms  INTEGER CHECK ((removed_ms IS NULL) = (removed IS NULL)),
  owner       INTEGER,
  name        TEXT,
  version     INTEGER NOT NULL CHECK (version BETWEEN 1 AND 65535),
  payload     TEXT,
  title       TEXT,
  content     INTEGER NOT NULL CHECK (content IN (0, 1)),
  provisional INTEGER NOT NULL CHECK (provisional IN (0, 1)),
  checkpoint  TEXT,
  answers     TEXT,
  style       TEXT,
  detent      TEXT,
  crc         INTEGER NOT NULL,
  PRIMARY KEY (session, stack, entry, added)
) STRICT, WITHOUT ROWID;

-- The latest state of a view model. It has a rowid because a payload is large: a row of an index
-- would spill to an overflow page from a quarter of a page on.
CREATE TABLE snapshot (
  session  INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  entry    INTEGER NOT NULL CHECK (entry >= 1),
  model    TEXT    NOT NULL CHECK (model <> ''),
  version  INTEGER NOT NULL CHECK (version BETWEEN 1 AND 65535),
  saved_ms INTEGER,
  payload  TEXT    NOT NULL,
  crc      INTEGER NOT NULL,
  UNIQUE (session, entry, model)
) STRICT;

-- Small things under a key: 0 the app's values, 1 other programs' extensions.
CREATE TABLE value (
  session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  kind    INTEGER NOT NULL CHECK (kind IN (0, 1)),
  key     TEXT    NOT NULL CHECK (key <> ''),
  payload TEXT    NOT NULL,
  crc     INTEGER NOT NULL,
  PRIMARY KEY (session, kind, key)
) STRICT, WITHOUT ROWID;

-- Exceptions from a session's retention policy, by view-model type.
CREATE TABLE retention_exception (
  session         INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  model           TEXT    NOT NULL CHECK (model <> ''),
  retention       TEXT    NOT NULL CHECK (retention IN ('singleSlot', 'dictionary')),
  retention_limit INTEGER CHECK (retention_limit >= 1),
  crc             INTEGER NOT NULL,
  PRIMARY KEY (session, model)
) STRICT, WITHOUT ROWID;

-- A label given to a save, kept for the revision it made.
CREATE TABLE note (
  session  INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  text     TEXT    NOT NULL,
  crc      INTEGER NOT NULL,
  PRIMARY KEY (session, revision)
) STRICT, WITHOUT ROWID;

-- Entries that left and still have snapshots, by the revision that took them. The snapshots stay
-- until that revision is out of history.
CREATE TABLE departed (
  session  INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  entry    INTEGER NOT NULL CHECK (entry >= 1),
  crc      INTEGER NOT NULL,
  PRIMARY KEY (session, revision, entry)
) STRICT, WITHOUT ROWID;
