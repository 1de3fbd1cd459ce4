"""Every message that the server sends: answers, which repeat the request's id, and pushed messages, which have none."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Encoder

encode_bytes = Encoder().encode


def encode(message: Any) -> str:
    """A message as the text of one frame."""
    return encode_bytes(message).decode()


class Answer(Struct, kw_only=True):
    """An answer to one request; without further fields it means success."""

    id: str | int | UnsetType = UNSET


class Here(Struct):
    """The table that a connection joined: its seats, whether it is the host's, where it may sit, the table's summary.

    `salt` lists the seats whose device has yet to send its salt; `base` is the prefix of links to the table.
    """

    table: str
    seats: list[int]
    host: bool
    may_sit: list[int]
    salt: list[int]
    base: str
    about: Any


class Entered(Answer):
    """The answer to `enter`."""

    entered: Here


class Seated(Answer):
    """The answer to `sit`: the seat and its new token."""

    seat: int
    token: str


class Versioned(Answer):
    """The answer to a change of the table: the committed version."""

    version: int


class Previewed(Answer):
    """The answer to `preview`; `no_return` is true if the move could not be undone freely."""

    preview: dict[str, Any]
    no_return: bool | UnsetType = UNSET


class Reasoned(Answer):
    """The answer to `why`: the clause and its sentence if the move is not legal."""

    legal: bool
    rule: str | UnsetType = UNSET
    key: str | UnsetType = UNSET
    message: str | UnsetType = UNSET


class Hinted(Answer):
    """The answer to `hint`: the move and the bot's evaluation of it."""

    move: str
    info: dict[str, Any]


class Passed(Answer, rename={"secret": "pass"}):
    """The answer to `pass`: the token for another device."""

    secret: str


class Invited(Answer):
    """The answer to `invite`."""

    invite: str


class Logged(Answer):
    """The answer to `log`."""

    changes: list[dict[str, Any]]


class Wrong(Struct):
    """Why a request was refused: a key, its sentence, the clause if the rules refuse it, and the fields it mentions."""

    key: str
    message: str
    rule: str | UnsetType = UNSET
    fields: dict[str, Any] | UnsetType = UNSET


class Failed(Answer):
    """The answer to a request that was refused; it changed nothing."""

    error: Wrong


class Updated(Struct):
    """Pushed after every change: what a viewer may know."""

    update: dict[str, Any]


class Presence(Struct):
    """Whether each seat is connected, and the number of spectators."""

    seats: list[bool]
    watching: int


class People(Struct):
    """Pushed when a connection joins or leaves."""

    people: Presence


class ChatMessage(Struct, rename={"name": "from"}):
    """A chat message: its channel (`players` or `spectators`), its sender, and when in UTC milliseconds."""

    channel: str
    name: str
    seat: int | None
    text: str
    at: int


class Chatted(Struct):
    """Pushed when a message is sent in the connection's chat channel."""

    chat: ChatMessage


class Mute(Struct):
    """Why this connection must not write, and when that ends in UTC milliseconds; null means never."""

    reason: str
    until: int | None


class Muted(Struct):
    """Pushed on joining if this connection must not write, and when that begins or ends; null means it may."""

    muted: Mute | None


class NextTable(Struct):
    """The rematch, and the tokens of the seats that this connection holds there."""

    table: str
    tokens: dict[str, str]
    host: str | None = None


class Rematched(Struct):
    """Pushed when a rematch was created."""

    rematch: NextTable


class Wanted(Struct):
    """Pushed when a seat asks for a rematch, and on joining afterwards: all seats that did."""

    wanted: list[int]


class Opening(Struct):
    """A request to open a bot's seat: the seats that agreed, and those whose answer is missing."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class Openings(Struct):
    """Pushed when a request to open a bot's seat was made, answered or ended, and on joining: all pending ones."""

    opening: list[Opening]


class LostSeat(Struct):
    """A seat that this connection no longer holds."""

    seat: int


class Lost(Struct):
    """Pushed when a seat was moved to another device or freed; without a seat the connection is a spectator."""

    lost: LostSeat


class Moved(Struct):
    """Pushed when the host exchanged seats: those that this connection holds now."""

    moved: list[int]


class Reason(Struct):
    """Why the server closes the connection, and after how many milliseconds to reconnect; null means never."""

    key: str
    after: int | None = None


class Bye(Struct):
    """Pushed before the server closes the connection."""

    bye: Reason
