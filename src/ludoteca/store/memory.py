"""A store in dictionaries, for tests: the same semantics as the durable backends, and nothing is durable.

Every method changes the dictionaries without awaiting and after all checks, so each is atomic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ludoteca.store.changes import AnonymiseSeat, NewTable, TableChange
from ludoteca.store.clock import milliseconds
from ludoteca.store.errors import NameTaken, StoreMisuse
from ludoteca.store.interface import DEFAULT_SIGN_IN, LIST_LIMIT, Store
from ludoteca.store.memory_accounts import MemoryAccounts
from ludoteca.store.memory_moderation import MemoryModeration
from ludoteca.store.memory_table import MemoryTable, json_copy
from ludoteca.store.models import (
    OVER,
    PLAYING,
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
from ludoteca.store.moderation import FinishedTable, RatingChange


class MemoryStore(MemoryModeration, Store):
    """A store that lasts as long as this object."""

    def __init__(self, clock: Callable[[], int] = milliseconds) -> None:
        super().__init__(clock, lambda account: account in self._accounts.accounts)
        self._clock = clock
        self._tables: dict[TableId, MemoryTable] = {}
        self._all_accounts = MemoryAccounts(clock)
        self._ratings: dict[tuple[AccountId, str], Rating] = {}
        self._rating_changes: dict[TableId, list[RatingChange]] = {}
        self._invitations: dict[bytes, int] = {}
        self._outages: list[tuple[int, int]] = []
        self._heartbeat_at = clock()
        self._table_count = 0
        self._chat_count = 0
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreMisuse("the store is closed")

    def _table(self, table: TableId) -> MemoryTable:
        """A table; StoreMisuse if there is none."""
        self._check_open()
        if table not in self._tables:
            raise StoreMisuse(f"there is no table {table}")
        return self._tables[table]

    @property
    def _accounts(self) -> MemoryAccounts:
        """The accounts of an open store."""
        self._check_open()
        return self._all_accounts

    def _in_phases(self, *phases: str) -> list[MemoryTable]:
        """The tables in these phases, in the order of their creation."""
        self._check_open()
        return [table for table in self._tables.values() if table.stored.phase in phases]

    # Tables

    async def create_table(self, table: NewTable) -> None:
        self._check_open()
        if table.id in self._tables:
            raise StoreMisuse(f"table {table.id} exists")
        for account in table.owners.values():
            self._accounts.check(account)
        self._table_count += 1
        self._tables[table.id] = MemoryTable.create(self._table_count, table, self._clock())

    async def append(self, change: TableChange) -> None:
        table = self._table(change.table)
        table.check(change)
        for account in change.owners.values():
            if account is not None:
                self._accounts.check(account)
        table.apply(change, self._clock())

    async def load_table(self, table: TableId) -> StoredTable | None:
        self._check_open()
        return self._tables[table].copied() if table in self._tables else None

    async def delete_table(self, table: TableId) -> None:
        self._table(table)
        del self._tables[table]
        self._rating_changes.pop(table, None)

    async def list_tables(
        self, *phases: str, public: bool | None = True, game: str | None = None, limit: int = LIST_LIMIT
    ) -> list[ListedTable]:
        found = [
            table
            for table in sorted(self._in_phases(*phases), key=MemoryTable.sort_key, reverse=True)
            if public in (None, table.stored.public) and game in (None, table.stored.game)
        ]
        return [table.listed() for table in (found if limit < 0 else found[:limit])]

    async def count_tables(self, *phases: str) -> int:
        return len(self._in_phases(*phases))

    async def idle_tables(self, phase: str, before: int, study: bool = False) -> list[TableId]:
        tables = sorted(self._in_phases(phase), key=MemoryTable.sort_key)
        stored = [table.stored for table in tables if table.stored.updated_at < before]
        return [one.id for one in stored if bool(one.summary.get("study")) == study]

    async def hibernate(self, table: TableId, wake_at: int | None) -> None:
        hibernating = self._table(table)
        hibernating.hibernation = (len(hibernating.stored.lines), wake_at)

    async def due_tables(self, now: int) -> list[TableId]:
        tables = sorted(self._in_phases(PLAYING), key=MemoryTable.sort_key, reverse=True)
        return [table.stored.id for table in tables if table.is_due(now)]

    async def anonymise_seat(self, change: AnonymiseSeat) -> None:
        self._table(change.table).anonymise(change)

    # Chat and replays

    async def add_chat(self, table: TableId, line: ChatLine) -> None:
        chat = self._table(table).chat
        self._chat_count += 1
        chat.append(replace(line, number=self._chat_count))

    async def chat(self, table: TableId) -> list[ChatLine]:
        self._check_open()
        return list(self._tables[table].chat) if table in self._tables else []

    async def chat_history(self, table: TableId, channel: str, limit: int) -> list[ChatLine]:
        visible = [line for line in await self.chat(table) if line.channel == channel and not line.hidden]
        return visible[max(0, len(visible) - limit) :]

    async def hide_chat(self, table: TableId, number: int | None = None) -> None:
        hiding = self._table(table)
        hiding.chat = [replace(line, hidden=1) if number in (None, line.number) else line for line in hiding.chat]

    async def replay(self, table: TableId, viewer: str) -> list[Any] | None:
        self._check_open()
        frames = self._tables[table].replays.get(viewer) if table in self._tables else None
        return None if frames is None else list(json_copy(frames))

    async def save_replays(self, table: TableId, frames: Mapping[str, Sequence[Any]]) -> None:
        self._table(table).replays |= {viewer: json_copy(some) for viewer, some in frames.items()}

    async def tables_without_replays(self) -> list[TableId]:
        tables = self._in_phases(OVER)
        return [one.stored.id for one in tables if one.stored.close_reason is None and not one.replays]

    # Accounts, sessions and seats

    async def create_account(self, account: Account) -> None:
        if account.id in self._accounts.accounts:
            raise NameTaken(f"{account.name} is taken", name=account.name)
        self._accounts.accounts[account.id] = replace(account, created_at=self._clock())

    async def account(self, account: AccountId) -> Account | None:
        return self._accounts.accounts.get(account)

    async def account_names(self) -> list[str]:
        return [account.name for account in self._accounts.accounts.values()]

    async def set_password(self, account: AccountId, old: str, new: str, keep_session: bytes | None = None) -> bool:
        is_replaced = self._accounts.set_password(account, old, new)
        if is_replaced:
            self._accounts.keep_sessions(lambda one: one.account.id != account or one.hash == keep_session)
        return is_replaced

    async def upgrade_password(self, account: AccountId, old: str, new: str) -> bool:
        return self._accounts.set_password(account, old, new)

    async def delete_account(self, account: AccountId) -> None:
        self._accounts.delete(account)
        self.forget_account(account)
        for table_id, changes in self._rating_changes.items():
            self._rating_changes[table_id] = [one for one in changes if one.account != account]
        self._ratings = {key: one for key, one in self._ratings.items() if one.account != account}
        for table in self._tables.values():
            table.owners = {seat: owner for seat, owner in table.owners.items() if owner != account}

    async def create_session(self, hash: bytes, account: AccountId, sign_in: SignIn = DEFAULT_SIGN_IN) -> bool:
        return self._accounts.create_session(hash, account, sign_in)

    async def session(self, hash: bytes) -> Session | None:
        return self._accounts.session(hash)

    async def sessions(self, account: AccountId) -> list[Session]:
        return self._accounts.sessions(account)

    async def touch_session(self, hash: bytes) -> None:
        self._accounts.touch(hash)

    async def confirm_session(self, hash: bytes) -> None:
        self._accounts.confirm(hash)

    async def delete_session(self, hash: bytes) -> None:
        self._accounts.keep_sessions(lambda one: one.hash != hash)

    async def delete_other_sessions(self, account: AccountId, keep: bytes) -> None:
        self._accounts.keep_sessions(lambda one: one.account.id != account or one.hash == keep)

    async def delete_expired_sessions(self, used_before: int = 0, created_before: int = 0) -> None:
        self._accounts.keep_sessions(lambda one: one.used_at >= used_before and one.created_at >= created_before)

    # Recovery codes, passkeys and notices

    async def set_recovery_codes(self, account: AccountId, hashes: Sequence[bytes]) -> None:
        self._accounts.set_codes(account, hashes)

    async def count_recovery_codes(self, account: AccountId) -> int:
        return self._accounts.count_codes(account)

    async def recover_account(self, account: AccountId, code: bytes, password: str) -> bool:
        return self._accounts.recover(account, code, password)

    async def add_passkey(self, passkey: Passkey) -> bool:
        return self._accounts.add_passkey(passkey)

    async def passkey(self, id: bytes) -> Passkey | None:
        return self._accounts.passkey(id)

    async def passkeys(self, account: AccountId) -> list[Passkey]:
        return self._accounts.passkeys(account)

    async def use_passkey(self, id: bytes, old_count: int, new_count: int) -> bool:
        return self._accounts.use_passkey(id, old_count, new_count)

    async def delete_passkey(self, account: AccountId, id: bytes) -> bool:
        return self._accounts.delete_passkey(account, id)

    async def add_notice(self, account: AccountId, kind: str, device: str = "", method: str = "") -> int:
        return self._accounts.add_notice(account, kind, device, method)

    async def notices(self, account: AccountId) -> list[Notice]:
        return self._accounts.notices(account)

    async def see_notices(self, session: bytes, number: int) -> None:
        self._accounts.see_notices(session, number)

    async def delete_old_notices(self, before: int) -> None:
        self._accounts.delete_old_notices(before)

    # Seats

    async def owned_seats(self, account: AccountId | None = None, table: TableId | None = None) -> list[OwnedSeat]:
        self._check_open()
        return [
            OwnedSeat(id, seat, owner, one.ended_at, *self._rating_change(id, owner))
            for id, one in sorted(self._tables.items(), key=lambda item: -item[1].key)
            for seat, owner in sorted(one.owners.items())
            if table in (None, id) and account in (None, owner)
        ]

    def _rating_change(self, table: TableId, account: AccountId) -> tuple[float | None, float | None]:
        """An account's ratings before and after a table."""
        changes = self._rating_changes.get(table, ())
        return next(((one.before, one.after) for one in changes if one.account == account), (None, None))

    # Ratings, invitations and uptime

    async def ratings(
        self, game: str | None = None, account: AccountId | None = None, limit: int = LIST_LIMIT
    ) -> list[Rating]:
        self._check_open()
        found = [
            replace(one, name=self._accounts.accounts[one.account].name)
            for one in self._ratings.values()
            if game in (None, one.game) and account in (None, one.account)
        ]
        return sorted(found, key=lambda one: (-one.rating, one.account))[:limit]

    async def unrated_tables(self) -> list[TableId]:
        tables = sorted(self._in_phases(OVER), key=lambda one: (one.ended_at or 0, one.key))
        stored = [table.stored for table in tables]
        return [one.id for one in stored if one.rated_at is None and one.settings.get("rated")]

    async def save_ratings(self, table: TableId, ratings: Sequence[Rating]) -> None:
        rated = self._table(table)
        if rated.stored.rated_at is not None:
            raise StoreMisuse(f"table {table} is already rated")
        for one in ratings:
            self._accounts.check(one.account)
        now = self._clock()
        rated.stored = replace(rated.stored, rated_at=now)
        former = {one.account: self._ratings.get((one.account, one.game)) for one in ratings}
        self._rating_changes[table] = [
            RatingChange(one.account, None if (old := former[one.account]) is None else old.rating, one.rating)
            for one in sorted(ratings, key=lambda one: one.account)
        ]
        self._ratings |= {(one.account, one.game): replace(one, updated_at=now) for one in ratings}

    async def finished_tables(self, since: int, until: int, game: str | None = None) -> list[FinishedTable]:
        found = [
            table
            for table in self._in_phases(OVER)
            if table.stored.close_reason is None
            and since <= (table.ended_at or 0) < until
            and game in (None, table.stored.game)
        ]
        return [
            table.finished(self._rating_changes.get(table.stored.id, []))
            for table in sorted(found, key=lambda one: (one.ended_at or 0, one.key))
        ]

    async def return_invitation(self, hash: bytes) -> None:
        self._check_open()
        self._invitations[hash] = self._invitations.get(hash, 0) + 1

    async def create_invitation(self, hash: bytes, uses: int) -> None:
        self._check_open()
        if hash in self._invitations:
            raise StoreMisuse("the invitation exists")
        self._invitations[hash] = uses

    async def use_invitation(self, hash: bytes) -> bool:
        self._check_open()
        uses = self._invitations.pop(hash, 0)
        if uses > 1:
            self._invitations[hash] = uses - 1
        return uses > 0

    async def revoke_invitations(self) -> int:
        self._check_open()
        count = len(self._invitations)
        self._invitations.clear()
        return count

    async def count_invitations(self) -> int:
        self._check_open()
        return sum(uses > 0 for uses in self._invitations.values())

    async def record_start(self, now: int) -> int:
        snapshots = [table.stored.snapshot.get("at") for table in self._in_phases(PLAYING)]
        last = max(self._heartbeat_at, *(at for at in snapshots if at is not None), self._heartbeat_at)
        now = max(now, last)
        self._outages.append((last, now))
        for table in self._tables.values():
            if table.hibernation is not None and table.hibernation[1] is not None:
                table.hibernation = (table.hibernation[0], table.hibernation[1] + now - last)
        self._heartbeat_at = now
        return now

    async def heartbeat(self, now: int) -> None:
        self._check_open()
        self._heartbeat_at = now

    async def downtime_since(self, moment: int) -> int:
        self._check_open()
        return sum(ended_at - started_at for started_at, ended_at in self._outages if started_at >= moment)

    async def outages(self) -> list[tuple[int, int]]:
        self._check_open()
        return sorted(self._outages, reverse=True)
