-- What undo and pruning go on from, and a tally over every row of a session, closed ones too.
-- min-reader: 2

-- Rows of sessions that are gone, as a program without foreign keys leaves them.
DELETE FROM entry WHERE session NOT IN (SELECT id FROM session);
DELETE FROM snapshot WHERE session NOT IN (SELECT id FROM session);
DELETE FROM value WHERE session NOT IN (SELECT id FROM session);
DELETE FROM retention_exception WHERE session NOT IN (SELECT id FROM session);
DELETE FROM note WHERE session NOT IN (SELECT id FROM session);

-- The revision that an undo shows, and the newest one that a redo leads to; the save from which
-- pruning is due, and the stack and the entry from which it goes on. Snapshots have a tally of
-- their own, so that the rest can be read, and held to its tally, without them. In the checksum
-- they stand after `device`.
ALTER TABLE session ADD COLUMN undo_cursor INTEGER;
ALTER TABLE session ADD COLUMN undo_top INTEGER;
ALTER TABLE session ADD COLUMN prune_due INTEGER NOT NULL DEFAULT 16;
ALTER TABLE session ADD COLUMN prune_stack INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN prune_entry INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN snapshot_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN snapshot_sum INTEGER NOT NULL DEFAULT 0;

-- Entries that left and still have snapshots, by the revision that took them. The snapshots stay
-- until that revision is out of history.
CREATE TABLE departed (
  session  INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  entry    INTEGER NOT NULL CHECK (entry >= 1),
  crc      INTEGER NOT NULL,
  PRIMARY KEY (session, revision, entry)
) STRICT, WITHOUT ROWID;

-- Which revision took them was not written down: the newest keeps them the longest. Stacks below
-- 16 are lists, whose rows have numbers of stacks for ids. A number that is out of range is a
-- damaged row's: it is left as it is, and stops nothing.
INSERT INTO departed (session, revision, entry, crc)
SELECT session.id, session.revision, gone.entry,
  crc32c(session.id, session.revision, gone.entry)
FROM session JOIN (
  SELECT session, entry FROM snapshot
  EXCEPT
  SELECT session, entry FROM entry WHERE stack >= 16 AND removed IS NULL
) AS gone ON gone.session = session.id
WHERE session.revision >= 1 AND gone.entry >= 1;

-- A checksum is worked out anew only where the old one was right, and a tally only where the old
-- one held: what was damaged stays told. No tally is -1. A damaged checksum can be so large that
-- a sum of two overflows, hence the mask.
WITH
  counted (session, is_old, is_snapshot, crc) AS (
    SELECT session, removed IS NULL, 0, crc & 0xFFFFFFFF FROM entry
    UNION ALL SELECT session, 1, 1, crc & 0xFFFFFFFF FROM snapshot
    UNION ALL SELECT session, 1, 0, crc & 0xFFFFFFFF FROM value
    UNION ALL SELECT session, 1, 0, crc & 0xFFFFFFFF FROM retention_exception
    UNION ALL SELECT session, 1, 0, crc & 0xFFFFFFFF FROM note
    UNION ALL SELECT session, 0, 0, crc & 0xFFFFFFFF FROM departed),
  tally (session, old_count, old_sum, new_count, new_sum, snapshot_count, snapshot_sum) AS (
    SELECT session, sum(is_old), sum(is_old * crc), sum(NOT is_snapshot),
      sum((NOT is_snapshot) * crc), sum(is_snapshot), sum(is_snapshot * crc)
    FROM counted GROUP BY session),
  held (id, row_count, row_sum, snapshot_count, snapshot_sum) AS (
    SELECT id,
      iif(row_count = coalesce(old_count, 0) AND row_sum = coalesce(old_sum, 0),
        coalesce(new_count, 0), -1),
      coalesce(new_sum, 0), coalesce(tally.snapshot_count, 0), coalesce(tally.snapshot_sum, 0)
    FROM session LEFT JOIN tally ON tally.session = session.id)
UPDATE session SET
  row_count = held.row_count,
  row_sum = held.row_sum,
  snapshot_count = held.snapshot_count,
  snapshot_sum = held.snapshot_sum,
  crc = iif(
    crc = crc32c(session.id, name, revision, save_number, saved_ms, next_entry, next_stack,
      session.row_count, session.row_sum, layout, columns, column_visibility,
      preferred_compact_column, retention, retention_limit, app, app_version, os, device),
    crc32c(session.id, name, revision, save_number, saved_ms, next_entry, next_stack,
      held.row_count, held.row_sum, layout, columns, column_visibility,
      preferred_compact_column, retention, retention_limit, app, app_version, os, device,
      undo_cursor, undo_top, prune_due, prune_stack, prune_entry, held.snapshot_count,
      held.snapshot_sum),
    crc)
FROM held WHERE held.id = session.id;
