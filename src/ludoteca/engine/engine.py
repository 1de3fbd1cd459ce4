"""The engine of the text protocol: the match in progress and the response to each line.

A refused request changes nothing: requests work on a copy of the match, which replaces it once the response is
encoded.
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
from ludoteca.engine import match_requests, player_requests, responses, view_requests
from ludoteca.engine.line_reader import bounded_lines
from ludoteca.engine.request import ABSENT, Reader, Request
from ludoteca.engine.responses import Response
from ludoteca.i18n import Translator

PROTOCOL = 1

Outcome = tuple[Response, Match | None]


def hello(request: Request) -> Response:
    """The protocol version, the games, and their levels from weakest to strongest."""
    return {
        "protocol": PROTOCOL,
        "name": "ludoteca",
        "version": ludoteca.__version__,
        "games": discovery.names(),
        "levels": {name: search.levels(discovery.game(name)) for name in discovery.names()},
    }


STATELESS_REQUESTS: dict[str, Callable[[Request], Response]] = {"hello": hello, "choose": player_requests.choose}
START_REQUESTS: dict[str, Callable[[Request], tuple[Response, Match]]] = {
    "new": match_requests.new,
    "load": match_requests.load,
    "replay": match_requests.read,
}
CHANGE_REQUESTS: dict[str, Callable[[Match, Request], tuple[Response, Match]]] = {
    "play": match_requests.play,
    "chance": match_requests.chance,
}
QUERY_REQUESTS: dict[str, Callable[[Match, Request], Response]] = {
    "state": match_requests.state,
    "odds": match_requests.odds,
    "record": match_requests.write,
    "perft": match_requests.count,
    "view": view_requests.view,
    "why": view_requests.why,
    "preview": view_requests.preview,
    "think": player_requests.think,
}
REQUESTS = sorted([*STATELESS_REQUESTS, *START_REQUESTS, *CHANGE_REQUESTS, *QUERY_REQUESTS])


class Engine:
    """A protocol session with at most one match in progress."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def respond(self, line: bytes | None) -> bytes | None:
        """The response to a line; a line of None was too long, and a blank one gets no response."""
        if line is not None and not line.strip(b" \t\r\n"):
            return None
        reader = Reader()
        translator = i18n.translator("en")
        try:
            request = read(reader, line)
            translator = responses.request_translator(request.fields)
            response, match = self._handle(request)
            written = responses.encoded(_with_id(reader.id, response))
        except responses.IllegalMove as error:
            return _encoded_error(reader.id, error.response(translator))
        except Refused as error:
            return _encoded_error(reader.id, responses.error_response(error, translator))
        except Exception as error:
            return _encoded_error(reader.id, _internal_error(error, translator))
        self.match = match
        return written

    def _handle(self, request: Request) -> Outcome:
        """The response to a request, and the match in progress after it."""
        asked = request.text("do")
        if asked in STATELESS_REQUESTS:
            return STATELESS_REQUESTS[asked](request), self.match
        if asked in START_REQUESTS:
            return START_REQUESTS[asked](request)
        if asked not in REQUESTS:
            close = get_close_matches(asked[:40], REQUESTS, n=1)
            raise BadRequest("no such request", key="unknown-request", do=asked, suggestions=close)
        if self.match is None:
            raise BadRequest("no game is in progress", key="no-game")
        if asked in CHANGE_REQUESTS:
            return CHANGE_REQUESTS[asked](self.match, request)
        return QUERY_REQUESTS[asked](self.match, request), self.match


def read(reader: Reader, line: bytes | None) -> Request:
    """The request of a line."""
    if line is None:
        raise BadRequest("the line is too long", key="line-too-long")
    return reader.read(line)


def _internal_error(error: Exception, translator: Translator) -> Response:
    """The response to an internal error; only its place in the code goes to standard error."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    print(f"internal fault: {type(error).__name__} in {frame.name}, line {frame.lineno}", file=sys.stderr)
    return {"key": "internal", "message": translator.translate("error-internal")}


def _with_id(given: Any, response: Response) -> Response:
    return response if given is ABSENT else {"id": given, **response}


def _encoded_error(given: Any, response: Response) -> bytes:
    try:
        return responses.encoded(_with_id(given, {"error": response}))
    except (RecursionError, ValueError):
        return responses.encoded({"error": response})


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Respond to every line until the end of the input."""
    engine = Engine()
    for line in bounded_lines(source):
        response = engine.respond(line)
        if response is not None:
            sink.write(response)
            sink.flush()
