"""The embedded store backend: one SQLite database file in WAL mode, one writer thread, group commit."""

from ludoteca.store.sqlite.backup import BackupSummary, back_up, back_up_into, restore
from ludoteca.store.sqlite.connection import stored_bytes
from ludoteca.store.sqlite.store import DATABASE_FILE, SqliteStore

__all__ = ["DATABASE_FILE", "BackupSummary", "SqliteStore", "back_up", "back_up_into", "restore", "stored_bytes"]
