"""Connections to a database file, checked before anybody trusts what it holds."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from ludoteca.store import schema
from ludoteca.store.refusals import StoreCorrupt, StoreForeign, StoreMissing, StoreTooNew, StoreUnwritable, refusal

BUSY_SECONDS = 10
CACHE_KILOBYTES = 32_000  # the last lines of some thousand tables
PAGE = 1024  # a move rewrites the last page of its table's lines, so a small one; older files keep theirs
PAGES_WAITING = 16_000  # 16 MB that wait to be moved from the journal into the file


def connection(path: Path) -> sqlite3.Connection:
    """A connection that begins its transactions only when told to."""
    try:
        made = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise refusal(error, path) from error
    made.execute("PRAGMA foreign_keys = ON")
    return made


def writing(path: Path) -> sqlite3.Connection:
    """A connection for the one who writes, and who syncs the journal after each commit."""
    make_file(path)
    made = connection(path)
    try:
        check(made, path)
        made.execute(f"PRAGMA page_size = {PAGE}")
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("PRAGMA synchronous = NORMAL")
        made.execute(f"PRAGMA cache_size = -{CACHE_KILOBYTES}")
        made.execute(f"PRAGMA wal_autocheckpoint = {PAGES_WAITING}")
        schema.migrate(made)
    except sqlite3.Error as error:
        made.close()
        raise refusal(error, path) from error
    except BaseException:
        made.close()
        raise
    return made


def reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, for a store that exists."""
    if not path.is_file():
        raise StoreMissing(f"{path} doesn't exist", file=str(path))
    made = connection(path)
    made.execute("PRAGMA query_only = ON")
    return made


def check(connection: sqlite3.Connection, path: Path, thoroughly: bool = False) -> None:
    """Refuse what is damaged, somebody else's, or from a newer program; an empty file is a new store.

    A thorough check also compares every index with its table, and takes no empty file.
    """
    try:
        number = schema.version(connection)
        owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
        is_empty = not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
        is_new = is_empty and owner == number == 0 and not thoroughly
        if owner != schema.APPLICATION and not is_new:
            raise StoreForeign(f"{path} is another program's", file=str(path))
        if number > schema.LATEST:
            raise StoreTooNew(f"{path} is of schema {number}", file=str(path), theirs=number, ours=schema.LATEST)
        asked = "integrity_check" if thoroughly else "quick_check"
        found = connection.execute(f"PRAGMA {asked}(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise refusal(error, path) from error
    if found != "ok":
        raise StoreCorrupt(f"{path}: {found}", file=str(path), why=str(found))


def make_file(path: Path) -> None:
    """An empty file that only its owner may read, where there is none; SQLite gives its companions the same mode."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(path), why=error.strerror or "") from error


def make_folder(path: Path) -> None:
    """The folder of a store, made if it isn't there, for its owner's eyes only."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(path), why=error.strerror or "") from error
