"""The bodies of requests about accounts, and of their answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=1000)]
Session = Annotated[str, Meta(max_length=200)]


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class SessionOnly(Struct, forbid_unknown_fields=True):
    """Who asks."""

    session: Session


class PasswordChange(Struct, forbid_unknown_fields=True):
    """Who asks, with the password as it is and as it shall be."""

    session: Session
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Who asks, and the password, so that nobody else can."""

    session: Session
    password: Password


class SessionShown(Struct):
    """A new session, told this once, and the name as it is shown."""

    session: str
    name: str


class RatingShown(Struct):
    """What somebody's play of one game is worth, how uncertain that is, after how many games."""

    name: str
    game: str
    rating: int
    deviation: int
    games: int


class GameKept(Struct):
    """A seat at a table that is an account's; `about` is what the lobby shows of the table."""

    table: str
    seat: int
    about: dict[str, Any]


class GameExported(Struct):
    """The same with what was said from that seat, and the whole record once the game is over."""

    table: str
    seat: int
    about: dict[str, Any]
    said: list[str]
    record: str | None


class Exported(Struct):
    """Everything that is kept about an account, but for the digests of its password and its sessions."""

    name: str
    created: int
    ratings: list[RatingShown]
    games: list[GameExported]
