"""A table in memory and its only writer: an action changes it, is committed, and only then broadcast.

Actions run one at a time under a lock. Each yields a TableChange, a value that contains everything to be stored. An
action that is refused changes nothing. If an action fails half-way or its commit fails, memory is ahead of the store:
the table is closed and loaded again from the store by whoever needs it next.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from ludoteca.core.errors import Refused, TableRefusal
from ludoteca.server.errors import ServerError
from ludoteca.server.live import holders
from ludoteca.server.live.broadcaster import Broadcaster
from ludoteca.server.live.table_config import TableConfig
from ludoteca.server.security.seat_keys import SEAT, SeatKeys
from ludoteca.server.ws import messages_out
from ludoteca.store import (
    GATHERING,
    OVER,
    AccountId,
    ChatLine,
    NewTable,
    Submission,
    TableChange,
    TableId,
    header_text,
)
from ludoteca.table import OPEN, Table

T = TypeVar("T")
LOG = logging.getLogger("ludoteca.table")


class ChangeRepository(Protocol):
    """Where changes of a live table are committed; live/repository.py implements it on a store."""

    async def append(self, change: TableChange) -> None:
        """Commit a change; returns once it is durable."""

    async def add_chat(self, table: TableId, line: ChatLine) -> None:
        """Commit a chat line."""


class TableObserver(Protocol):
    """Who reacts to a live table's changes."""

    def on_committed(self, live: LiveTable) -> None:
        """An action ended: what it changed, if anything, was committed and broadcast."""

    def on_failed(self, live: LiveTable, error: BaseException) -> None:
        """An action or its commit failed; the table is closed."""


class Baseline(NamedTuple):
    """What an action may change, as it was before the action."""

    version: int
    phase: str
    config: TableConfig
    keys: SeatKeys


class LiveTable:
    """A table with its settings, keys and connected clients; `now` returns UTC milliseconds for clock snapshots."""

    def __init__(
        self,
        id: str,
        table: Table,
        config: TableConfig,
        keys: SeatKeys,
        repository: ChangeRepository,
        now: Callable[[], int],
        chat: Sequence[messages_out.ChatMessage] = (),
        epoch: int = 0,
    ) -> None:
        self.id = TableId(id)
        self.table = table
        self.config = config
        self.keys = keys
        self.epoch = epoch
        self.broadcaster = Broadcaster(table, chat)
        self.observers: list[TableObserver] = []
        self.lock = asyncio.Lock()
        self.last_active = time.monotonic()
        self.is_closed = False
        self._repository = repository
        self._now = now

    # Changes

    async def submit(self, seat: int, decision: str, move: str, key: str | None = None) -> int:
        """Play a move for a seat; the version after it, or the former answer if the idempotency key is known."""

        def submission(version: int) -> Submission | None:
            """The submission to store with the change; a repeated one changes nothing and is dropped with it."""
            return None if key is None else Submission(seat, key, decision, move, version)

        return await self.execute(lambda: self.table.submit(seat, decision, move, key), seat, submission)

    async def execute(
        self,
        action: Callable[[], T],
        acting_seat: int | None = None,
        submission: Callable[[T], Submission | None] | None = None,
    ) -> T:
        """Run an action alone at this table, commit what it changed, and broadcast it."""
        async with self.lock:
            return await self.execute_locked(action, acting_seat, submission)

    async def execute_locked(
        self,
        action: Callable[[], T],
        acting_seat: int | None = None,
        submission: Callable[[T], Submission | None] | None = None,
    ) -> T:
        """The same for a caller that holds the lock."""
        self.check_open()
        if self.table.clocks is not None and self.table.clocks.expired_seats():
            await self._commit(self._change_by(self.table.tick)[0])  # a change of its own, whatever is asked
        change, result = self._change_by(action, acting_seat, submission)
        await self._commit(change)
        return result

    async def read(self, query: Callable[[], T]) -> T:
        """The result of a query about the committed state: it waits while a change is being committed."""
        async with self.lock:
            self.check_open()
            return query()

    async def say(self, message: messages_out.ChatMessage) -> None:
        """Store a chat message, then broadcast it to its channel."""
        self.check_open()
        line = ChatLine(0, message.channel, message.seat, message.name, message.text, message.at)
        await self._repository.add_chat(self.id, line)
        self.broadcaster.publish_chat(message)

    def check_open(self) -> None:
        """Refuse anything at a table that failed, was deleted or left memory meanwhile."""
        if self.is_closed:
            raise ServerError(key="server-table-moved")

    def _change_by(
        self,
        action: Callable[[], T],
        acting_seat: int | None = None,
        submission: Callable[[T], Submission | None] | None = None,
    ) -> tuple[TableChange, T]:
        """Run an action; what it changed, as a value, and its result. A refused action changes nothing."""
        before = Baseline(self.table.version, self.table.phase, self.config, self.keys)
        try:
            result = action()
        except BaseException as error:
            self.config, self.keys = before.config, before.keys
            if self.table.version != before.version or not isinstance(error, Refused):
                self._fail(error)
            raise
        if self.table.phase == OVER:
            self.config = holders.after_game(self.config)
        return self._change_since(before, acting_seat, None if submission is None else submission(result)), result

    async def _commit(self, change: TableChange) -> None:
        """Commit a change, broadcast it, and notify the observers."""
        if not is_empty(change):
            try:
                await self._repository.append(change)
            except BaseException as error:
                self._fail(error)
                raise
        self.last_active = time.monotonic()
        try:
            if change.version > change.expected_version:
                self.broadcaster.publish(change.expected_version)
        except Exception as error:  # it is committed: clients get it when they reconnect
            LOG.exception("a committed change could not be broadcast")
            self._fail(error)
        for observer in list(self.observers):
            observer.on_committed(self)

    def _fail(self, error: BaseException) -> None:
        """Close the table, since memory and store may differ."""
        self.is_closed = True
        for observer in list(self.observers):
            observer.on_failed(self, error)

    def _change_since(
        self, before: Baseline, acting_seat: int | None = None, submission: Submission | None = None
    ) -> TableChange:
        """What an action changed, as a value."""
        table = self.table
        lines = table.lines(before.version)
        change = TableChange(
            table=self.id,
            expected_version=before.version,
            version=table.version,
            epoch=self.epoch,
            first_line=max(0, before.version - table.start_version) + 1,
            lines=lines,
            acting_seat=acting_seat,
            submission=submission,
            snapshot=self._snapshot() if lines and table.clocks is not None else None,
        )
        is_gathering = table.phase == GATHERING and table.version > before.version
        if table.phase != before.phase or is_gathering or self.config is not before.config:
            change = msgspec.structs.replace(change, **self._described(before, is_gathering))
        if self.keys is not before.keys:
            added, removed = self.keys.added(before.keys), self.keys.removed(before.keys)
            change = msgspec.structs.replace(change, tokens_added=added, tokens_removed=removed)
        return change

    def _described(self, before: Baseline, is_gathering: bool) -> dict[str, Any]:
        """The fields of a change that touches more than the record: phase, header, settings."""
        table = self.table
        fields: dict[str, Any] = {"summary": self.summary()}
        if table.phase != before.phase or is_gathering:
            record = table.record()
            is_over = table.phase == OVER
            fields |= {"phase": table.phase, "header": header_text(record)}
            fields |= {"secret": record.secret} if is_over else {"snapshot": self._snapshot()}
        if self.config is not before.config:
            fields |= {"settings": self.config.to_json(), "owners": self._owners_changed(before.config)}
        return fields

    def _owners_changed(self, before: TableConfig) -> dict[int, AccountId | None]:
        old, new = before.accounts, self.config.accounts
        gone: dict[int, AccountId | None] = {int(seat): None for seat in old.keys() - new.keys()}
        return gone | {int(seat): AccountId(owner) for seat, owner in new.items() if old.get(seat) != owner}

    def _snapshot(self) -> dict[str, Any]:
        """What the record does not contain; `at` is when the clocks were read."""
        snapshot = self.table.snapshot(with_keys=False)
        del snapshot["keys"]
        if self.table.clocks is not None:
            snapshot["at"] = self._now()
        return snapshot

    def to_new_table(self) -> NewTable:
        """The whole table as a value to be stored for the first time."""
        table = self.table
        return NewTable(
            id=self.id,
            game=table.game.meta.name,
            header=header_text(table.record()),
            version=table.version,
            snapshot=self._snapshot(),
            settings=self.config.to_json(),
            summary=self.summary(),
            public=self.config.public,
            phase=table.phase,
            lines=table.lines(table.start_version),
            tokens=list(self.keys.keys),
            owners={int(seat): AccountId(owner) for seat, owner in self.config.accounts.items()},
        )

    # Steps of actions, called inside `execute`

    def start_if_ready(self) -> None:
        """Start the game if every seat is taken and every person's salt has arrived."""
        seats, salts = self.table.seats, self.table.salts
        is_ready = all(
            one.kind != OPEN and (not one.is_person() or salts[seat] is not None) for seat, one in enumerate(seats)
        )
        if self.table.phase == GATHERING and is_ready:
            self.table.start()
            people = [seat for seat, one in enumerate(seats) if one.is_person()]
            self.config = holders.at_start(self.config, self.keys, people)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < self.table.players:
            raise TableRefusal(key="table-no-such-seat", seat=str(seat))

    def issue_key(self, kind: str, seat: int | None = None) -> str:
        """A new token, which replaces the one of the same kind and seat."""
        self.keys, token = self.keys.issue(kind, seat)
        return token

    # What others ask

    def seats_held_by(self, account: str | None) -> set[int]:
        """The seats that an account owns and has not left."""
        return {seat for seat in self.config.seats_of(account) if self.keys.has(SEAT, seat)}

    def open_seats(self) -> list[int]:
        """The seats that someone could take."""
        seats = self.table.seats
        return [] if self.table.phase == OVER else [seat for seat, one in enumerate(seats) if one.kind == OPEN]

    def summary(self) -> dict[str, Any]:
        """What anyone who has the id may know besides the game."""
        table, config = self.table, self.config
        return {
            "id": self.id,
            "game": table.game.meta.name,
            "players": table.players,
            "options": table.options,
            "phase": table.phase,
            "name": config.title,
            "seats": [{"name": one.name, "kind": one.kind} for one in table.seats],
            "away": sorted(int(seat) for seat in config.away),
            "open": len(self.open_seats()),
            "clock": self._time_control(),
            "cap": table.cap,
            "hints": table.hints,
            "auto": config.auto,
            "rated": config.rated,
            "public": config.public,
            "study": config.study,
            "turn": table.turn,
            "since": config.created,
            "next": config.next_table,
        }

    def _time_control(self) -> dict[str, Any] | None:
        """The time control as it was requested."""
        if self.table.clocks is None:
            return None
        if self.config.days is not None:
            return {"days": self.config.days}
        control = self.table.clocks.control
        return {"seconds": control.seconds, "increment": control.increment}


def is_empty(change: TableChange) -> bool:
    """Whether a change leaves everything as it is stored."""
    return change.version == change.expected_version and not (
        change.lines
        or change.tokens_added
        or change.tokens_removed
        or change.owners
        or change.phase is not None
        or change.header is not None
        or change.settings is not None
        or change.summary is not None
    )
