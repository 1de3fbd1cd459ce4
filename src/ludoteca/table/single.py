"""Questions with a single answer that everybody can see to be single: the table may give it by itself.

What everybody can see is what a spectator can. The answer counts as single only if it is the one legal move in
every one of some worlds imagined from the spectator's view with fixed dice, so whether the table answers, and
what, depends on nothing that is hidden from anybody. Where nothing is hidden there is only one world.
"""

from __future__ import annotations

from ludoteca.core.dice import Dice
from ludoteca.core.game import Game
from ludoteca.table.knowledge import Sight

WORLDS = 8


def single_answers(game: Game, sight: Sight) -> dict[int, str]:
    """The only move of each asked seat whose only move it must be for all that a spectator knows."""
    state = sight.state
    alone = {seat: state.legal(seat) for seat in state.actors()}
    found = {seat: list(moves) for seat, moves in alone.items() if len(moves) == 1}
    if not found:
        return {}
    view = sight.view(None)
    for world in range(0 if sight.is_open(None) else WORLDS):
        if not found:
            break
        imagined = game.imagine(view, None, Dice(world))
        found = {seat: moves for seat, moves in found.items() if list(imagined.legal(seat)) == moves}
    return {seat: game.word(moves[0]) for seat, moves in found.items()}
