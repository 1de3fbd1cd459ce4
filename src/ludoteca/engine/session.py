"""One conversation: the game in progress, and the answer to each line.

Whatever is refused changes nothing: a request works on a copy, which takes the game's place once its
answer is written.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, BinaryIO

import ludoteca
from ludoteca import i18n, search
from ludoteca.core import discovery
from ludoteca.core.errors import BadRequest, Refused
from ludoteca.core.match import Match
from ludoteca.engine import answers, playing, seeing, thinking
from ludoteca.engine.answers import Answer
from ludoteca.engine.lines import lines
from ludoteca.engine.request import ABSENT, Reader, Request
from ludoteca.i18n import Translator

PROTOCOL = 1

Told = tuple[Answer, Match | None]


def hello(request: Request) -> Answer:
    """What is spoken here, the games, and their levels from weakest to strongest."""
    return {
        "protocol": PROTOCOL,
        "name": "ludoteca",
        "version": ludoteca.__version__,
        "games": discovery.names(),
        "levels": {name: search.levels(discovery.game(name)) for name in discovery.names()},
    }


ANYTIME: dict[str, Callable[[Request], Answer]] = {"hello": hello, "choose": thinking.choose}
BEGINNING: dict[str, Callable[[Request], tuple[Answer, Match]]] = {
    "new": playing.new,
    "load": playing.load,
    "replay": playing.read,
}
CHANGING: dict[str, Callable[[Match, Request], tuple[Answer, Match]]] = {
    "play": playing.play,
    "chance": playing.chance,
}
ASKING: dict[str, Callable[[Match, Request], Answer]] = {
    "state": playing.state,
    "odds": playing.odds,
    "record": playing.write,
    "perft": playing.count,
    "view": seeing.view,
    "why": seeing.why,
    "preview": seeing.preview,
    "think": thinking.think,
}
REQUESTS = sorted([*ANYTIME, *BEGINNING, *CHANGING, *ASKING])


class Session:
    """The game in progress, if there is one."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def answer(self, line: bytes | None) -> bytes | None:
        """The answer to a line, None being one that was too long; no answer to a blank one."""
        if line is not None and not line.strip(b" \t\r\n"):
            return None
        reader = Reader()
        translator = i18n.translator("en")
        try:
            request = read(reader, line)
            translator = answers.request_translator(request.fields)
            told, match = self.told(request)
            written = answers.encoded(_with_id(reader.id, told))
        except answers.Illegal as error:
            return _refused(reader.id, error.told(translator))
        except Refused as error:
            return _refused(reader.id, answers.refusal(error, translator))
        except Exception as error:
            return _refused(reader.id, internal(error, translator))
        self.match = match
        return written

    def told(self, request: Request) -> Told:
        """What a request is answered, and the game that is in progress afterwards."""
        asked = request.text("do")
        if asked in ANYTIME:
            return ANYTIME[asked](request), self.match
        if asked in BEGINNING:
            return BEGINNING[asked](request)
        if asked not in REQUESTS:
            close = get_close_matches(asked[:40], REQUESTS, n=1)
            raise BadRequest("no such request", key="unknown-request", do=asked, suggestions=close)
        if self.match is None:
            raise BadRequest("no game is in progress", key="no-game")
        if asked in CHANGING:
            return CHANGING[asked](self.match, request)
        return ASKING[asked](self.match, request), self.match


def read(reader: Reader, line: bytes | None) -> Request:
    """The request of a line."""
    if line is None:
        raise BadRequest("the line is too long", key="line-too-long")
    return reader.read(line)


def internal(error: Exception, translator: Translator) -> Answer:
    """A fault of ours: its place goes to standard error, nothing of the game anywhere."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    print(f"internal fault: {type(error).__name__} in {place.name}, line {place.lineno}", file=sys.stderr)
    return {"key": "internal", "message": translator.translate("error-internal")}


def _with_id(given: Any, told: Answer) -> Answer:
    return told if given is ABSENT else {"id": given, **told}


def _refused(given: Any, told: Answer) -> bytes:
    try:
        return answers.encoded(_with_id(given, {"error": told}))
    except (RecursionError, ValueError):
        return answers.encoded({"error": told})


def converse(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line until there are no more."""
    session = Session()
    for line in lines(source):
        answer = session.answer(line)
        if answer is not None:
            sink.write(answer)
            sink.flush()
