"""Values that a store returns: tables with their records, lobby rows, chat lines, tokens, accounts, ratings.

All timestamps are milliseconds since 1970 (UTC).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NewType

from ludoteca.core.record import Record

TableId = NewType("TableId", str)
AccountId = NewType("AccountId", str)

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"


@dataclass(frozen=True, slots=True)
class Token:
    """The SHA-256 of a secret, what it grants (`host`, `seat`, `invite`, `pass`), and for which seat if any."""

    hash: bytes
    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One chat message; `channel` is `players` or `spectators`, `hidden` is 1 if an administrator hid it."""

    number: int
    channel: str
    seat: int | None
    name: str
    text: str
    sent_at: int
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table as the lobby lists it, without its record."""

    id: TableId
    game: str
    phase: str
    public: bool
    summary: dict[str, Any]
    created_at: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its whole record, as of its last committed change.

    `snapshot` is what the record does not contain (secret, clocks); `settings` and `summary` are the server's own
    JSON; `submissions` are the most recent submissions that carried an idempotency key, oldest first, each
    `[seat, key, decision, move, version]`; `close_reason` is the key of why a table was closed other than by playing.
    """

    id: TableId
    game: str
    phase: str
    public: bool
    header: str
    lines: list[str]
    version: int
    epoch: int
    snapshot: dict[str, Any]
    settings: dict[str, Any]
    summary: dict[str, Any]
    created_at: int
    updated_at: int
    secret: str | None = None
    close_reason: str | None = None
    rated_at: int | None = None
    submissions: list[Any] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)

    def record(self) -> str:
        """The text of the record, as Record.write returns it."""
        tail = [] if self.secret is None else [f"secret {self.secret}"]
        return "\n".join([self.header, "", *self.lines, *tail]) + "\n"


@dataclass(frozen=True, slots=True)
class Account:
    """An account: `id` is the normalised name that is compared, `name` the name that is shown."""

    id: AccountId
    name: str
    password: str
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class Session:
    """A session's account, when it was created and when it was last used.

    `device` and `method` describe the sign-in, `confirmed_at` is when its owner last proved to be the account's owner,
    `seen_notice` the number of the last notice that was shown in it.
    """

    account: Account
    created_at: int
    used_at: int
    hash: bytes = b""
    device: str = ""
    method: str = ""
    confirmed_at: int = 0
    seen_notice: int = 0


@dataclass(frozen=True, slots=True)
class SignIn:
    """How a session began. It is stored only if what was verified is still valid: a password's hash or a passkey."""

    device: str = ""
    method: str = ""
    password: str | None = None
    passkey: bytes | None = None


@dataclass(frozen=True, slots=True)
class Passkey:
    """A WebAuthn credential of an account; `user_handle` is the account's random identifier on authenticators."""

    id: bytes
    account: AccountId
    public_key: bytes
    user_handle: bytes
    name: str
    sign_count: int = 0
    is_synced: bool = False
    created_at: int = 0
    used_at: int = 0


@dataclass(frozen=True, slots=True)
class Notice:
    """A security event of an account: `kind` says what happened, `device` and `method` from where and how."""

    number: int
    kind: str
    device: str
    method: str
    happened_at: int


@dataclass(frozen=True, slots=True)
class Rating:
    """An account's Glicko-2 rating in one game after a number of rated games."""

    account: AccountId
    game: str
    rating: float
    deviation: float
    volatility: float
    games: int
    name: str = ""
    updated_at: int = 0


@dataclass(frozen=True, slots=True)
class OwnedSeat:
    """A seat at a table that an account holds or held.

    `ended_at` is when the game ended; the ratings are the account's before and after it, if it was rated. The one
    before is None if it was the account's first.
    """

    table: TableId
    seat: int
    account: AccountId
    ended_at: int | None = None
    rating_before: float | None = None
    rating_after: float | None = None


def header_text(record: Record) -> str:
    """The header of a record as it is stored."""
    return "\n".join(f"{key}: {value}" for key, value in record.header.items())
