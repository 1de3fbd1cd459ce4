"""Why a store can't be opened or written, told to whoever runs the program.

StoreRefusal            nothing was kept; what stood in the store before still does
├── StoreInUse          another process holds it
├── StoreUnwritable     the file or its folder can't be written
├── StoreFull           there is no room for what was to be kept
├── StoreUnsynced       the disk failed to keep what was written; here alone nobody knows what is kept
├── StoreCorrupt        the file is damaged
├── StoreForeign        the file belongs to another program
├── StoreTooNew         a newer version of this program wrote it
├── StoreMissing        there is no such file
├── BackupExists        a file of that name exists already
├── NameTaken           an account of that name exists
└── NotInvited          an invitation isn't one, or is used up

StoreMisused is no refusal: the program asked for something that makes no sense.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from ludoteca.core.errors import Refused


class StoreRefusal(Refused):
    """Nothing was kept; what stood in the store before still does."""

    key = "store-failed"


class StoreInUse(StoreRefusal):
    """Another process holds the store."""

    key = "store-in-use"


class StoreUnwritable(StoreRefusal):
    """The file or its folder can't be written."""

    key = "store-unwritable"


class StoreFull(StoreRefusal):
    """There is no room; once there is, the same can be asked again."""

    key = "store-full"


class StoreUnsynced(StoreRefusal):
    """The disk failed to keep what was written: whether it will be there is not known, and nothing more is written."""

    key = "store-unsynced"


class StoreCorrupt(StoreRefusal):
    """The file is damaged."""

    key = "store-corrupt"


class StoreForeign(StoreRefusal):
    """The file belongs to another program."""

    key = "store-foreign"


class StoreTooNew(StoreRefusal):
    """A newer version of this program wrote the file."""

    key = "store-too-new"


class StoreMissing(StoreRefusal):
    """There is no such file."""

    key = "store-missing"


class BackupExists(StoreRefusal):
    """A backup never takes the place of another file."""

    key = "backup-exists"


class NameTaken(StoreRefusal):
    """An account of that name exists."""

    key = "name-taken"


class NotInvited(StoreRefusal):
    """An invitation that isn't one, or is used up."""

    key = "tables-invited"


class StoreMisused(Exception):
    """A change that makes no sense: a table that isn't there, a line that leaves a gap or comes twice."""


KINDS: dict[str, type[StoreRefusal]] = {
    "SQLITE_FULL": StoreFull,
    "SQLITE_CORRUPT": StoreCorrupt,
    "SQLITE_NOTADB": StoreForeign,
    "SQLITE_READONLY": StoreUnwritable,
    "SQLITE_CANTOPEN": StoreUnwritable,
    "SQLITE_PERM": StoreUnwritable,
    "SQLITE_BUSY": StoreInUse,
}


def refusal(error: sqlite3.Error, path: Path) -> StoreRefusal:
    """What an error of the database means to people."""
    name = getattr(error, "sqlite_errorname", "") or ""
    kind = next((KINDS[known] for known in KINDS if name.startswith(known)), StoreRefusal)
    return kind(f"{path}: {error}", file=str(path), why=str(error))


def unsynced(wrong: int, path: Path) -> StoreUnsynced:
    """What the error number of a sync means to people."""
    why = os.strerror(wrong)
    return StoreUnsynced(f"{path}: {why}", file=str(path), why=why)
