"""Why a store cannot be opened, read or written.

StoreError              nothing was stored; what was stored before is unchanged
├── VersionConflict     the table's stored version or epoch is not the expected one
├── StoreInUse          another process holds the store
├── StoreUnwritable     the file or its folder cannot be written
├── StoreFull           no space left
├── StoreSyncFailed     fsync failed; whether the last transaction is durable is unknown
├── StoreCorrupt        the file is damaged
├── StoreForeign        the file belongs to another program
├── StoreTooNew         a newer version of this program wrote it
├── StoreMissing        there is no such file
├── StoreIncomplete     the write-ahead log or the content of the database is missing
├── BackupExists        a file of that name exists
└── NameTaken           an account of that name exists

StoreMisuse is a programming error, not a StoreError: an unknown table, a record line that leaves a gap.
"""

from __future__ import annotations

from ludoteca.core.errors import Refused


class StoreError(Refused):
    """Nothing was stored, unless it is a StoreSyncFailed; what was stored before is unchanged."""

    key = "store-failed"


class VersionConflict(StoreError):
    """The table's stored version or epoch is not the expected one: it must be loaded again."""

    key = "server-table-moved"


class StoreInUse(StoreError):
    """Another process holds the store."""

    key = "store-in-use"


class StoreUnwritable(StoreError):
    """The file or its folder cannot be written."""

    key = "store-unwritable"


class StoreFull(StoreError):
    """No space left; the same change can be submitted again once there is."""

    key = "store-full"


class StoreSyncFailed(StoreError):
    """fsync failed: whether the last transaction is durable is unknown, and nothing more is written."""

    key = "store-unsynced"


class StoreCorrupt(StoreError):
    """The file is damaged."""

    key = "store-corrupt"


class StoreForeign(StoreError):
    """The file belongs to another program."""

    key = "store-foreign"


class StoreTooNew(StoreError):
    """A newer version of this program wrote the file."""

    key = "store-too-new"


class StoreMissing(StoreError):
    """There is no such file."""

    key = "store-missing"


class StoreIncomplete(StoreError):
    """The write-ahead log of a crashed server, or the content of the database, is missing: changes may be lost."""

    key = "store-incomplete"


class BackupExists(StoreError):
    """A backup never replaces an existing file."""

    key = "backup-exists"


class NameTaken(StoreError):
    """An account of that name exists."""

    key = "name-taken"


class StoreMisuse(Exception):
    """A request that makes no sense: a table that does not exist, a record line that leaves a gap or comes twice."""
