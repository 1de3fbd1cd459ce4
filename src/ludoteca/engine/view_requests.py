"""The requests whose responses may be shown to a seat; each is computed from that seat's view alone."""

from __future__ import annotations

from ludoteca.core.errors import BadRequest, NotLegal
from ludoteca.core.match import Match
from ludoteca.engine import responses
from ludoteca.engine.request import Request
from ludoteca.engine.responses import Response


def view(match: Match, request: Request) -> Response:
    """What a seat or a spectator may know."""
    return {"view": match.view(request.viewer(match.players))}


def why(match: Match, request: Request) -> Response:
    """Whether a seat may make a move, and if not the clause against it."""
    seat, move = request.seat(match.players), request.text("move")
    reason = match.why(seat, move)
    if reason is None:
        return {"legal": True}
    return {
        "legal": False,
        **responses.illegal_move_fields(match.game, reason, responses.request_translator(request.fields)),
    }


def preview(match: Match, request: Request) -> Response:
    """What a move would do as far as its seat can know; without one, the preview of the position."""
    viewer, move = request.viewer(match.players), request.text("move", None)
    if viewer is None and move is not None:
        raise BadRequest("a spectator has no moves", key="bad-field", field="seat", wanted="seat")
    try:
        return {"preview": match.preview(viewer, move)}
    except NotLegal as error:
        assert viewer is not None
        assert move is not None
        raise responses.IllegalMove(match, viewer, move, error) from error
