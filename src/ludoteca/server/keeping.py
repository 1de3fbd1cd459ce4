"""Rooms and the store: what of a change goes to disk, and how a room comes back from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Raw

from ludoteca.server import agreement, outgoing
from ludoteca.server.keys import Keyring
from ludoteca.server.lifetime import Lifetime
from ludoteca.server.room import EVENT_MS, LAST_LINES, Room
from ludoteca.store import (
    Append,
    Change,
    Create,
    Describe,
    Finish,
    Issue,
    Kept,
    Say,
    Seat,
    Sitting,
    Store,
    TableId,
    Unseat,
    Void,
    head,
)
from ludoteca.store.accounts import AccountId
from ludoteca.table import Table


class Keeping:
    """Keeps rooms in a store; what a call was asked to keep is on disk when it returns."""

    def __init__(self, store: Store, lifetime: Lifetime) -> None:
        self.store = store
        self.lifetime = lifetime
        self.phases: dict[str, str] = {}
        self.accounts: dict[str, dict[str, str]] = {}
        self.memos: dict[str, Raw] = {}  # of tables without clocks, which stay as they are

    async def keep(self, room: Room, since: int) -> None:
        """Keep what changed after a version, all of it or nothing."""
        if self._is_play(room):
            if room.table.version > since:
                await self.store.saving(self._added(room, since), meanwhile=lambda: room.prepare(since))
            return
        changes = list(self._changes(room, since))
        if changes:
            await self.store.saving(*changes)
        self.phases[room.id] = room.table.phase
        if self.accounts.get(room.id) != room.agreement.accounts:
            self.accounts[room.id] = dict(room.agreement.accounts)

    async def remark(self, room: Room, line: outgoing.Line) -> None:
        """Keep something that was said."""
        await self.store.saving(Say(TableId(room.id), line.room, line.seat, line.name, line.text, line.at))

    def load(self, id: str) -> Kept | None:
        """A table as it stands on disk."""
        return self.store.load(TableId(id))

    def room(self, kept: Kept) -> Room:
        """The room of a table; a refusal if its record doesn't replay."""
        agreed = agreement.read(kept.settings)
        memo = {**kept.memo, "keys": kept.answers}
        table = Table.rebuild(kept.record(), memo, auto=agreed.auto, event_ms=EVENT_MS)
        if table.clocks is not None:
            table.clocks.charge(self.lifetime.since(kept.memo.get("at")))
        room = Room(kept.id, table, agreed, Keyring(kept.tokens), self)
        said = [remark for remark in self.store.chat(kept.id, most=2 * LAST_LINES) if not remark.hidden]
        room.talk = [outgoing.Line(one.room, one.name, one.seat, one.text, one.at) for one in said]
        self.phases[room.id] = kept.phase
        self.accounts[room.id] = dict(room.agreement.accounts)
        return room

    def forget(self, room: Room) -> None:
        """A room isn't live any more."""
        self.phases.pop(room.id, None)
        self.accounts.pop(room.id, None)
        self.memos.pop(room.id, None)

    def _changes(self, room: Room, since: int) -> Iterator[Change]:
        table, id = room.table, TableId(room.id)
        was = self.phases.get(room.id)
        if was is None:
            yield self._created(room)
        phase = table.phase
        if table.version > since or was is None:
            added = self._added(room, since)
            if added.lines:
                yield added
        if phase == "over" and was != "over":
            record = table.record()
            yield Finish(id, head(record), record.secret, summary=room.about())
        elif was is not None and (phase != was or (phase == "gathering" and table.version > since)):
            yield Describe(id, head(table.record()), phase, memo=self._memo(table), summary=room.about())
        if was is not None and room.is_agreement_changed:
            yield Describe(id, settings=room.agreement.written(), summary=room.about())
        yield from self._owned(room, was is None)

    def _is_play(self, room: Room) -> bool:
        """Whether the game went on and nothing else changed, as after most moves."""
        is_on = self.phases.get(room.id) == room.table.phase == "playing"
        return is_on and not room.is_agreement_changed and not room.keys.is_changed

    def _added(self, room: Room, since: int) -> Append:
        """The lines after a version."""
        first = max(0, since - room.table.course.gathered) + 1
        return Append(TableId(room.id), first, room.table.lines(since), self._memo_of(room), room.answer)

    def _created(self, room: Room) -> Change:
        table = room.table
        return Create(
            TableId(room.id),
            table.game.meta.name,
            head(table.record()),
            self._memo(table),
            room.agreement.written(),
            room.about(),
            room.agreement.public,
            list(room.keys.locks.values()),
            table.phase,
        )

    def _owned(self, room: Room, is_new: bool) -> Iterator[Change]:
        """What changed about who may open what, and whose account sits where."""
        id = TableId(room.id)
        gone, new = ([], []) if is_new else room.keys.changed()
        for token in gone:
            yield Void(id, token.kind, token.seat, token.hash)
        for token in new:
            yield Issue(id, token)
        before, now = self.accounts.get(room.id, {}), room.agreement.accounts
        if before == now:
            return
        for seat in before.keys() | now.keys():
            if seat not in now:
                yield Unseat(id, int(seat))
            elif before.get(seat) != now[seat]:
                yield Seat(Sitting(id, int(seat), AccountId(now[seat])))

    def _memo_of(self, room: Room) -> dict[str, Any] | Raw:
        """The memo of a table, written once where no clock changes it."""
        if room.table.clocks is not None:
            return self._memo(room.table)
        if room.id not in self.memos:
            self.memos[room.id] = Raw(outgoing.encode(self._memo(room.table)))
        return self.memos[room.id]

    def _memo(self, table: Table) -> dict[str, Any]:
        """What the record doesn't tell; the keys of answers stand with their lines."""
        told = table.memo(with_keys=False)
        del told["keys"]
        if table.clocks is not None:
            told["at"] = self.lifetime.lived()
        return told
