"""What answers are made of: the state of a match, and refusals with their sentences."""

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

Answer = dict[str, Any]
LONGEST_ECHO = 200
LONGEST_MESSAGE = 2000


def state(match: Match, events: Sequence[Event] | None = None) -> Answer:
    """The position, who must act, what they may do, and the result if there is one."""
    result = match.result
    told: Answer = {
        "position": match.position(),
        "actors": match.actors(),
        "moves": {str(seat): match.moves(seat) for seat in match.state.actors()},
        "over": result is not None,
    }
    if result is not None:
        told["result"] = result.written()
    if events is not None:
        told["events"] = [event.whole() for event in events]
    return told


def refusal(error: Refused, translator: Translator) -> Answer:
    """A refused request: its key, its sentence and its fields."""
    error.fields = {name: clipped(value) for name, value in error.fields.items()}
    return {"key": error.key, "message": translator.error_message(error)[:LONGEST_MESSAGE], **error.fields}


def illegal(game: Game, reason: Reason, translator: Translator) -> Answer:
    """The clause, the key and the sentence of a move that isn't legal."""
    return {
        "rule": f"{game.meta.name} {reason.clause}",
        "key": reason.key,
        "message": translator.explain_refusal(game.meta.name, reason),
    }


class Illegal(Refused):
    """A move that isn't legal, with what the protocol tells of it."""

    def __init__(self, match: Match, seat: int, move: str, error: NotLegal) -> None:
        super().__init__(str(error), key=NotLegal.key)
        self.game = match.game
        self.reason = match.why(seat, move)

    def told(self, translator: Translator) -> Answer:
        """The refusal with the clause and the reason's own key."""
        if self.reason is None:
            return refusal(self, translator)
        told = illegal(self.game, self.reason, translator)
        return {"key": self.key, "message": told["message"], "rule": told["rule"], "reason": told["key"]}


def clipped(value: Any) -> Any:
    """A value as it may be echoed: long texts are cut, also inside lists and objects."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST_ECHO else value[:LONGEST_ECHO] + "…"
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


def encoded(answer: Answer) -> bytes:
    """One line of JSON."""
    text = json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        return text.encode() + b"\n"
    except UnicodeEncodeError:
        return json.dumps(answer, allow_nan=False, separators=(",", ":")).encode() + b"\n"
