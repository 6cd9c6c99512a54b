#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call a variadic C function, and cannot see a macro that casts.

static inline int csqlite_set_flag(sqlite3 *db, int flag, int on, int *readback) {
  return sqlite3_db_config(db, flag, on, readback);
}

// https://www.sqlite.org/c3ref/c_static.html: SQLite copies the bytes before it returns.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

// Nor can it see an extended code, which is worked out from another.
static inline int csqlite_ioerr_nomem(void) { return SQLITE_IOERR_NOMEM; }
static inline int csqlite_ioerr_auth(void) { return SQLITE_IOERR_AUTH; }
static inline int csqlite_readonly_dbmoved(void) { return SQLITE_READONLY_DBMOVED; }

#endif
