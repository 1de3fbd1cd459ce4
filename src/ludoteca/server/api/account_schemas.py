"""Request and response bodies of the account and rating endpoints."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=1000)]
Device = Annotated[str, Meta(max_length=200)]
Session = Annotated[str, Meta(max_length=200)]
Challenge = Annotated[str, Meta(max_length=200)]


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
    """A session token with the password; without one the session must have been confirmed a short while ago."""

    session: Session
    password: Password | None = None


class Recover(Struct, forbid_unknown_fields=True):
    """A name, one of its recovery codes, and the new password."""

    name: Name
    code: Annotated[str, Meta(max_length=100)]
    password: Password


class AuthenticatorResponse(Struct, omit_defaults=True):
    """The response of an authenticator as browsers write it; other fields are ignored."""

    clientDataJSON: Annotated[str, Meta(max_length=8_000)]  # noqa: N815 (as WebAuthn names it)
    attestationObject: Annotated[str, Meta(max_length=50_000)] | None = None  # noqa: N815
    authenticatorData: Annotated[str, Meta(max_length=8_000)] | None = None  # noqa: N815
    signature: Annotated[str, Meta(max_length=8_000)] | None = None
    userHandle: Annotated[str, Meta(max_length=200)] | None = None  # noqa: N815


class PasskeyResponse(Struct):
    """A public key credential as browsers write it; other fields are ignored."""

    id: Annotated[str, Meta(max_length=2_000)]
    rawId: Annotated[str, Meta(max_length=2_000)]  # noqa: N815 (as WebAuthn names it)
    type: Annotated[str, Meta(max_length=100)]
    response: AuthenticatorResponse


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """The challenge of the options and what the browser returned for them."""

    challenge: Challenge
    credential: PasskeyResponse


class NewPasskey(PasskeySignIn, forbid_unknown_fields=True):
    """A passkey that the browser created, the `user.id` of the options, and a name for it."""

    session: Session
    name: Name
    handle: Annotated[str, Meta(max_length=200)]


class PasskeyRemoval(Struct, forbid_unknown_fields=True):
    """A session token and the id of one of the account's passkeys."""

    session: Session
    id: Annotated[str, Meta(max_length=2_000)]


class Confirmation(Struct, forbid_unknown_fields=True):
    """A session token with the password, or with a challenge and the passkey's response to it."""

    session: Session
    password: Password | None = None
    challenge: Challenge | None = None
    credential: PasskeyResponse | None = None


class SessionEnd(Struct, forbid_unknown_fields=True):
    """A session token and the id of another session to end; without an id, all others."""

    session: Session
    id: Annotated[str, Meta(max_length=100)] | None = None


class NoticesSeen(Struct, forbid_unknown_fields=True):
    """A session token and the number of the last notice that was shown."""

    session: Session
    number: int


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


class NewAccount(NewSession):
    """The first session of a new account and its recovery codes, which no later answer repeats."""

    codes: list[str]


class RecoveryCodes(Struct):
    """New recovery codes, which no later answer repeats; the former ones are invalid."""

    codes: list[str]


class PasskeyOptions(Struct):
    """The `publicKey` options of navigator.credentials.create() or get(), as JSON."""

    options: dict[str, Any]


class PasskeyInfo(Struct):
    """A passkey; `synced` says whether its provider copies it to other devices."""

    id: str
    name: str
    created: int
    used: int
    synced: bool


class SessionInfo(Struct):
    """A session: browser and system, how it began, when, its last use (to the hour), whether it is the asking one."""

    id: str
    device: str
    method: str
    created: int
    used: int
    current: bool


class NoticeInfo(Struct):
    """Something that happened to the account: what, from which browser and system, how, and when."""

    number: int
    kind: str
    device: str
    method: str
    at: int


class AccountSecurity(Struct):
    """How an account is entered: its sessions, passkeys, number of unused recovery codes, and latest notices."""

    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]
    codes: int
    notices: list[NoticeInfo]


class SignInMethods(Struct):
    """Whether this server has accounts, and the origin of the pages on which browsers can use passkeys, if any."""

    accounts: bool
    passkeys: str | None


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
    """Everything stored about an account except the hashes of its password, codes and sessions, and its public keys."""

    name: str
    created: int
    ratings: list[RatingInfo]
    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]
    codes: int
    notices: list[NoticeInfo]
    games: list[ExportedGame]
