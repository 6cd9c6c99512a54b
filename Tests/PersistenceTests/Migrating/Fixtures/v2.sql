-- A store as version 2 wrote it: what its navctl saved, as `.dump` of SQLite's shell gives it,
-- and after that what should not be in a store and is met in people's hands.
PRAGMA application_id = 0x4E617653;
PRAGMA user_version = 2;
PRAGMA foreign_keys=OFF;
CREATE TABLE migration (
  version    INTEGER PRIMARY KEY,
  name       TEXT    NOT NULL,
  digest     TEXT    NOT NULL CHECK (length(digest) = 64),
  min_reader INTEGER NOT NULL CHECK (min_reader BETWEEN 1 AND version),
  applied_ms INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'0001_create_store','1eb8bd287a517d74466ca4b86a9d1f5599b4f1d2f08b06569131e484e1aca66e',1,1796086154644);
INSERT INTO migration VALUES(2,'0002_remember_history','f3f6ad2f915ca2294cb1c4aed7451b2fe0864f040cac5555e232db706045ca05',2,1796086154647);
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
  crc                      INTEGER NOT NULL
, undo_cursor INTEGER, undo_top INTEGER, prune_due INTEGER NOT NULL DEFAULT 16, prune_stack INTEGER NOT NULL DEFAULT 0, prune_entry INTEGER NOT NULL DEFAULT 0, snapshot_count INTEGER NOT NULL DEFAULT 0, snapshot_sum INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO session VALUES(1,'main',5,5,1796086154695,4,17,9,11398414359,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,4008400632,3,4,16,0,0,1,3326507422);
INSERT INTO session VALUES(2,'search',1,1,1796086154707,11,21,17,36433387847,'regular',3,'automatic',NULL,'dictionary',12,NULL,NULL,NULL,NULL,761475172,NULL,NULL,16,0,0,2,7515493502);
INSERT INTO session VALUES(3,'Main',1,1,1796086154719,2,17,4,5183512828,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,1917046421,NULL,NULL,16,0,0,0,0);
INSERT INTO session VALUES(4,'damaged',1,1,1796086154729,2,17,4,8021304350,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,580939129,NULL,NULL,16,0,0,0,0);
INSERT INTO session VALUES(5,'untallied',1,1,1796086154738,2,17,4,6854361929,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,4132338226,NULL,NULL,16,0,0,0,0);
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
INSERT INTO entry VALUES(1,0,16,1,NULL,1796086154649,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,383950255);
INSERT INTO entry VALUES(1,1,16,1,NULL,1796086154649,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,84542484);
INSERT INTO entry VALUES(1,16,1,2,NULL,1796086154660,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,76102665);
INSERT INTO entry VALUES(1,16,2,2,3,1796086154660,1796086154671,NULL,'waypoint',1,'{"index":4}',NULL,0,0,NULL,NULL,NULL,NULL,3301569446);
INSERT INTO entry VALUES(1,16,3,4,5,1796086154683,1796086154695,NULL,'photo',1,'{"id":1}',NULL,0,0,NULL,NULL,NULL,NULL,511819223);
INSERT INTO entry VALUES(2,0,16,1,NULL,1796086154707,NULL,NULL,'places',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,3761331147);
INSERT INTO entry VALUES(2,0,17,1,NULL,1796086154707,NULL,NULL,'saved',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1257487951);
INSERT INTO entry VALUES(2,1,16,1,NULL,1796086154707,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1536799172);
INSERT INTO entry VALUES(2,2,19,1,NULL,1796086154707,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,'sheet',NULL,3736367300);
INSERT INTO entry VALUES(2,3,18,1,NULL,1796086154707,NULL,16,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,332675054);
INSERT INTO entry VALUES(2,4,20,1,NULL,1796086154707,NULL,4,'destination',1,'{ "mapItem": 18446744073709551615 }',NULL,0,0,NULL,NULL,NULL,NULL,3038690006);
INSERT INTO entry VALUES(2,16,4,1,NULL,1796086154707,NULL,NULL,'place',1,'{ "name": "cafe\u0301" }',NULL,0,0,'start',NULL,NULL,NULL,877542622);
INSERT INTO entry VALUES(2,16,7,1,NULL,1796086154707,NULL,NULL,'search',1,'{ "near": "café" }',NULL,0,0,NULL,'destination',NULL,NULL,1529264193);
INSERT INTO entry VALUES(2,16,8,1,NULL,1796086154707,NULL,NULL,'preview',1,NULL,NULL,0,1,NULL,NULL,NULL,NULL,3552978658);
INSERT INTO entry VALUES(2,17,5,1,NULL,1796086154707,NULL,NULL,'place',1,'{ "name": "harbour" }',NULL,0,0,NULL,NULL,NULL,NULL,3795691128);
INSERT INTO entry VALUES(2,18,2,1,NULL,1796086154707,NULL,NULL,'place',1,'{ "name": "harbour" }',NULL,0,0,NULL,NULL,NULL,NULL,2418569888);
INSERT INTO entry VALUES(2,18,3,1,NULL,1796086154707,NULL,NULL,'photo',1,'{ "id": 9 }',NULL,0,0,NULL,NULL,NULL,NULL,1656829135);
INSERT INTO entry VALUES(2,19,9,1,NULL,1796086154707,NULL,NULL,'filters',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,25393922);
INSERT INTO entry VALUES(2,19,10,1,NULL,1796086154707,NULL,NULL,'categories',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,3580608086);
INSERT INTO entry VALUES(3,0,16,1,NULL,1796086154719,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1844739895);
INSERT INTO entry VALUES(3,1,16,1,NULL,1796086154719,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,2113384582);
INSERT INTO entry VALUES(3,16,1,1,NULL,1796086154719,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,1212992896);
INSERT INTO entry VALUES(4,0,16,1,NULL,1796086154729,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1969606420);
INSERT INTO entry VALUES(4,1,16,1,NULL,1796086154729,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1462012896);
INSERT INTO entry VALUES(4,16,1,1,NULL,1796086154729,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,3970588471);
INSERT INTO entry VALUES(5,0,16,1,NULL,1796086154738,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1795334304);
INSERT INTO entry VALUES(5,1,16,1,NULL,1796086154738,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1282045240);
INSERT INTO entry VALUES(5,16,1,1,NULL,1796086154738,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,2624102309);
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
INSERT INTO snapshot VALUES(1,2,'WaypointModel',1,NULL,'{"zoom":3}',3326507422);
INSERT INTO snapshot VALUES(2,2,'PlaceModel',1,NULL,'{ "draft": "worth a detour" }',3950926433);
INSERT INTO snapshot VALUES(2,7,'SearchModel',3,NULL,'{ "query": "브런치", "results": [] }',3564567069);
CREATE TABLE value (
  session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  kind    INTEGER NOT NULL CHECK (kind IN (0, 1)),
  key     TEXT    NOT NULL CHECK (key <> ''),
  payload TEXT    NOT NULL,
  crc     INTEGER NOT NULL,
  PRIMARY KEY (session, kind, key)
) STRICT, WITHOUT ROWID;
INSERT INTO value VALUES(1,0,'units','"km"',3223284673);
INSERT INTO value VALUES(2,0,'map.region','{ "lat": 37.5665, "lon": 126.9780, "span": 0.05 }',2178233124);
INSERT INTO value VALUES(2,0,'sidebar.expanded','[]',312654396);
INSERT INTO value VALUES(3,0,'units','"km"',12395455);
INSERT INTO value VALUES(4,0,'units','"km"',619096563);
INSERT INTO value VALUES(5,0,'units','"km"',1152880076);
CREATE TABLE retention_exception (
  session         INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  model           TEXT    NOT NULL CHECK (model <> ''),
  retention       TEXT    NOT NULL CHECK (retention IN ('singleSlot', 'dictionary')),
  retention_limit INTEGER CHECK (retention_limit >= 1),
  crc             INTEGER NOT NULL,
  PRIMARY KEY (session, model)
) STRICT, WITHOUT ROWID;
INSERT INTO retention_exception VALUES(2,'SearchModel','singleSlot',NULL,2842272065);
CREATE TABLE note (
  session  INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  text     TEXT    NOT NULL,
  crc      INTEGER NOT NULL,
  PRIMARY KEY (session, revision)
) STRICT, WITHOUT ROWID;
INSERT INTO note VALUES(1,1,'first',646539582);
INSERT INTO note VALUES(1,3,'back',2697271739);
CREATE TABLE departed (
  session  INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  entry    INTEGER NOT NULL CHECK (entry >= 1),
  crc      INTEGER NOT NULL,
  PRIMARY KEY (session, revision, entry)
) STRICT, WITHOUT ROWID;
INSERT INTO departed VALUES(1,3,2,473334292);

-- A session's row that is damaged.
UPDATE session SET saved_ms = saved_ms + 1 WHERE name = 'damaged';
-- A session that has lost a row.
DELETE FROM value WHERE session = (SELECT id FROM session WHERE name = 'untallied');
-- Counters that are out of range, in a session without a row but its own.
PRAGMA ignore_check_constraints = ON;
INSERT INTO session SELECT 7, 'far', 0, 1, 0, 1, 16, 0, 0, NULL, 2, 'all', NULL, 'dictionary', NULL,
  NULL, NULL, NULL, NULL, 0, NULL, NULL, 16, 0, 0, 0, 0;
PRAGMA ignore_check_constraints = OFF;
-- Rows whose session is gone.
INSERT INTO value VALUES (99, 0, 'k', '1', 0);
INSERT INTO note VALUES (99, 1, 'gone', 0);
INSERT INTO departed VALUES (99, 1, 1, 0);
