"""Request and response bodies of the routes for hosts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Session = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=500)]
Target = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=1, le=10**12)]
MAX_SECONDS = 10 * 366 * 24 * 3600


class HostRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """The session of an account that is a host, which every request has, and the reason for the audit trail."""

    session: Session
    reason: Text = ""


class TableClosing(HostRequest, forbid_unknown_fields=True):
    """A table to close."""

    table: Target


class NewSanction(HostRequest, forbid_unknown_fields=True):
    """A ban or mute of an account, a name, an address or network, or a seat; 0 seconds are for ever.

    With a table, which a seat needs, a mute applies there only.
    """

    kind: Literal["ban", "mute"]
    target_kind: Literal["account", "name", "network", "seat"]
    target: Target
    seconds: Annotated[int, Meta(ge=0, le=MAX_SECONDS)] = 0
    table: Target | None = None


class SanctionLifting(HostRequest, forbid_unknown_fields=True):
    """The number of a ban or mute to lift."""

    number: Number


class ReportClosing(HostRequest, forbid_unknown_fields=True):
    """The verdict on a report; `hide` also hides the chat line or the name that it is about."""

    number: Number
    verdict: Literal["dismissed", "acted"]
    hide: bool = False


class FilterRequest(HostRequest, forbid_unknown_fields=True):
    """Words or phrases to add to the filter of a language, or to remove; the empty language is every one."""

    lang: Literal["", "en", "it", "fr", "es"]
    words: Annotated[list[Target], Meta(max_length=500)]
    added: bool


class AnnouncementRequest(HostRequest, forbid_unknown_fields=True):
    """The announcement of a language, or of all if that is empty; an empty text clears it."""

    lang: Literal["", "en", "it", "fr", "es"]
    text: Text


class AuditRequest(HostRequest, forbid_unknown_fields=True):
    """Entries of the audit trail with a number below `before`."""

    before: Number | None = None


class AdminTable(Struct):
    """An unfinished table: the names in its seats, and how many connections and spectators it has."""

    id: str
    game: str
    phase: str
    title: str
    public: bool
    names: list[str]
    sockets: int
    spectators: int
    touched: int


class AdminConnection(Struct):
    """An open connection; its address is shown here and stored nowhere."""

    address: str
    account: str
    table: str
    seats: list[int]
    names: list[str]


class AdminSanction(Struct):
    """A ban or mute."""

    number: int
    kind: str
    target_kind: str
    target: str
    table: str | None
    reason: str
    actor: str
    created_at: int
    ends_at: int | None


class AdminReport(Struct):
    """A reported chat line or name."""

    number: int
    kind: str
    table: str
    game: str
    seat: int | None
    name: str
    account: str | None
    text: str
    reporter: str
    reported_at: int
    count: int
    verdict: str | None


class AdminWord(Struct):
    """A filtered word; the empty language is every one."""

    lang: str
    word: str


class AdminEntry(Struct):
    """An entry of the audit trail."""

    number: int
    done_at: int
    actor: str
    action: str
    target: str
    reason: str
    reference: int | None
    ends_at: int | None


class AdminOverview(Struct):
    """Everything that the page of a host shows; `load` are the gauges of the metrics."""

    version: str
    load: dict[str, float]
    tables: list[AdminTable]
    connections: list[AdminConnection]
    reports: list[AdminReport]
    sanctions: list[AdminSanction]
    words: list[AdminWord]
    announcements: dict[str, str]
    audit: list[AdminEntry]
