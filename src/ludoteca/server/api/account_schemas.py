"""Request and response bodies of the account and rating endpoints."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=1000)]
Device = Annotated[str, Meta(max_length=200)]
Session = Annotated[str, Meta(max_length=200)]


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class SignUp(Credentials, forbid_unknown_fields=True):
    """A name and its password, with an invitation on servers where members only may play."""

    invitation: Annotated[str, Meta(max_length=64)] | None = None


class SignIn(Credentials, forbid_unknown_fields=True):
    """A name and its password, with the token of a device that has signed in before."""

    device: Device | None = None


class SessionRequest(Struct, forbid_unknown_fields=True):
    """A session token."""

    session: Session


class PasswordChange(Struct, forbid_unknown_fields=True):
    """A session token with the present and the new password."""

    session: Session
    old: Password
    new: Password


class AccountDeletion(Struct, forbid_unknown_fields=True):
    """A session token with the password, which confirms the deletion."""

    session: Session
    password: Password


class NewSession(Struct):
    """The token of a new session, which no later answer repeats, and the account's name as it is shown.

    `device` is to be sent with the next sign-in from this device, which then has a limit of attempts of its own.
    """

    session: str
    name: str
    device: str


class OwnSanction(Struct):
    """A ban (`ban`) or mute (`mute`) of the account: its reason, and its end in UTC milliseconds or null for never."""

    kind: str
    reason: str
    until: int | None


class AccountStanding(Struct):
    """Whether the account is a host of the server, and the bans and mutes that apply to it."""

    host: bool
    sanctions: list[OwnSanction]


class PasswordChanged(Struct):
    """The device's new token; the old one became invalid with the old password."""

    done: bool
    device: str


class RatingInfo(Struct):
    """An account's rating in one game, its deviation, and the number of rated games."""

    name: str
    game: str
    rating: int
    deviation: int
    games: int


class OwnedGame(Struct, omit_defaults=True):
    """A seat of an account; `about` is the table's summary in the lobby."""

    table: str
    seat: int
    about: dict[str, Any]
    result: dict[str, Any] | None = None
    ended: int | None = None
    rating_change: int | None = None


class ExportedGame(Struct):
    """A seat of an account with its chat lines, and the record if the game is over."""

    table: str
    seat: int
    about: dict[str, Any]
    said: list[str]
    record: str | None


class AccountExport(Struct):
    """Everything stored about an account except the hashes of its password and sessions."""

    name: str
    created: int
    ratings: list[RatingInfo]
    games: list[ExportedGame]
