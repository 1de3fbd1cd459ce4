"""The parts of responses: the state of a match, and errors with their messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ludoteca import i18n
from ludoteca.core import discovery
from ludoteca.core.errors import BadRequest, NotLegal, Refused
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Reason
from ludoteca.core.match import Match
from ludoteca.i18n import Translator

Response = dict[str, Any]
MAX_ECHO_LENGTH = 200
MAX_MESSAGE_LENGTH = 2000


def state_response(match: Match, events: Sequence[Event] | None = None) -> Response:
    """The position, the seats that must act, their moves, and the result if there is one."""
    result = match.result
    response: Response = {
        "position": match.position(),
        "actors": match.current_players(),
        "moves": {str(seat): match.moves(seat) for seat in match.state.current_players()},
        "over": result is not None,
    }
    if result is not None:
        response["result"] = result.written()
    if events is not None:
        response["events"] = [event.whole() for event in events]
    return response


def error_response(error: Refused, translator: Translator) -> Response:
    """The key, message and fields of a refused request."""
    error.fields = {name: clipped(value) for name, value in error.fields.items()}
    return {"key": error.key, "message": translator.error_message(error)[:MAX_MESSAGE_LENGTH], **error.fields}


def illegal_move_fields(game: Game, reason: Reason, translator: Translator) -> Response:
    """The clause, key and message of an illegal move."""
    return {
        "rule": f"{game.meta.name} {reason.clause}",
        "key": reason.key,
        "message": translator.explain_refusal(game.meta.name, reason),
    }


class IllegalMove(Refused):
    """An illegal move, with the fields that the protocol gives it."""

    def __init__(self, match: Match, seat: int, move: str, error: NotLegal) -> None:
        super().__init__(str(error), key=NotLegal.key)
        self.game = match.game
        self.reason = match.why(seat, move)

    def response(self, translator: Translator) -> Response:
        """The error response with the clause and the reason's key."""
        if self.reason is None:
            return error_response(self, translator)
        fields = illegal_move_fields(self.game, self.reason, translator)
        return {"key": self.key, "message": fields["message"], "rule": fields["rule"], "reason": fields["key"]}


def clipped(value: Any) -> Any:
    """A value as it may be echoed: long strings are truncated, also inside lists and objects."""
    if isinstance(value, str):
        return value if len(value) <= MAX_ECHO_LENGTH else value[:MAX_ECHO_LENGTH] + "…"
    if isinstance(value, list):
        return [clipped(one) for one in value]
    if isinstance(value, dict):
        return {name: clipped(one) for name, one in value.items()}
    return value


def request_translator(fields: dict[str, Any]) -> Translator:
    """The translator of the requested language, else English, with the catalogue of the requested game loaded."""
    asked = fields.get("lang")
    if asked is not None and not isinstance(asked, str):
        raise BadRequest("lang is a text", key="bad-field", field="lang", wanted="text")
    translator = i18n.translator(i18n.supported_language(asked or ""))
    if fields.get("game") in discovery.names():
        translator.load_game(fields["game"])
    return translator


def encoded(response: Response) -> bytes:
    """The response as one line of JSON."""
    text = json.dumps(response, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        return text.encode() + b"\n"
    except UnicodeEncodeError:
        return json.dumps(response, allow_nan=False, separators=(",", ":")).encode() + b"\n"
