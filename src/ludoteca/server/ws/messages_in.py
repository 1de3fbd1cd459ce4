"""Every message that a client may send: one struct per kind, tagged by `do`; unknown fields are rejected."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

MAX_MOVE_LENGTH = 200
Token = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=MAX_MOVE_LENGTH)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=32)]
Salt = Annotated[str, Meta(max_length=128)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Lang = Annotated[str, Meta(max_length=16)]
Tokens = Annotated[list[Token], Meta(max_length=10)]


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What every message may have: an id, which its answer repeats."""

    id: str | int | None = None


class Enter(Request, tag="enter", rename={"pass_": "pass"}):
    """Join a table with the tokens for it; the first message of a connection, and only once."""

    table: Token
    tokens: Tokens = []
    host: Token | None = None
    invite: Token | None = None
    pass_: Token | None = None
    session: Annotated[str, Meta(max_length=200)] | None = None
    lang: Lang = "en"
    since: Annotated[dict[str, int], Meta(max_length=11)] = {}
    salt: Salt | None = None
    screen: bool = False


class Sit(Request, tag="sit"):
    """Take an open seat, or the seat that a pass is for."""

    seat: Seat
    name: Name
    salt: Salt


class AddSalt(Request, tag="salt"):
    """Add this device's salt for chance, in hexadecimal digits."""

    seat: Seat
    salt: Salt


class Play(Request, tag="play"):
    """Answer a decision; the same key again returns the same answer and plays nothing."""

    seat: Seat
    decision: Key
    move: Words
    key: Key | None = None


class Preview(Request, tag="preview"):
    """What a move, or several in a row, would do as far as the seat can know; without a move, the current state."""

    seat: Seat | None = None
    move: Words | None = None
    moves: Annotated[list[Words], Meta(max_length=64)] | None = None


class Why(Request, tag="why"):
    """Why a seat may not make a move."""

    seat: Seat
    move: Words


class Hint(Request, tag="hint"):
    """A bot's choice for what this seat knows; the record notes the request."""

    seat: Seat


class Undo(Request, tag="undo"):
    """Undo the seat's last answer, if that is free."""

    seat: Seat


class Propose(Request, tag="propose"):
    """Propose a draw, or that the seat's last answer be undone."""

    seat: Seat
    what: Words


class Agree(Request, tag="agree"):
    """Agree to what is proposed: a draw, an undo or a pause."""

    seat: Seat
    what: Words


class Refuse(Request, tag="refuse"):
    """Refuse what is proposed, or withdraw it."""

    seat: Seat
    what: Words


class Resign(Request, tag="resign"):
    """Resign."""

    seat: Seat


class Pause(Request, tag="pause"):
    """Ask for a pause; it begins when every other person has agreed."""

    seat: Seat


class Resume(Request, tag="resume"):
    """End a pause."""

    seat: Seat


class Away(Request, tag="away"):
    """Let a bot play until the owner is back."""

    seat: Seat
    level: Level | None = None


class Back(Request, tag="back"):
    """The owner plays again."""

    seat: Seat


class Leave(Request, tag="leave"):
    """Give the seat up for good; its token becomes invalid."""

    seat: Seat


class Pass(Request, tag="pass"):
    """Create a token with which one other device takes this seat over."""

    seat: Seat


class Consent(Request, tag="consent"):
    """Agree to open a bot's seat for a person during the game, or refuse it."""

    seat: Seat
    opening: Seat
    agree: bool


class Free(Request, tag="free"):
    """The host frees a seat; during a game a bot takes it."""

    seat: Seat


class Invite(Request, tag="invite"):
    """The host creates a new invitation; the old one becomes invalid."""


class PutBot(Request, tag="bot"):
    """The host puts a bot on an open seat; without a level, opens a bot's seat, if the other people agree."""

    seat: Seat
    level: Level | None = None


class Swap(Request, tag="swap"):
    """The host exchanges two seats before the game begins."""

    seat: Seat
    other: Seat


class Close(Request, tag="close"):
    """The host closes the table."""


class Chat(Request, tag="chat"):
    """Send a chat message: to the players if a seat is held, otherwise to the spectators."""

    text: Said
    seat: Seat | None = None


class ReportAbuse(Request, tag="report"):
    """Report the chat line that a seat, or a spectator, sent at a time; without a time, report the seat's name."""

    seat: Seat | None = None
    at: int | None = None


class Rematch(Request, tag="rematch"):
    """Ask for a rematch with rotated seats; it is created when every player has asked."""

    seat: Seat


class Log(Request, tag="log"):
    """All changes as a viewer may know them."""

    viewer: Seat | None = None


class Ping(Request, tag="ping"):
    """Check that the server answers."""


Message = (
    Enter | Sit | AddSalt | Play | Preview | Why | Hint | Undo | Propose | Agree | Refuse | Resign | Pause | Resume
    | Away | Back | Leave | Pass | Consent | Free | Invite | PutBot | Swap | Close | Chat | ReportAbuse
    | Rematch | Log | Ping
)  # fmt: skip

decode = Decoder(Message).decode
