-- The oldest revision that is kept, where history was cut shorter than it would be by itself.
-- min-reader: 3

-- In the checksum it stands last.
ALTER TABLE session ADD COLUMN history_start INTEGER NOT NULL DEFAULT 1;

-- A checksum is worked out anew only where the old one was right: what was damaged stays told.
UPDATE session SET crc = crc32c(id, name, revision, save_number, saved_ms, next_entry, next_stack,
  row_count, row_sum, layout, columns, column_visibility, preferred_compact_column, retention,
  retention_limit, app, app_version, os, device, undo_cursor, undo_top, prune_due, prune_stack,
  prune_entry, snapshot_count, snapshot_sum, history_start)
WHERE crc = crc32c(id, name, revision, save_number, saved_ms, next_entry, next_stack,
  row_count, row_sum, layout, columns, column_visibility, preferred_compact_column, retention,
  retention_limit, app, app_version, os, device, undo_cursor, undo_top, prune_due, prune_stack,
  prune_entry, snapshot_count, snapshot_sum);
