"""Every message that a socket may send: one struct a kind, told apart by `do`; unknown fields are refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

LONGEST_WORDS = 200
Token = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=LONGEST_WORDS)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=32)]
Salt = Annotated[str, Meta(max_length=128)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Lang = Annotated[str, Meta(max_length=16)]
Tokens = Annotated[list[Token], Meta(max_length=10)]


class Asked(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What every message may have: an id, which its answer repeats."""

    id: str | int | None = None


class Enter(Asked, tag="enter", rename={"pass_": "pass"}):
    """Come to a table, with whatever opens seats there; the first message of a socket, and once only."""

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


class Sit(Asked, tag="sit"):
    """Sit down on an open seat, or on the one that a pass is for."""

    seat: Seat
    name: Name
    salt: Salt


class AddSalt(Asked, tag="salt"):
    """Add what this device contributes to every draw, in hexadecimal digits."""

    seat: Seat
    salt: Salt


class Play(Asked, tag="play"):
    """Answer a decision; the same key again gives the same answer and plays nothing."""

    seat: Seat
    decision: Key
    move: Words
    key: Key | None = None


class Preview(Asked, tag="preview"):
    """What a move, or several in a row, would do, or how things stand, as far as the seat can know."""

    seat: Seat | None = None
    move: Words | None = None
    moves: Annotated[list[Words], Meta(max_length=64)] | None = None


class Why(Asked, tag="why"):
    """Why a seat may not make a move."""

    seat: Seat
    move: Words


class Hint(Asked, tag="hint"):
    """What a bot would do with what this seat knows; the record says that it was asked."""

    seat: Seat


class Undo(Asked, tag="undo"):
    """Take the seat's last answer back, if that is free."""

    seat: Seat


class Propose(Asked, tag="propose"):
    """Propose a draw, or that the seat's last answer be taken back."""

    seat: Seat
    what: Words


class Agree(Asked, tag="agree"):
    """Agree to what is proposed: a draw, an undo or a pause."""

    seat: Seat
    what: Words


class Refuse(Asked, tag="refuse"):
    """Refuse what is proposed, or withdraw it."""

    seat: Seat
    what: Words


class Resign(Asked, tag="resign"):
    """Give up."""

    seat: Seat


class Pause(Asked, tag="pause"):
    """Ask for a pause; it begins when every other person has agreed."""

    seat: Seat


class Resume(Asked, tag="resume"):
    """Go on after a pause."""

    seat: Seat


class Away(Asked, tag="away"):
    """Let a bot play until the owner is back."""

    seat: Seat
    level: Level | None = None


class Back(Asked, tag="back"):
    """The owner plays again."""

    seat: Seat


class Leave(Asked, tag="leave"):
    """Give the seat up for good; its token opens nothing from then on."""

    seat: Seat


class Pass(Asked, tag="pass"):
    """Make a secret with which one other device takes this seat over."""

    seat: Seat


class Free(Asked, tag="free"):
    """The host takes a seat from whoever has it and opens it again."""

    seat: Seat


class Invite(Asked, tag="invite"):
    """The host makes a new invitation; the old one opens nothing from then on."""


class PutBot(Asked, tag="bot"):
    """The host puts a bot on an open seat, or opens a bot's seat by giving no level."""

    seat: Seat
    level: Level | None = None


class Swap(Asked, tag="swap"):
    """The host exchanges what two seats hold, before the game begins."""

    seat: Seat
    other: Seat


class Close(Asked, tag="close"):
    """The host closes the table."""


class Chat(Asked, tag="chat"):
    """Say something: to the players if a seat is held, otherwise to those who watch."""

    text: Said
    seat: Seat | None = None


class Rematch(Asked, tag="rematch"):
    """Ask for another game with the seats rotated; it is made when everybody has asked."""

    seat: Seat


class Log(Asked, tag="log"):
    """All changes as a viewer may know them."""

    viewer: Seat | None = None


class Ping(Asked, tag="ping"):
    """Ask for a sign of life."""


Message = (
    Enter | Sit | AddSalt | Play | Preview | Why | Hint | Undo | Propose | Agree | Refuse | Resign | Pause | Resume
    | Away | Back | Leave | Pass | Free | Invite | PutBot | Swap | Close | Chat | Rematch | Log | Ping
)  # fmt: skip

decode = Decoder(Message).decode
