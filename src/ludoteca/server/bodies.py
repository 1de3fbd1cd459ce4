"""The bodies of HTTP requests and answers; OpenAPI is written from them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
Players = Annotated[int, Meta(ge=1, le=10)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me` (this device), `open`, or `bot` with its level."""

    kind: Short
    name: Name = ""
    level: Short | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for the whole game and more for each answer; or so many days for each answer."""

    seconds: Annotated[int, Meta(ge=1, le=31_622_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """What a new table should be like; a position makes it a study, an invitation opens a closed house."""

    game: Short
    players: Players | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []
    public: bool = False
    clock: Clock | None = None
    cap: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    hints: bool = True
    rated: bool = False
    auto: bool = True
    name: Annotated[str, Meta(max_length=60)] = ""
    position: dict[str, Any] | None = None
    session: Annotated[str, Meta(max_length=200)] | None = None
    invitation: Short | None = None


class SeatToken(Struct):
    """A seat and the secret that opens it."""

    seat: int
    token: str


class MadeTable(Struct):
    """A new table's id and its secrets, which are told this once."""

    id: str
    host: str
    invite: str
    seats: list[SeatToken]


class SeatShown(Struct):
    """Who sits somewhere: a name, and `person`, `open` or a level."""

    name: str
    kind: str


class TableShown(Struct):
    """What anybody with the id may know of a table besides its game."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    phase: str
    name: str
    seats: list[SeatShown]
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


class Held(Struct, forbid_unknown_fields=True):
    """A table that this browser knows, with the seat tokens it has there."""

    id: Short
    tokens: Annotated[list[Short], Meta(max_length=10)] = []


class Mine(Struct, forbid_unknown_fields=True):
    """The tables that this browser knows."""

    tables: Annotated[list[Held], Meta(max_length=100)]


class MineShown(Struct, omit_defaults=True):
    """How one of them stands; `gone` if there is no such table any more."""

    id: str
    gone: bool = False
    about: TableShown | None = None
    seats: list[int] = []
    actors: list[int] = []
    mine: bool = False
    clocks: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


class Level(Struct):
    """A level and its translated name."""

    name: str
    title: str


class Option(Struct, omit_defaults=True):
    """What can be set in a game: a `seat`, a `number` within bounds, or a `file` whose text the game reads."""

    name: str
    kind: str
    title: str = ""
    least: int | None = None
    most: int | None = None
    usual: int | None = None


class GameShown(Struct):
    """What a lobby shows of a game."""

    name: str
    title: str
    subtitle: str
    pitch: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    rules: int
    levels: list[Level]
    options: list[Option]


class WrittenRecord(Struct, forbid_unknown_fields=True):
    """A record to be checked."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class Check(Struct):
    """One thing that was looked at."""

    key: str
    good: bool
    message: str


class Verified(Struct):
    """The verdict on a record."""

    good: bool
    checks: list[Check]


class Picture(Struct, forbid_unknown_fields=True):
    """A link to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Progress(Struct, omit_defaults=True):
    """How far an analysis is, or the whole of it."""

    progress: float = 0.0
    analysis: dict[str, Any] | None = None


class Replayed(Struct):
    """A finished game line by line."""

    frames: list[dict[str, Any]]
