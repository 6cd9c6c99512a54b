-- A store as version 1 wrote it: what its navctl saved, as `.dump` of SQLite's shell gives it,
-- and after that what should not be in a store and is met in people's hands.
PRAGMA application_id = 0x4E617653;
PRAGMA user_version = 1;
PRAGMA foreign_keys=OFF;
CREATE TABLE migration (
  version    INTEGER PRIMARY KEY,
  name       TEXT    NOT NULL,
  digest     TEXT    NOT NULL CHECK (length(digest) = 64),
  min_reader INTEGER NOT NULL CHECK (min_reader BETWEEN 1 AND version),
  applied_ms INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'0001_create_store','1eb8bd287a517d74466ca4b86a9d1f5599b4f1d2f08b06569131e484e1aca66e',1,1796071069306);
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
) STRICT;
INSERT INTO session VALUES(1,'main',2,2,1796071069323,3,17,6,13216400105,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,1501521227);
INSERT INTO session VALUES(2,'search',1,1,1796071069337,11,21,19,52502524609,'regular',3,'automatic',NULL,'dictionary',12,NULL,NULL,NULL,NULL,366954979);
INSERT INTO session VALUES(3,'Main',1,1,1796071069354,3,17,6,10692199215,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,4206220372);
INSERT INTO session VALUES(4,'damaged',2,2,1796071069381,3,17,6,15869865537,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,1143988580);
INSERT INTO session VALUES(5,'untallied',2,2,1796071069409,3,17,6,16377432520,NULL,3,'automatic',NULL,'dictionary',NULL,NULL,NULL,NULL,NULL,350049901);
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
INSERT INTO entry VALUES(1,0,16,1,NULL,1796071069309,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1135764268);
INSERT INTO entry VALUES(1,1,16,1,NULL,1796071069309,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,2633050646);
INSERT INTO entry VALUES(1,16,1,1,NULL,1796071069309,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,2657794546);
INSERT INTO entry VALUES(1,16,2,1,2,1796071069309,1796071069323,NULL,'waypoint',1,'{"name":"Cafe\u0301"}',NULL,0,0,NULL,NULL,NULL,NULL,4003203440);
INSERT INTO entry VALUES(2,0,16,1,NULL,1796071069337,NULL,NULL,'places',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,4025327755);
INSERT INTO entry VALUES(2,0,17,1,NULL,1796071069337,NULL,NULL,'saved',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,2699954448);
INSERT INTO entry VALUES(2,1,16,1,NULL,1796071069337,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1945685570);
INSERT INTO entry VALUES(2,2,19,1,NULL,1796071069337,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,'sheet',NULL,883541915);
INSERT INTO entry VALUES(2,3,18,1,NULL,1796071069337,NULL,16,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,2797630123);
INSERT INTO entry VALUES(2,4,20,1,NULL,1796071069337,NULL,4,'destination',1,'{ "mapItem": 18446744073709551615 }',NULL,0,0,NULL,NULL,NULL,NULL,1942301911);
INSERT INTO entry VALUES(2,16,4,1,NULL,1796071069337,NULL,NULL,'place',1,'{ "name": "cafe\u0301" }',NULL,0,0,'start',NULL,NULL,NULL,4067134582);
INSERT INTO entry VALUES(2,16,7,1,NULL,1796071069337,NULL,NULL,'search',1,'{ "near": "café" }',NULL,0,0,NULL,'destination',NULL,NULL,4033861358);
INSERT INTO entry VALUES(2,16,8,1,NULL,1796071069337,NULL,NULL,'preview',1,NULL,NULL,0,1,NULL,NULL,NULL,NULL,2461198245);
INSERT INTO entry VALUES(2,17,5,1,NULL,1796071069337,NULL,NULL,'place',1,'{ "name": "harbour" }',NULL,0,0,NULL,NULL,NULL,NULL,3370585668);
INSERT INTO entry VALUES(2,18,2,1,NULL,1796071069337,NULL,NULL,'place',1,'{ "name": "harbour" }',NULL,0,0,NULL,NULL,NULL,NULL,3136477852);
INSERT INTO entry VALUES(2,18,3,1,NULL,1796071069337,NULL,NULL,'photo',1,'{ "id": 9 }',NULL,0,0,NULL,NULL,NULL,NULL,3852469563);
INSERT INTO entry VALUES(2,19,9,1,NULL,1796071069337,NULL,NULL,'filters',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1089976901);
INSERT INTO entry VALUES(2,19,10,1,NULL,1796071069337,NULL,NULL,'categories',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,3347725631);
INSERT INTO entry VALUES(3,0,16,1,NULL,1796071069354,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1169758544);
INSERT INTO entry VALUES(3,1,16,1,NULL,1796071069354,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,1459446237);
INSERT INTO entry VALUES(3,16,1,1,NULL,1796071069354,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,2170324271);
INSERT INTO entry VALUES(3,16,2,1,NULL,1796071069354,NULL,NULL,'waypoint',1,'{"name":"Cafe\u0301"}',NULL,0,0,NULL,NULL,NULL,NULL,826918822);
INSERT INTO entry VALUES(4,0,16,1,NULL,1796071069367,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,3535561149);
INSERT INTO entry VALUES(4,1,16,1,NULL,1796071069367,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,3801507773);
INSERT INTO entry VALUES(4,16,1,1,NULL,1796071069367,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,2030838464);
INSERT INTO entry VALUES(4,16,2,1,2,1796071069367,1796071069381,NULL,'waypoint',1,'{"name":"Cafe\u0301"}',NULL,0,0,NULL,NULL,NULL,NULL,2745295720);
INSERT INTO entry VALUES(5,0,16,1,NULL,1796071069394,NULL,NULL,'trails',1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,2214081607);
INSERT INTO entry VALUES(5,1,16,1,NULL,1796071069394,NULL,NULL,NULL,1,NULL,NULL,0,0,NULL,NULL,NULL,NULL,4279223519);
INSERT INTO entry VALUES(5,16,1,1,NULL,1796071069394,NULL,NULL,'trail',1,'{"id":17}',NULL,0,0,NULL,NULL,NULL,NULL,3939592610);
INSERT INTO entry VALUES(5,16,2,1,2,1796071069394,1796071069409,NULL,'waypoint',1,'{"name":"Cafe\u0301"}',NULL,0,0,NULL,NULL,NULL,NULL,3750141197);
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
INSERT INTO snapshot VALUES(1,2,'WaypointModel',1,NULL,'{"draft":"gone"}',2919966390);
INSERT INTO snapshot VALUES(2,2,'PlaceModel',1,NULL,'{ "draft": "worth a detour" }',3950926433);
INSERT INTO snapshot VALUES(2,7,'SearchModel',3,NULL,'{ "query": "브런치", "results": [] }',3564567069);
INSERT INTO snapshot VALUES(3,2,'WaypointModel',1,NULL,'{"draft":"gone"}',1445565193);
INSERT INTO snapshot VALUES(4,2,'WaypointModel',1,NULL,'{"draft":"gone"}',2772785822);
INSERT INTO snapshot VALUES(5,2,'WaypointModel',1,NULL,'{"draft":"gone"}',1537358649);
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
INSERT INTO note VALUES(3,1,'first',3620186148);
INSERT INTO note VALUES(4,1,'first',3110075766);
INSERT INTO note VALUES(5,1,'first',3254296059);

-- A snapshot whose entry is gone, and whose number is that of a stack that is there.
INSERT INTO snapshot SELECT 1, 16, 'ListModel', 1, NULL, '1',
  crc32c(1, 16, 'ListModel', 1, NULL, '1');
UPDATE session SET row_count = row_count + 1,
  row_sum = row_sum + (SELECT crc FROM snapshot WHERE model = 'ListModel') WHERE id = 1;
UPDATE session SET crc = crc32c(id, name, revision, save_number, saved_ms, next_entry, next_stack,
  row_count, row_sum, layout, columns, column_visibility, preferred_compact_column, retention,
  retention_limit, app, app_version, os, device) WHERE id = 1;
-- A session without a row but its own.
INSERT INTO session SELECT 6, 'bare', 1, 1, 0, 1, 16, 0, 0, NULL, 2, 'all', NULL, 'singleSlot', NULL,
  NULL, NULL, NULL, NULL, crc32c(6, 'bare', 1, 1, 0, 1, 16, 0, 0, NULL, 2, 'all', NULL, 'singleSlot',
    NULL, NULL, NULL, NULL, NULL);

-- A session's row that is damaged.
UPDATE session SET saved_ms = saved_ms + 1 WHERE name = 'damaged';
-- A session that has lost a row.
DELETE FROM value WHERE session = 5;
-- Counters, ids and checksums that are out of range; the sum of two such checksums overflows.
PRAGMA ignore_check_constraints = ON;
INSERT INTO session VALUES (7, 'far', 0, 1, 0, 1, 16, 2, 0, NULL, 2, 'all', NULL, 'dictionary', NULL,
  NULL, NULL, NULL, NULL, 0);
INSERT INTO snapshot VALUES (7, 1, 'M', 1, NULL, '1', 9223372036854775807);
INSERT INTO snapshot VALUES (7, 0, 'M', 1, NULL, '1', 9223372036854775807);
PRAGMA ignore_check_constraints = OFF;
-- Rows whose session is gone.
INSERT INTO entry VALUES (99, 16, 1, 1, NULL, 0, NULL, NULL, NULL, 1, NULL, NULL, 0, 0, NULL, NULL,
  NULL, NULL, 0);
INSERT INTO snapshot VALUES (99, 1, 'M', 1, NULL, '1', 0);
INSERT INTO value VALUES (99, 0, 'k', '1', 0);
INSERT INTO retention_exception VALUES (99, 'M', 'singleSlot', NULL, 0);
INSERT INTO note VALUES (99, 1, 'gone', 0);
