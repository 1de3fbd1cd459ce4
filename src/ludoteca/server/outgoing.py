"""Every message that a socket receives: answers, which repeat the request's id, and what is pushed, which has none."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import Encoder

encoder = Encoder()
NOTHING = Raw(b"null")


def encode(message: Any) -> bytes:
    """A message as the text of one frame."""
    return encoder.encode(message)


class Spelled:
    """The text of the last thing that was spelled out: the same object again costs nothing."""

    def __init__(self) -> None:
        self.thing: object = None
        self.text = NOTHING

    def of(self, thing: object) -> Raw:
        """The text of a thing that doesn't change while anybody has it."""
        if thing is not self.thing:
            self.thing, self.text = thing, Raw(encoder.encode(thing))
        return self.text

    def forget(self) -> None:
        """Hold on to nothing."""
        self.thing, self.text = None, NOTHING


class Answer(Struct, kw_only=True):
    """An answer to one request; alone it says that it was done."""

    id: str | int | UnsetType = UNSET


class Here(Struct):
    """Where a socket has come in: its seats, whether it is the host's, where it could sit, what everybody may know.

    `salt` are the seats whose device has yet to add its salt; `base` is what links to the table begin with.
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
    """The answer to `sit`: the seat and the token that opens it from now on."""

    seat: int
    token: str


class Versioned(Answer):
    """The answer to whatever changed the table: the version after it, which is on disk."""

    version: int


class Previewed(Answer):
    """The answer to `preview`; `no_return` tells whether the move could be taken back freely."""

    preview: dict[str, Any]
    no_return: bool | UnsetType = UNSET


class Reasoned(Answer):
    """The answer to `why`: the clause and its sentence if the move isn't allowed."""

    legal: bool
    rule: str | UnsetType = UNSET
    key: str | UnsetType = UNSET
    message: str | UnsetType = UNSET


class Hinted(Answer):
    """The answer to `hint`: the move, and what the bot thought of it."""

    move: str
    info: dict[str, Any]


class Passed(Answer, rename={"secret": "pass"}):
    """The answer to `pass`: the secret for another device."""

    secret: str


class Invited(Answer):
    """The answer to `invite`."""

    invite: str


class Logged(Answer):
    """The answer to `log`."""

    changes: list[dict[str, Any]]


class Wrong(Struct):
    """Why something was refused: a key, its sentence, the clause if the rules refuse it, and what it mentions."""

    key: str
    message: str
    rule: str | UnsetType = UNSET
    fields: dict[str, Any] | UnsetType = UNSET


class Failed(Answer):
    """The answer to a request that was refused and has changed nothing."""

    error: Wrong


class Updated(Struct):
    """Pushed after every change: what a viewer may know, as the table tells it."""

    update: dict[str, Any]


class Presence(Struct):
    """Whether each seat's device is connected, and how many watch."""

    seats: list[bool]
    watching: int


class People(Struct):
    """Pushed when somebody comes or goes."""

    people: Presence


class Line(Struct, rename={"name": "from"}):
    """Something that was said, by whom, and when in milliseconds since 1970."""

    room: str
    name: str
    seat: int | None
    text: str
    at: int


class Chatted(Struct):
    """Pushed when somebody says something in the room that the socket hears."""

    chat: Line


class NextTable(Struct):
    """The table of the next game, and the tokens of the seats that this socket holds there."""

    table: str
    tokens: dict[str, str]
    host: str | None = None


class Rematched(Struct):
    """Pushed when another game was made."""

    rematch: NextTable


class Wanted(Struct):
    """Pushed after the end when another seat wants a further game, and to whoever comes then: the seats that do."""

    wanted: list[int]


class LostSeat(Struct):
    """A seat that this socket no longer holds."""

    seat: int


class Lost(Struct):
    """Pushed when a seat was moved to another device or freed; the socket watches from then on."""

    lost: LostSeat


class Moved(Struct):
    """Pushed when the host exchanged seats: those that this socket holds now."""

    moved: list[int]


class Reason(Struct):
    """Why the server hangs up, and after how many milliseconds to come back; never if there are none."""

    key: str
    after: int | None = None


class Bye(Struct):
    """Pushed before the server closes the socket."""

    bye: Reason
