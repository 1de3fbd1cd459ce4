"""The bodies of HTTP requests and responses; the OpenAPI document is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

ShortText = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
PlayerCount = Annotated[int, Meta(ge=1, le=10)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me` (this device), `open`, or `bot` with its level."""

    kind: ShortText
    name: Name = ""
    level: ShortText | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for the whole game plus an increment for each turn; or a number of days for each turn."""

    seconds: Annotated[int, Meta(ge=1, le=31_622_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """The settings of a new table; a position makes it a study, an invitation is needed on servers that ask for one."""

    game: ShortText
    players: PlayerCount | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=10)] = []
    public: bool = False
    clock: Clock | None = None
    cap: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    hints: bool = True
    rated: bool = False
    auto: bool = True
    name: Annotated[str, Meta(max_length=60)] = ""
    position: dict[str, Any] | None = None
    session: Annotated[str, Meta(max_length=200)] | None = None
    invitation: ShortText | None = None


class SiteInfo(Struct):
    """What every screen shows: an announcement and an imprint, each empty if there is none; and who may play.

    `members_only` is `off`, `play` or `all`; `language` is the one of visitors who have not chosen one, or `auto`.
    """

    announcement: str
    imprint: str
    members_only: str
    language: str


class TableQuery(Struct, forbid_unknown_fields=True):
    """Which public tables a member wants to see: `open` or `live`, of one game or of all."""

    session: Annotated[str, Meta(max_length=200)]
    show: Literal["open", "live"] = "open"
    game: ShortText | None = None


class SeatToken(Struct):
    """A seat and the secret token of its owner."""

    seat: int
    token: str


class CreatedTable(Struct):
    """A new table's id and its secret tokens, which no other response contains."""

    id: str
    host: str
    invite: str
    seats: list[SeatToken]


class SeatInfo(Struct):
    """A seat's name, and `person`, `open` or a level."""

    name: str
    kind: str


class TableSummary(Struct):
    """What anyone who has the id may know of a table besides its game."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    phase: str
    name: str
    seats: list[SeatInfo]
    away: list[int]
    open: int
    clock: dict[str, Any] | None
    cap: int | None
    hints: bool
    auto: bool
    rated: bool
    public: bool
    study: bool
    turn: int
    since: int
    next: str | None


class HeldTable(Struct, forbid_unknown_fields=True):
    """A table that a browser has stored, with the seat tokens it has there."""

    id: ShortText
    tokens: Annotated[list[ShortText], Meta(max_length=10)] = []


class HeldTables(Struct, forbid_unknown_fields=True):
    """The tables that a browser has stored."""

    tables: Annotated[list[HeldTable], Meta(max_length=100)]


class HeldTableStatus(Struct, omit_defaults=True):
    """The current status of such a table; `gone` if it does not exist any more.

    `kind` is that of the open question, as in positions.
    """

    id: str
    gone: bool = False
    about: TableSummary | None = None
    seats: list[int] = []
    actors: list[int] = []
    mine: bool = False
    kind: str = ""
    clocks: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


class Level(Struct):
    """A bot's level and its translated name."""

    name: str
    title: str


class GameOption(Struct, omit_defaults=True):
    """An option of a game: a `seat`, a `number` within bounds, or a `file` whose text the game reads."""

    name: str
    kind: str
    title: str = ""
    least: int | None = None
    most: int | None = None
    usual: int | None = None


class GameInfo(Struct):
    """An installed game as a lobby shows it; `component` is the path of its own browser component, if it has one."""

    name: str
    title: str
    subtitle: str
    pitch: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    rules: int
    levels: list[Level]
    options: list[GameOption]
    component: str | None


class RecordToVerify(Struct, forbid_unknown_fields=True):
    """The text of a record to be verify_record."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class VerificationCheck(Struct):
    """One fact about a record that was checked."""

    key: str
    good: bool
    message: str


class Verification(Struct):
    """The result of verifying a record."""

    good: bool
    checks: list[VerificationCheck]


class QrRequest(Struct, forbid_unknown_fields=True):
    """A link to be rendered as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AnalysisProgress(Struct, omit_defaults=True):
    """The progress of an analysis from 0 to 1, and the analysis itself once it is complete."""

    progress: float = 0.0
    analysis: dict[str, Any] | None = None


class Replay(Struct):
    """A finished game, one frame for each line of its record."""

    frames: list[dict[str, Any]]


class ReplayPreview(Struct):
    """The preview of a position of a finished game; empty after its end."""

    preview: dict[str, Any]


class PrivacyInfo(Struct):
    """Seconds after which data is deleted, 0 for never; `log` says whether requests are logged with addresses.

    Tables and `session` count since their last use, `session_total` since sign-in, `notices` since what they
    report, `reports` since a host closed them.
    """

    accounts: bool
    gathering: int
    playing: int
    study: int
    finished: int
    session: int
    session_total: int
    notices: int
    reports: int
    log: bool
