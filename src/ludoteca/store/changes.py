"""What can change about tables: each change is a small value that knows how to write itself.

Times are milliseconds since 1970 and taken when a change is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from ludoteca.store.kept import GATHERING, OVER, TableId, Token, Written
from ludoteca.store.pen import Pen
from ludoteca.store.refusals import StoreMisused


class Change(Protocol):
    """Something to be kept."""

    def write(self, pen: Pen) -> None:
        """Write it within the pen's transaction."""


@dataclass(frozen=True, slots=True)
class Create:
    """A new table, with its tokens; `settings` and `summary` are the server's own words, kept as JSON."""

    table: TableId
    game: str
    head: str
    memo: Mapping[str, Any]
    settings: Mapping[str, Any]
    summary: Mapping[str, Any]
    public: bool = False
    tokens: Sequence[Token] = ()
    phase: str = GATHERING

    def write(self, pen: Pen) -> None:
        """Put the table and its tokens down."""
        pen.run(
            "INSERT INTO tables (id, game, phase, public, head, settings, summary, created) VALUES (?,?,?,?,?,?,?,?)",
            *(self.table, self.game, self.phase, self.public, self.head),
            *(words(self.settings), words(self.summary), pen.now),
        )
        pen.run(
            "INSERT INTO progress SELECT key, 0, ?, ? FROM tables WHERE id = ?", words(self.memo), pen.now, self.table
        )
        for token in self.tokens:
            Issue(self.table, token).write(pen)


@dataclass(slots=True)
class Append:
    """Lines that follow those kept, the first with its number, and the memo after them.

    Its cost depends neither on the game's length nor on the number of tables. A memo that stays the same may be
    given as it is written. `answer` is whatever lets the same answer be known again; the last ones come back as
    `Kept.answers`.
    """

    table: TableId
    first: int
    lines: Sequence[str]
    memo: Mapping[str, Any] | msgspec.Raw
    answer: Sequence[Any] | None = None

    def write(self, pen: Pen) -> None:
        """Let the lines wait for those of other tables."""
        pen.add(self.written())

    def written(self) -> Written:
        """The same as it is kept."""
        answer = None if self.answer is None else words(self.answer)
        return Written(self.table, self.first, self.lines, words(self.memo), answer)


@dataclass(frozen=True, slots=True)
class Describe:
    """What changed about a table besides its lines; what is None stays as it was."""

    table: TableId
    head: str | None = None
    phase: str | None = None
    public: bool | None = None
    memo: Mapping[str, Any] | None = None
    settings: Mapping[str, Any] | None = None
    summary: Mapping[str, Any] | None = None

    def write(self, pen: Pen) -> None:
        """Write what is given."""
        settings = None if self.settings is None else words(self.settings)
        summary = None if self.summary is None else words(self.summary)
        given = {"head": self.head, "phase": self.phase, "public": self.public}
        given |= {"settings": settings, "summary": summary}
        for name, value in given.items():
            if value is not None:
                pen.run(f"UPDATE tables SET {name} = ? WHERE key = ?", value, pen.key(self.table))
        memo = None if self.memo is None else words(self.memo)
        pen.run(
            "UPDATE progress SET memo = coalesce(?, memo), touched = ? WHERE key = ?",
            *(memo, pen.now, pen.key(self.table)),
        )


@dataclass(frozen=True, slots=True)
class Finish:
    """The game is over: its last header, its secret; `closed` is the key of why, if not by playing."""

    table: TableId
    head: str
    secret: str | None
    closed: str | None = None
    summary: Mapping[str, Any] | None = None

    def write(self, pen: Pen) -> None:
        """Write the end; the memo isn't needed any more, the tokens are."""
        key = pen.key(self.table)
        pen.run(
            "UPDATE tables SET phase = ?, head = ?, secret = ?, closed = ?, ended = ? WHERE key = ?",
            *(OVER, self.head, self.secret, self.closed, pen.now, key),
        )
        pen.run("UPDATE progress SET memo = '{}', touched = ? WHERE key = ?", pen.now, key)
        if self.summary is not None:
            pen.run("UPDATE tables SET summary = ? WHERE key = ?", words(self.summary), key)


@dataclass(frozen=True, slots=True)
class Remove:
    """A table goes with everything about it."""

    table: TableId

    def write(self, pen: Pen) -> None:
        """Take it out of the store."""
        if not pen.run("DELETE FROM tables WHERE id = ?", self.table):
            raise StoreMisused(f"there is no table {self.table}")
        pen.memory.forget(self.table)


@dataclass(frozen=True, slots=True)
class Issue:
    """A token that opens something from now on."""

    table: TableId
    token: Token

    def write(self, pen: Pen) -> None:
        """Write the token's hash down."""
        token = self.token
        pen.run(
            "INSERT INTO tokens VALUES (?, ?, ?, ?, ?)",
            *(pen.key(self.table), token.hash, token.kind, token.seat, pen.now),
        )


@dataclass(frozen=True, slots=True)
class Void:
    """Tokens that open nothing any more: those of a kind, of a seat, or a single one; None means any."""

    table: TableId
    kind: str | None = None
    seat: int | None = None
    hash: bytes | None = None

    def write(self, pen: Pen) -> None:
        """Strike the tokens out."""
        pen.run(
            """DELETE FROM tokens WHERE key = ?1 AND (?2 IS NULL OR kind = ?2)
               AND (?3 IS NULL OR seat = ?3) AND (?4 IS NULL OR hash = ?4)""",
            *(pen.key(self.table), self.kind, self.seat, self.hash),
        )


@dataclass(frozen=True, slots=True)
class Say:
    """A line of talk in a room of the table."""

    table: TableId
    room: str
    seat: int | None
    name: str
    text: str
    at: int

    def write(self, pen: Pen) -> None:
        """Write it down."""
        pen.run(
            "INSERT INTO chat (key, room, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
            *(pen.key(self.table), self.room, self.seat, self.name, self.text, self.at),
        )


@dataclass(frozen=True, slots=True)
class HideChat:
    """Talk that is shown no more: one line, or all of the table's."""

    table: TableId
    number: int | None = None

    def write(self, pen: Pen) -> None:
        """Mark it."""
        pen.run(
            "UPDATE chat SET hidden = 1 WHERE key = ?1 AND (?2 IS NULL OR number = ?2)",
            *(pen.key(self.table), self.number),
        )


def words(value: Any) -> str:
    """A value as the JSON text that is kept of it."""
    return msgspec.json.encode(value).decode()
