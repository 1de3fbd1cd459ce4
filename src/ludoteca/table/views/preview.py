"""Previews of a move, or of a sequence of moves as far as its outcome follows from the seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.errors import TableRefusal
from ludoteca.core.game import Game, View
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.table.decisions import is_irreversible
from ludoteca.table.validation import MoveRefused


class NotPredictable(TableRefusal):
    """A sequence of moves one of which reveals something unknown."""

    key = "table-not-foreseen"


def sequence_preview(match: Match, seat: int, moves: Sequence[str]) -> dict[str, Any]:
    """The preview of the last move after the others, and whether it could not be undone freely."""
    game, view = match.game, match.view(seat)
    *earlier, last = moves
    for move in earlier:
        next_view = game.predicted_view(view, seat, legal_action(game, view, seat, move))
        if next_view is None:
            raise NotPredictable(f"what follows {move!r} can't be known", move=move)
        view = next_view
    action = legal_action(game, view, seat, last)
    final = is_irreversible(game, game.resample(view, seat, Rng(0)), seat, action)
    return {"preview": game.preview(view, seat, action), "no_return": final}


def legal_action(game: Game, view: View, seat: int, move: str) -> int:
    """The action of a move that is legal in a view; MoveRefused for others."""
    action = game.action(move)
    reason = game.reason(game.resample(view, seat, Rng(0)), seat, action)
    if reason is not None:
        raise MoveRefused(game, move, reason)
    return action
