"""The requests whose answers may be shown to a seat: each is answered from that seat's view alone."""

from __future__ import annotations

from ludoteca.core.errors import BadRequest, NotLegal
from ludoteca.core.match import Match
from ludoteca.engine import answers
from ludoteca.engine.answers import Answer
from ludoteca.engine.request import Request


def view(match: Match, request: Request) -> Answer:
    """What a seat, or a spectator, may know."""
    return {"view": match.view(request.viewer(match.players))}


def why(match: Match, request: Request) -> Answer:
    """Whether a seat may make a move, and if not by which clause."""
    seat, move = request.seat(match.players), request.text("move")
    reason = match.why(seat, move)
    if reason is None:
        return {"legal": True}
    return {"legal": False, **answers.illegal(match.game, reason, answers.request_translator(request.fields))}


def preview(match: Match, request: Request) -> Answer:
    """What a move would do as far as its seat can know; without one, the state as it is."""
    viewer, move = request.viewer(match.players), request.text("move", None)
    if viewer is None and move is not None:
        raise BadRequest("a spectator has no moves", key="bad-field", field="seat", wanted="seat")
    try:
        return {"preview": match.preview(viewer, move)}
    except NotLegal as error:
        assert viewer is not None
        assert move is not None
        raise answers.Illegal(match, viewer, move, error) from error
