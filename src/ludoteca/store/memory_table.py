"""A table of the memory store with everything that belongs to it, and how changes apply to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from ludoteca.store.anonymisation import anonymised_frame, anonymised_header, anonymised_line
from ludoteca.store.changes import AnonymiseSeat, NewTable, TableChange
from ludoteca.store.errors import StoreMisuse, VersionConflict
from ludoteca.store.models import OVER, AccountId, ChatLine, ListedTable, StoredTable, Token
from ludoteca.store.moderation import FinishedTable, RatingChange

MAX_SUBMISSIONS = 64


def json_copy(value: Any) -> Any:
    """A value as it comes back from a store: encoded as JSON and decoded; None stays None."""
    return json.loads(msgspec.json.encode(value))


@dataclass(slots=True)
class MemoryTable:
    """A table; `key` numbers tables in the order of their creation, `hibernation` is a line count and `wake_at`."""

    key: int
    stored: StoredTable
    ended_at: int | None = None
    owners: dict[int, AccountId] = field(default_factory=dict)
    chat: list[ChatLine] = field(default_factory=list)
    replays: dict[str, list[Any]] = field(default_factory=dict)
    hibernation: tuple[int, int | None] | None = None

    @classmethod
    def create(cls, key: int, table: NewTable, now: int) -> MemoryTable:
        """A new table at a timestamp."""
        stored = StoredTable(
            *(table.id, table.game, table.phase, table.public, table.header, list(table.lines), table.version, 0),
            *(json_copy(table.snapshot), json_copy(table.settings), json_copy(table.summary), now, now),
        )
        created = cls(key, stored, owners=dict(table.owners))
        created._set_tokens(table.tokens, ())
        return created

    def sort_key(self) -> tuple[int, int]:
        """Orders tables by their last update."""
        return self.stored.updated_at, self.key

    def is_due(self, now: int) -> bool:
        """Whether a table in play is not hibernating, or no longer."""
        if self.hibernation is None or self.hibernation[0] != len(self.stored.lines):
            return True
        return self.hibernation[1] is not None and self.hibernation[1] <= now

    def listed(self) -> ListedTable:
        """The table without its record."""
        stored = self.stored
        return ListedTable(
            *(stored.id, stored.game, stored.phase, stored.public),
            *(json_copy(stored.summary), stored.created_at, stored.updated_at),
        )

    def finished(self, rating_changes: list[RatingChange]) -> FinishedTable:
        """The table, which is over, with the ratings that it changed."""
        stored = self.stored
        owners = dict(sorted(self.owners.items()))
        return FinishedTable(
            *(stored.id, stored.game, stored.header, json_copy(stored.summary), self.ended_at or 0),
            *(owners, list(rating_changes)),
        )

    def copied(self) -> StoredTable:
        """The table with its record, as values that the caller may change."""
        stored = self.stored
        copies = {name: json_copy(getattr(stored, name)) for name in ("snapshot", "settings", "summary", "submissions")}
        return replace(stored, lines=list(stored.lines), tokens=list(stored.tokens), **copies)

    def check(self, change: TableChange) -> None:
        """Raise if a change does not apply."""
        stored = self.stored
        if (stored.version, stored.epoch) != (change.expected_version, change.epoch):
            raise VersionConflict(f"table {change.table} has version {stored.version}, epoch {stored.epoch}")
        if change.lines and change.first_line != len(stored.lines) + 1:
            raise StoreMisuse(f"line {change.first_line} of table {change.table} does not follow {len(stored.lines)}")
        remaining = {token.hash for token in stored.tokens} - {token.hash for token in change.tokens_removed}
        if remaining & {token.hash for token in change.tokens_added}:
            raise StoreMisuse(f"a token of table {change.table} exists")

    def apply(self, change: TableChange, now: int) -> None:
        """Apply a change that was checked."""
        stored = self.stored
        submissions = [json_copy(change.submission)] if change.submission is not None and change.lines else []
        given = {name: getattr(change, name) for name in ("phase", "header", "secret", "close_reason")}
        given |= {name: json_copy(getattr(change, name)) for name in ("settings", "summary", "snapshot")}
        if change.phase == OVER:
            given["snapshot"] = {}
            self.ended_at = now
        self.stored = replace(
            stored,
            **{name: value for name, value in given.items() if value is not None},
            version=change.version,
            lines=[*stored.lines, *change.lines],
            submissions=[*stored.submissions, *submissions][-MAX_SUBMISSIONS:],
            updated_at=now,
        )
        self._set_tokens(change.tokens_added, change.tokens_removed)
        self._set_owners(change.owners)

    def anonymise(self, change: AnonymiseSeat) -> None:
        """Erase names of a seat."""
        seat, names = change.seat, set(change.names)
        self.stored = replace(
            self.stored,
            header=anonymised_header(self.stored.header, seat, names),
            lines=[anonymised_line(line, seat, names) for line in self.stored.lines],
            settings=json_copy(change.settings),
            summary=json_copy(change.summary),
        )
        self.chat = [replace(line, name="") if line.seat == seat and line.name in names else line for line in self.chat]
        for viewer, frames in self.replays.items():
            self.replays[viewer] = [anonymised_frame(frame, seat, names) for frame in frames]

    def _set_tokens(self, added: Iterable[Token], removed: Iterable[Token]) -> None:
        """Remove and add tokens; they are ordered by hash."""
        gone = {token.hash for token in removed}
        tokens = [*(token for token in self.stored.tokens if token.hash not in gone), *added]
        self.stored = replace(self.stored, tokens=sorted(tokens, key=lambda token: token.hash))

    def _set_owners(self, owners: Mapping[int, AccountId | None]) -> None:
        for seat, account in owners.items():
            if account is None:
                self.owners.pop(seat, None)
            else:
                self.owners[seat] = account
