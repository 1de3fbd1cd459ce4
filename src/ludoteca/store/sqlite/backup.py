"""Copies a store to a backup file while its server runs, and restores a store from a backup."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludoteca.store.clock import milliseconds
from ludoteca.store.errors import BackupExists, StoreCorrupt, StoreUnwritable
from ludoteca.store.private_files import give_to_folder_owner
from ludoteca.store.sqlite import legacy_move_log
from ludoteca.store.sqlite.connection import check, connect, create_file, create_folder, open_reader, store_error
from ludoteca.store.sqlite.file_lock import FileLock
from ludoteca.store.sqlite.run_marker import RunMarker, sync_folder

COMPANIONS = ("-wal", "-shm", "-moves")
DATED_NAME = "ludoteca-%Y-%m-%dT%H%M%SZ.db"
DATED_FILE = re.compile(r"ludoteca-\d{4}-\d\d-\d\dT\d{6}Z\.db")
READ_ERRORS = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ")


@dataclass(frozen=True, slots=True)
class BackupSummary:
    """The number of tables in a copy, how many are unfinished, and where the previous store was moved, if any."""

    tables: int
    unfinished: int
    previous: Path | None = None


def back_up(store: Path, target: Path) -> BackupSummary:
    """Copy a store as it is now to a new file, which gets its name after a thorough check."""
    if target.exists():
        raise BackupExists(f"{target} exists", file=str(target))
    with _temporary_file(target) as temporary:
        summary = _copy(store, temporary)
        _publish(temporary, target)
    return summary


def back_up_into(store: Path, folder: Path, keep: int) -> tuple[Path, BackupSummary]:
    """Copy a store to a new file of a folder, named by the UTC time, then delete all but the newest such files."""
    create_folder(folder / DATED_NAME)
    target = folder / time.strftime(DATED_NAME, time.gmtime())
    summary = back_up(store, target)
    for old in dated_backups(folder)[:-keep]:
        old.unlink(missing_ok=True)
    sync_folder(folder)
    return target, summary


def dated_backups(folder: Path) -> list[Path]:
    """The files that `back_up_into` has written, oldest first; other files of the folder are not among them."""
    return sorted(path for path in folder.iterdir() if DATED_FILE.fullmatch(path.name))


def restore(backup: Path, store: Path) -> BackupSummary:
    """Replace a store by a backup unless a server is using it; the previous store stays under another name."""
    create_folder(store)
    lock = FileLock(store)
    try:
        with _temporary_file(store) as temporary:
            summary = _copy(backup, temporary)
            RunMarker(store).remove()
            previous = _set_aside(store)
            _publish(temporary, store)
        return BackupSummary(summary.tables, summary.unfinished, previous)
    finally:
        lock.release()


def _copy(source: Path, target: Path) -> BackupSummary:
    """Copy one snapshot of a database without blocking its writer.

    The move log of a version 4 database is read first, so that the copy lacks no move acknowledged before this call.
    """
    reader, writer = open_reader(source), connect(target)
    try:
        try:
            moves = legacy_move_log.logged_moves(reader, source)
            reader.backup(writer, pages=-1)
            writer.execute("PRAGMA journal_mode = DELETE")
            writer.execute("BEGIN IMMEDIATE")
            legacy_move_log.copy_missing(writer, moves, milliseconds())
            writer.execute("COMMIT")
        except sqlite3.Error as error:
            raise store_error(error, source if _is_read_error(error) else target) from error
        except UnicodeDecodeError as error:  # SQLite quotes a damaged schema in its message
            raise StoreCorrupt(f"{source}: {error}", file=str(source), why=str(error)) from error
        check(writer, source, thorough=True)
        counts = writer.execute("SELECT count(*), coalesce(sum(phase != 'over'), 0) FROM tables").fetchone()
        return BackupSummary(*counts)
    finally:
        reader.close()
        writer.close()


def _is_read_error(error: sqlite3.Error) -> bool:
    """Whether an error of copying concerns the source."""
    return getattr(error, "sqlite_errorname", "").startswith(READ_ERRORS)


@contextlib.contextmanager
def _temporary_file(target: Path) -> Iterator[Path]:
    """A file in the target's folder that is deleted at the end unless it was renamed."""
    temporary = target.with_name(f"{target.name}.unfinished-{os.getpid()}")
    try:
        create_file(temporary)
        yield temporary
    finally:
        for suffix in ("", "-journal", *COMPANIONS):
            temporary.with_name(temporary.name + suffix).unlink(missing_ok=True)


def _set_aside(store: Path) -> Path | None:
    """Give the current store, with its companion files, a second name; None if there is no store."""
    if not store.exists():
        return None
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(store)) as previous:
        previous.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = _unused_name(store)
    try:
        for suffix in COMPANIONS:
            if (companion := store.with_name(store.name + suffix)).exists():
                companion.rename(aside.with_name(aside.name + suffix))
        try:
            os.link(store, aside)
        except OSError:
            shutil.copy2(store, aside)
            give_to_folder_owner(aside)
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(aside), why=error.strerror or "") from error
    return aside


def _unused_name(store: Path) -> Path:
    """A file name with the current date that no file has."""
    dated = f"{store.name}.before-{time.strftime('%Y-%m-%d')}"
    number = 1
    while (path := store.with_name(f"{dated}.{number}")).exists():
        number += 1
    return path


def _publish(temporary: Path, target: Path) -> None:
    """Rename a finished file after syncing it, and sync its folder."""
    with temporary.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        temporary.replace(target)
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(target), why=error.strerror or "") from error
    sync_folder(target.parent)
