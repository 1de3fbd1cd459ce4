"""A file beside the database from start to clean stop: it says that a write-ahead log is expected after a crash.

SQLite silently opens a database whose log was deleted or emptied, without the changes that were only in the log.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from ludoteca.store.errors import StoreIncomplete, StoreUnwritable
from ludoteca.store.private_files import open_private

LOG_HEADER_BYTES = 32
LOG_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")


class RunMarker:
    """The marker of one database; it exists while a store is open and after a crash."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".running")
        self._log = database.with_name(database.name + "-wal")

    def exists(self) -> bool:
        """Whether the store is open or was not closed cleanly."""
        return self._path.exists()

    def check(self, was_used: bool) -> None:
        """Raise StoreIncomplete if the log or the content of the database is missing.

        `was_used` says that the database has had content before.
        """
        if (self.exists() or was_used) and self._database.exists() and not self._database.stat().st_size:
            raise _incomplete(self._database)
        if self.exists() and not self._database.exists():
            raise _incomplete(self._database)
        if self.exists() and not self._has_log():
            raise _incomplete(self._log)

    def write(self, connection: sqlite3.Connection) -> None:
        """Create the marker, durably, after a commit that gives the log a header."""
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
        try:
            descriptor = open_private(self._path, os.O_WRONLY)
            os.fsync(descriptor)
            os.close(descriptor)
        except OSError as error:
            raise StoreUnwritable(str(error), file=str(self._path), why=error.strerror or "") from error
        sync_folder(self._path.parent)

    def remove(self) -> None:
        """Remove the marker, durably; call it before the log is deleted."""
        self._path.unlink(missing_ok=True)
        sync_folder(self._path.parent)

    def remove_without_log(self) -> None:
        """Remove the marker if SQLite has copied the whole log into the database and deleted it."""
        if not self._log.exists():
            self.remove()

    def _has_log(self) -> bool:
        try:
            with self._log.open("rb") as file:
                header = file.read(LOG_HEADER_BYTES)
        except OSError:
            return False
        return len(header) == LOG_HEADER_BYTES and header.startswith(LOG_MAGIC)


def _incomplete(file: Path) -> StoreIncomplete:
    return StoreIncomplete(f"{file} is missing or empty", file=str(file))


def sync_folder(folder: Path) -> None:
    """Make the creation and removal of files in a folder durable; Windows does this by itself."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
