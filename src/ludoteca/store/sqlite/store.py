"""The SQLite backend: reads run on a small thread pool, writes on the writer's thread."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from ludoteca.store.changes import AnonymiseSeat, NewTable, TableChange
from ludoteca.store.clock import milliseconds
from ludoteca.store.errors import StoreMisuse
from ludoteca.store.interface import DEFAULT_SIGN_IN, LIST_LIMIT, Store
from ludoteca.store.models import (
    Account,
    AccountId,
    ChatLine,
    ListedTable,
    Notice,
    OwnedSeat,
    Passkey,
    Rating,
    Session,
    SignIn,
    StoredTable,
    TableId,
)
from ludoteca.store.sqlite import account_statements, queries, statements
from ludoteca.store.sqlite.connection import create_folder, open_reader, open_writer, store_error
from ludoteca.store.sqlite.credentials import queries as credential_queries
from ludoteca.store.sqlite.credentials import statements as credential_statements
from ludoteca.store.sqlite.file_lock import FileLock
from ludoteca.store.sqlite.moderation.store import SqliteModeration
from ludoteca.store.sqlite.run_marker import RunMarker
from ludoteca.store.sqlite.writer import Transaction, Writer

DATABASE_FILE = "ludoteca.db"
READER_THREADS = 4
P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore(SqliteModeration, Store):
    """A store in one database file that this process alone has opened; usable from any event loop."""

    def __init__(
        self,
        path: Path,
        lock: FileLock,
        clock: Callable[[], int],
        on_commit: Callable[[int, float], None] | None,
        accept_loss: bool = False,
    ) -> None:
        self.path = path
        self._lock = lock
        self._marker = RunMarker(path)
        if not accept_loss:
            self._marker.check(lock.was_used())
        self._connection = self._open_connection(clock())
        self._writer = Writer(self._connection, path, clock, on_commit)
        self._readers = ThreadPoolExecutor(READER_THREADS, thread_name_prefix="store-reader")
        self._reader = threading.local()
        self._reader_connections: list[sqlite3.Connection] = []
        self._is_open = True

    @classmethod
    def open(
        cls,
        path: str | Path,
        clock: Callable[[], int] = milliseconds,
        on_commit: Callable[[int, float], None] | None = None,
        accept_loss: bool = False,
    ) -> SqliteStore:
        """The store in a file, created if there is none, migrated if it is older; StoreError if it cannot be used.

        `on_commit` is called on the writer's thread after each transaction with its number of jobs and its seconds.
        With `accept_loss` a store is opened although its write-ahead log or its content is missing.
        """
        resolved = Path(path).expanduser().resolve()
        create_folder(resolved)
        lock = FileLock(resolved)
        try:
            return cls(resolved, lock, clock, on_commit, accept_loss)
        except BaseException:
            lock.release()
            raise

    def _open_connection(self, now: int) -> sqlite3.Connection:
        """The writer's connection; from now on the marker says that a write-ahead log is expected."""
        try:
            connection = open_writer(self.path, now)
        except BaseException:
            self._marker.remove_without_log()
            raise
        try:
            self._marker.write(connection)
            self._lock.mark_used()
        except BaseException:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._marker.remove()
        for connection in (*self._reader_connections, self._connection):
            connection.close()
        self._lock.release()

    async def __aenter__(self) -> SqliteStore:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _write(self, statement: Callable[Concatenate[Transaction, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a statement after its commit."""
        return await self._writer.run(lambda transaction: statement(transaction, *args, **kwargs))

    async def _read(
        self, query: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a query in one read transaction."""
        if not self._is_open:
            raise StoreMisuse("the store is closed")
        loop = asyncio.get_running_loop()
        run = partial(self._run_query, lambda connection: query(connection, *args, **kwargs))
        return await loop.run_in_executor(self._readers, run)

    def _run_query(self, query: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._reader_connection()
        try:
            connection.execute("BEGIN")
            try:
                return query(connection)
            finally:
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error

    def _reader_connection(self) -> sqlite3.Connection:
        """The connection of the current reader thread."""
        connection: sqlite3.Connection | None = getattr(self._reader, "connection", None)
        if connection is None:
            connection = self._reader.connection = open_reader(self.path)
            self._reader_connections.append(connection)
        return connection

    # Tables

    async def create_table(self, table: NewTable) -> None:
        await self._write(statements.create_table, table)

    async def append(self, change: TableChange) -> None:
        await self._write(statements.append, change)

    async def load_table(self, table: TableId) -> StoredTable | None:
        return await self._read(queries.load_table, table)

    async def delete_table(self, table: TableId) -> None:
        await self._write(statements.delete_table, table)

    async def list_tables(
        self, *phases: str, public: bool | None = True, game: str | None = None, limit: int = LIST_LIMIT
    ) -> list[ListedTable]:
        return await self._read(queries.list_tables, phases, public, game, limit)

    async def count_tables(self, *phases: str) -> int:
        return await self._read(queries.count_tables, phases)

    async def idle_tables(self, phase: str, before: int, study: bool = False) -> list[TableId]:
        return await self._read(queries.idle_tables, phase, before, study)

    async def hibernate(self, table: TableId, wake_at: int | None) -> None:
        await self._write(statements.hibernate, table, wake_at)

    async def due_tables(self, now: int) -> list[TableId]:
        return await self._read(queries.due_tables, now)

    async def anonymise_seat(self, change: AnonymiseSeat) -> None:
        await self._write(statements.anonymise_seat, change)

    # Chat and replays

    async def add_chat(self, table: TableId, line: ChatLine) -> None:
        await self._write(statements.add_chat, table, line)

    async def chat(self, table: TableId) -> list[ChatLine]:
        return await self._read(queries.chat, table)

    async def chat_history(self, table: TableId, channel: str, limit: int) -> list[ChatLine]:
        return await self._read(queries.chat_history, table, channel, limit)

    async def hide_chat(self, table: TableId, number: int | None = None) -> None:
        await self._write(statements.hide_chat, table, number)

    async def replay(self, table: TableId, viewer: str) -> list[Any] | None:
        return await self._read(queries.replay, table, viewer)

    async def save_replays(self, table: TableId, frames: Mapping[str, Sequence[Any]]) -> None:
        packed = await asyncio.to_thread(
            lambda: {viewer: statements.packed_frames(some) for viewer, some in frames.items()}
        )
        await self._write(statements.save_replays, table, packed)

    async def tables_without_replays(self) -> list[TableId]:
        return await self._read(queries.tables_without_replays)

    # Accounts, sessions and seats

    async def create_account(self, account: Account) -> None:
        await self._write(account_statements.create_account, account)

    async def account(self, account: AccountId) -> Account | None:
        return await self._read(queries.account, account)

    async def account_names(self) -> list[str]:
        return await self._read(queries.account_names)

    async def set_password(self, account: AccountId, old: str, new: str, keep_session: bytes | None = None) -> bool:
        return await self._write(account_statements.set_password, account, old, new, keep_session)

    async def upgrade_password(self, account: AccountId, old: str, new: str) -> bool:
        return await self._write(account_statements.upgrade_password, account, old, new)

    async def delete_account(self, account: AccountId) -> None:
        await self._write(account_statements.delete_account, account)

    async def create_session(self, hash: bytes, account: AccountId, sign_in: SignIn = DEFAULT_SIGN_IN) -> bool:
        return await self._write(account_statements.create_session, hash, account, sign_in)

    async def session(self, hash: bytes) -> Session | None:
        return await self._read(queries.session, hash)

    async def touch_session(self, hash: bytes) -> None:
        await self._write(account_statements.touch_session, hash)

    async def delete_session(self, hash: bytes) -> None:
        await self._write(account_statements.delete_session, hash)

    async def sessions(self, account: AccountId) -> list[Session]:
        return await self._read(queries.sessions, account)

    async def confirm_session(self, hash: bytes) -> None:
        await self._write(account_statements.confirm_session, hash)

    async def delete_other_sessions(self, account: AccountId, keep: bytes) -> None:
        await self._write(account_statements.delete_other_sessions, account, keep)

    async def delete_expired_sessions(self, used_before: int = 0, created_before: int = 0) -> None:
        await self._write(account_statements.delete_expired_sessions, used_before, created_before)

    async def owned_seats(self, account: AccountId | None = None, table: TableId | None = None) -> list[OwnedSeat]:
        return await self._read(queries.owned_seats, account, table)

    # Recovery codes, passkeys and notices

    async def set_recovery_codes(self, account: AccountId, hashes: Sequence[bytes]) -> None:
        await self._write(credential_statements.set_recovery_codes, account, hashes)

    async def count_recovery_codes(self, account: AccountId) -> int:
        return await self._read(credential_queries.count_recovery_codes, account)

    async def recover_account(self, account: AccountId, code: bytes, password: str) -> bool:
        return await self._write(credential_statements.recover_account, account, code, password)

    async def add_passkey(self, passkey: Passkey) -> bool:
        return await self._write(credential_statements.add_passkey, passkey)

    async def passkey(self, id: bytes) -> Passkey | None:
        return await self._read(credential_queries.passkey, id)

    async def passkeys(self, account: AccountId) -> list[Passkey]:
        return await self._read(credential_queries.passkeys, account)

    async def use_passkey(self, id: bytes, old_count: int, new_count: int) -> bool:
        return await self._write(credential_statements.use_passkey, id, old_count, new_count)

    async def delete_passkey(self, account: AccountId, id: bytes) -> bool:
        return await self._write(credential_statements.delete_passkey, account, id)

    async def add_notice(self, account: AccountId, kind: str, device: str = "", method: str = "") -> int:
        return await self._write(credential_statements.add_notice, account, kind, device, method)

    async def notices(self, account: AccountId) -> list[Notice]:
        return await self._read(credential_queries.notices, account)

    async def see_notices(self, session: bytes, number: int) -> None:
        await self._write(credential_statements.see_notices, session, number)

    async def delete_old_notices(self, before: int) -> None:
        await self._write(credential_statements.delete_old_notices, before)

    # Ratings, invitations and uptime

    async def ratings(
        self, game: str | None = None, account: AccountId | None = None, limit: int = LIST_LIMIT
    ) -> list[Rating]:
        return await self._read(queries.ratings, game, account, limit)

    async def unrated_tables(self) -> list[TableId]:
        return await self._read(queries.unrated_tables)

    async def save_ratings(self, table: TableId, ratings: Sequence[Rating]) -> None:
        await self._write(account_statements.save_ratings, table, ratings)

    async def create_invitation(self, hash: bytes, uses: int) -> None:
        await self._write(account_statements.create_invitation, hash, uses)

    async def use_invitation(self, hash: bytes) -> bool:
        return await self._write(account_statements.use_invitation, hash)

    async def return_invitation(self, hash: bytes) -> None:
        await self._write(account_statements.return_invitation, hash)

    async def revoke_invitations(self) -> int:
        return await self._write(account_statements.revoke_invitations)

    async def count_invitations(self) -> int:
        return await self._read(queries.count_invitations)

    async def record_start(self, now: int) -> int:
        return await self._write(statements.record_start, now)

    async def heartbeat(self, now: int) -> None:
        await self._write(statements.heartbeat_at, now)

    async def downtime_since(self, moment: int) -> int:
        return await self._read(queries.downtime_since, moment)

    async def outages(self) -> list[tuple[int, int]]:
        return await self._read(queries.outages)
