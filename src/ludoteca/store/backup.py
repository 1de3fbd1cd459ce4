"""Copies a store while its server plays, and puts a copy back in its place."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludoteca.store import opening, schema, slate
from ludoteca.store.lock import Lock
from ludoteca.store.refusals import BackupExists, StoreUnwritable, refusal
from ludoteca.store.store import milliseconds

COMPANIONS = ("-wal", "-shm", "-moves")
LIVED = "lived"


@dataclass(frozen=True, slots=True)
class Copied:
    """How many tables a copy holds, how many of them unfinished, and where the former store lies, if there was one."""

    tables: int
    unfinished: int
    aside: Path | None = None


def back_up(store: Path, target: Path, lived: int | None = None) -> Copied:
    """Copy a store as it is at this moment into a new file, checked before it gets its name.

    `lived` is how many milliseconds servers have run on it: the note by which a restored server's clocks go on.
    """
    if target.exists():
        raise BackupExists(f"{target} exists", file=str(target))
    with _beside(target) as fresh:
        copied = _copy(store, fresh, lived)
        _give_name(fresh, target)
    return copied


def restore(backup: Path, store: Path) -> Copied:
    """Put a backup in a store's place, unless a server runs there; what stood there before is kept beside it."""
    opening.make_folder(store)
    lock = Lock(store)
    try:
        with _beside(store) as fresh:
            copied = _copy(backup, fresh)
            aside = _put_aside(store)
            _give_name(fresh, store)
        return Copied(copied.tables, copied.unfinished, aside)
    finally:
        lock.release()


def _copy(source: Path, target: Path, lived: int | None = None) -> Copied:
    """A copy in one view of the source, which neither waits for its writer nor makes it wait.

    Its slate is read before: what is written there from then on may be in the copy or not.
    """
    reading = opening.reading(source)
    writing = opening.connection(target)
    try:
        try:
            left = slate.left(reading, source)
            reading.backup(writing, pages=-1)
            writing.execute("PRAGMA journal_mode = DELETE")
            slate.copy(writing, left, milliseconds())
            if lived is not None and schema.has_notes(writing):
                writing.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (LIVED, lived))
        except sqlite3.Error as error:
            raise refusal(error, source if _is_to_blame(error) else target) from error
        opening.check(writing, source, thoroughly=True)
        counted = writing.execute("SELECT count(*), coalesce(sum(phase != 'over'), 0) FROM tables").fetchone()
        return Copied(*counted)
    finally:
        reading.close()
        writing.close()


def _is_to_blame(error: sqlite3.Error) -> bool:
    """Whether an error of copying comes from what is read rather than from what is written."""
    name = getattr(error, "sqlite_errorname", "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ"))


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """An unfinished file in the target's folder, gone afterwards unless it got its name."""
    fresh = target.with_name(f"{target.name}.unfinished-{os.getpid()}")
    try:
        opening.make_file(fresh)
        yield fresh
    finally:
        for name in ("", "-journal", *COMPANIONS):
            fresh.with_name(fresh.name + name).unlink(missing_ok=True)


def _put_aside(store: Path) -> Path | None:
    """A second name for what stands in the store's place, so that nothing is lost; None if nothing does."""
    if not store.exists():
        return None
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(store)) as former:
        former.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = _unused(store)
    try:
        for name in COMPANIONS:
            if (there := store.with_name(store.name + name)).exists():
                there.rename(aside.with_name(aside.name + name))
        try:
            os.link(store, aside)
        except OSError:
            shutil.copy2(store, aside)
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(aside), why=error.strerror or "") from error
    return aside


def _unused(store: Path) -> Path:
    """A name with today's date that no file has."""
    dated = f"{store.name}.before-{time.strftime('%Y-%m-%d')}"
    number = 1
    while (place := store.with_name(f"{dated}.{number}")).exists():
        number += 1
    return place


def _give_name(fresh: Path, target: Path) -> None:
    """Let a finished file appear under its name all at once, after its bytes are on the disk."""
    with fresh.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        fresh.replace(target)
    except OSError as error:
        raise StoreUnwritable(str(error), file=str(target), why=error.strerror or "") from error
    if os.name != "nt":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
