"""Values of moderation: bans and mutes, reports, filtered words, announcements, the audit trail, and changes of them.

All timestamps are milliseconds since 1970 (UTC).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.store.models import AccountId, TableId

BAN, MUTE = "ban", "mute"
ACCOUNT, NAME, NETWORK, SEAT = "account", "name", "network", "seat"
CHAT = "chat"
ALL_LANGUAGES = ""


@dataclass(frozen=True, slots=True)
class Sanction:
    """A ban or a mute until it ends, or for ever if `ends_at` is None.

    `target_kind` says what `target` is: the id of an account, a name, a network in CIDR notation, or the number of a
    seat. With a table it applies at that table only; a seat always has one. The number is assigned by the store.
    """

    kind: str
    target_kind: str
    target: str
    reason: str
    actor: str
    ends_at: int | None = None
    table: TableId | None = None
    number: int = 0
    created_at: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """A reported chat line (`text` sent at `said_at`) or name; `count` says how often it was reported while open.

    `account` owns the reported seat, if any; `reporter` is how the first reporter was shown at the table.
    """

    kind: str
    table: TableId
    game: str
    seat: int | None
    name: str
    account: AccountId | None
    text: str
    reporter: str
    said_at: int | None = None
    number: int = 0
    reported_at: int = 0
    count: int = 1
    verdict: str | None = None
    closed_at: int | None = None


@dataclass(frozen=True, slots=True)
class FilterWord:
    """A word or phrase that nobody may write in a language, or in any if the language is empty."""

    lang: str
    word: str


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """Who did what to whom, and why; `reference` is the number of the sanction or report. Never changed or deleted."""

    actor: str
    action: str
    target: str = ""
    reason: str = ""
    reference: int | None = None
    ends_at: int | None = None
    number: int = 0
    done_at: int = 0


@dataclass(frozen=True, slots=True)
class SanctionLifted:
    """A ban or mute ends now."""

    number: int


@dataclass(frozen=True, slots=True)
class HostRole:
    """An account becomes a host of the server, or is one no longer."""

    account: AccountId
    is_host: bool


@dataclass(frozen=True, slots=True)
class FilterChange:
    """Words added to the filter of a language, or removed from it."""

    words: Sequence[FilterWord]
    is_added: bool


@dataclass(frozen=True, slots=True)
class Announcement:
    """The text that every screen shows in a language, or in all if it is empty; without a text it is cleared."""

    lang: str
    text: str | None


@dataclass(frozen=True, slots=True)
class ReportClosed:
    """A host has dealt with a report."""

    number: int
    verdict: str


ModerationChange = Sanction | SanctionLifted | HostRole | FilterChange | Announcement | ReportClosed


@dataclass(frozen=True, slots=True)
class RatingChange:
    """An account's rating before and after a rated table; before its first one it had none."""

    account: AccountId
    before: float | None
    after: float


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """A finished table with the result in its header, the owners of its seats and the ratings that it changed."""

    id: TableId
    game: str
    header: str
    summary: dict[str, object]
    ended_at: int
    owners: dict[int, AccountId]
    rating_changes: list[RatingChange]
