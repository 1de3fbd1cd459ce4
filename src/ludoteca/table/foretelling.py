"""Previews of a move, or of several in a row as far as the game can follow them from the seat's view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.dice import Dice
from ludoteca.core.errors import TableRefusal
from ludoteca.core.game import Game, View
from ludoteca.core.match import Match
from ludoteca.table.questions import would_be_final
from ludoteca.table.refusals import MoveRefused


class NotForeseen(TableRefusal):
    """A row of moves of which one shows something that can't be known beforehand."""

    key = "table-not-foreseen"


def foretell(match: Match, seat: int, moves: Sequence[str]) -> dict[str, Any]:
    """What the last of some moves would do after the others, and whether it is a point of no return."""
    game, view = match.game, match.view(seat)
    *earlier, last = moves
    for move in earlier:
        followed = game.foretold(view, seat, allowed(game, view, seat, move))
        if followed is None:
            raise NotForeseen(f"what follows {move!r} can't be known", move=move)
        view = followed
    action = allowed(game, view, seat, last)
    final = would_be_final(game, game.imagine(view, seat, Dice(0)), seat, action)
    return {"preview": game.preview(view, seat, action), "no_return": final}


def allowed(game: Game, view: View, seat: int, move: str) -> int:
    """The action of a move that a view allows; MoveRefused for others."""
    action = game.action(move)
    reason = game.reason(game.imagine(view, seat, Dice(0)), seat, action)
    if reason is not None:
        raise MoveRefused(game, move, reason)
    return action
