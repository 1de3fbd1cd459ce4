"""Values that describe what to store. They carry data only; each backend decides how to write them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Raw, Struct

from ludoteca.store.models import GATHERING, OVER, PLAYING, AccountId, StoredTable, TableId, Token

ABANDONED = {"scores": [], "winners": [], "reason": "abandoned"}


class Submission(Struct, frozen=True, array_like=True):
    """A seat's answer to a decision with its idempotency key and the version it produced."""

    seat: int
    key: str
    decision: str
    move: str
    version: int


class TableChange(Struct, frozen=True, kw_only=True):
    """Everything that one action changed at a table: committed as a whole or not at all.

    A store accepts it only if the table's stored version and epoch equal `expected_version` and `epoch`. The epoch
    counts the owners that a table has had; with a single server process it is 0. `lines` are the record lines to
    append, the first with the number `first_line`. Fields that are None or empty stay as stored. `owners` maps seats
    to their new account, or to None if the seat belongs to no account any more. The phase `over` comes with the final
    `header` and the `secret`, and clears the snapshot.
    """

    table: TableId
    expected_version: int
    version: int
    epoch: int = 0
    first_line: int = 0
    lines: Sequence[str] = ()
    acting_seat: int | None = None
    submission: Submission | None = None
    snapshot: Mapping[str, Any] | Raw | None = None
    phase: str | None = None
    header: str | None = None
    secret: str | None = None
    close_reason: str | None = None
    settings: Mapping[str, Any] | None = None
    summary: Mapping[str, Any] | None = None
    tokens_added: Sequence[Token] = ()
    tokens_removed: Sequence[Token] = ()
    owners: Mapping[int, AccountId | None] = {}


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to create, with its tokens, seat owners and the record lines it already has."""

    id: TableId
    game: str
    header: str
    version: int
    snapshot: Mapping[str, Any]
    settings: Mapping[str, Any]
    summary: Mapping[str, Any]
    public: bool = False
    phase: str = GATHERING
    lines: Sequence[str] = ()
    tokens: Sequence[Token] = ()
    owners: Mapping[int, AccountId] = {}


@dataclass(frozen=True, slots=True)
class AnonymiseSeat:
    """Names to erase from a seat's record lines, header, chat lines and stored replays, with the new table JSON."""

    table: TableId
    seat: int
    names: Sequence[str]
    settings: Mapping[str, Any]
    summary: Mapping[str, Any]


def abandonment(stored: StoredTable, reason: str) -> TableChange:
    """The change that closes an unfinished table as abandoned without replaying it; `reason` is a message key.

    The record stays, with a last line and the secret, so anyone with the old rules can still verify it.
    """
    number = len(stored.lines) + 1
    lines = [f"{number} table abandon"] if stored.phase == PLAYING else []
    result = json.dumps(ABANDONED, separators=(",", ":"))
    return TableChange(
        table=stored.id,
        expected_version=stored.version,
        version=stored.version + len(lines),
        epoch=stored.epoch,
        first_line=number,
        lines=lines,
        phase=OVER,
        header=f"{stored.header}\nResult: {result}",
        secret=stored.snapshot.get("secret"),
        close_reason=reason,
    )
