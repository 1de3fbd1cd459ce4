"""Opens and checks connections to a database file, and maps SQLite errors to store errors."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from ludoteca.store.errors import (
    StoreCorrupt,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreInUse,
    StoreMissing,
    StoreMisuse,
    StoreSyncFailed,
    StoreTooNew,
    StoreUnwritable,
)
from ludoteca.store.private_files import open_private
from ludoteca.store.sqlite import migrations
from ludoteca.store.sqlite.run_marker import RunMarker

BUSY_TIMEOUT = 10  # seconds
CACHE_KILOBYTES = 32_000
WAL_PAGES = 8_000  # 32 MB; the checkpointer normally acts before

ERRORS: dict[str, type[StoreError]] = {
    "SQLITE_IOERR_FSYNC": StoreSyncFailed,
    "SQLITE_IOERR_DIR_FSYNC": StoreSyncFailed,
    "SQLITE_FULL": StoreFull,
    "SQLITE_CORRUPT": StoreCorrupt,
    "SQLITE_NOTADB": StoreForeign,
    "SQLITE_READONLY": StoreUnwritable,
    "SQLITE_CANTOPEN": StoreUnwritable,
    "SQLITE_PERM": StoreUnwritable,
    "SQLITE_BUSY": StoreInUse,
}
MISUSE = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


def store_error(error: sqlite3.Error, path: Path) -> StoreError | StoreMisuse:
    """The store error that a SQLite error stands for."""
    if isinstance(error, MISUSE):
        return StoreMisuse(str(error))
    name = getattr(error, "sqlite_errorname", "") or ""
    kind = next((ERRORS[prefix] for prefix in ERRORS if name.startswith(prefix)), StoreError)
    return kind(f"{path}: {error}", file=str(path), why=str(error))


def connect(path: Path, is_read_only: bool = False) -> sqlite3.Connection:
    """A connection without implicit transactions, usable by one thread at a time."""
    name = f"{path.absolute().as_uri()}?mode={'ro' if is_read_only else 'rwc'}"
    try:
        connection = sqlite3.connect(
            name, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False, uri=True
        )
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def open_writer(path: Path, now: int) -> sqlite3.Connection:
    """The writer's connection to a database that is created, or checked and migrated."""
    create_file(path)
    connection = connect(path)
    try:
        check(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA cache_size = -{CACHE_KILOBYTES}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
        migrations.migrate(connection, path, now)
    except sqlite3.Error as error:
        connection.close()
        raise store_error(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def open_reader(path: Path) -> sqlite3.Connection:
    """A read-only connection to a database that exists."""
    if not path.is_file():
        raise StoreMissing(f"{path} doesn't exist", file=str(path))
    # After a crash a connection that may write would delete the write-ahead log when it is closed.
    connection = connect(path, is_read_only=RunMarker(path).exists())
    connection.execute("PRAGMA query_only = ON")
    return connection


def check(connection: sqlite3.Connection, path: Path, thorough: bool = False) -> None:
    """Raise a StoreError for a damaged, foreign or newer database; an empty file is a new store.

    A thorough check also compares every index with its table and rejects empty files.
    """
    try:
        version = migrations.schema_version(connection)
        application = int(connection.execute("PRAGMA application_id").fetchone()[0])
        is_empty = not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
        is_new = is_empty and application == version == 0 and not thorough
        if application != migrations.APPLICATION_ID and not is_new:
            raise StoreForeign(f"{path} belongs to another program", file=str(path))
        latest = migrations.LATEST
        if version > latest:
            raise StoreTooNew(f"{path} has schema version {version}", file=str(path), theirs=version, ours=latest)
        pragma = "integrity_check" if thorough else "quick_check"
        result = connection.execute(f"PRAGMA {pragma}(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    if result != "ok":
        raise StoreCorrupt(f"{path}: {result}", file=str(path), why=str(result))


def create_file(path: Path) -> None:
    """Create an empty private file if there is none; SQLite gives -wal and -shm its mode and, if it can, its owner."""
    try:
        os.close(open_private(path, os.O_RDWR))
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(path), why=error.strerror or "") from error


def stored_bytes(path: Path) -> int:
    """The size of a database with its write-ahead log; 0 if there is none."""
    files = [path, path.with_name(path.name + "-wal")]
    return sum(file.stat().st_size for file in files if file.exists())


def create_folder(path: Path) -> None:
    """Create the folder of a database, if there is none, that only its owner can read."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(path), why=error.strerror or "") from error
