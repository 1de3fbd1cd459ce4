"""What the store gives back: tables with their records, rows of the lobby, talk, tokens."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NewType

from msgspec import Struct

from ludoteca.core.record import Record

TableId = NewType("TableId", str)

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"


@dataclass(frozen=True, slots=True)
class Token:
    """The SHA-256 of a secret, what it opens (`host`, `seat`, `invite`, `pass`), and which seat if one."""

    hash: bytes
    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """A line of talk; those with `hidden` 1 were taken out of sight by whoever runs the server."""

    number: int
    room: str
    seat: int | None
    name: str
    text: str
    at: int
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as a lobby shows it, without its record."""

    id: TableId
    game: str
    phase: str
    public: bool
    summary: dict[str, Any]
    created: int
    touched: int


class Written(Struct, array_like=True):
    """Lines that follow a table's others, the first with its number, and the memo after them, all as they are kept."""

    table: TableId
    first: int
    lines: Sequence[str]
    memo: str
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it stands on the disk; times are milliseconds since 1970."""

    id: TableId
    game: str
    phase: str
    public: bool
    head: str
    lines: list[str]
    memo: dict[str, Any]
    settings: dict[str, Any]
    summary: dict[str, Any]
    created: int
    touched: int
    secret: str | None = None
    closed: str | None = None
    rated: int | None = None
    answers: list[Any] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)

    def after(self, moves: Sequence[Written]) -> Kept:
        """The table with moves that the database has yet to learn; those that it knows already change nothing."""
        lines, memo, answers = [*self.lines], self.memo, [*self.answers]
        for move in moves:
            if move.first == len(lines) + 1:
                lines += move.lines
                memo = json.loads(move.memo)
                answers += [] if move.answer is None else [json.loads(move.answer)]
        return replace(self, lines=lines, memo=memo, answers=answers)

    def record(self) -> str:
        """The text of the record, as Record.write gives it."""
        tail = [] if self.secret is None else [f"secret {self.secret}"]
        return "\n".join([self.head, "", *self.lines, *tail]) + "\n"


def head(record: Record) -> str:
    """The header of a record as the store keeps it."""
    return "\n".join(f"{key}: {value}" for key, value in record.header.items())
