"""Publicly forced moves: decisions whose single legal move everybody can deduce.

A move counts as forced only if it is the single legal move in every one of WORLDS states sampled from the
spectator's view with fixed seeds. So whether a move is forced depends on nothing hidden. Without hidden facts one
state suffices.
"""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.table.views.hidden_info import StateViews

WORLDS = 8


def forced_moves(game: Game, views: StateViews) -> dict[int, str]:
    """The forced move of each asked seat that has one, computed once per state."""
    if views.forced is None:
        views.forced = _forced_moves(game, views)
    return views.forced


def _forced_moves(game: Game, views: StateViews) -> dict[int, str]:
    state = views.state
    legal = {seat: state.legal_actions(seat) for seat in state.current_players()}
    found = {seat: list(moves) for seat, moves in legal.items() if len(moves) == 1}
    if not found:
        return {}
    view = views.view(None)
    for world in range(0 if views.is_open(None) else WORLDS):
        if not found:
            break
        imagined = game.resample(view, None, Rng(world))
        found = {seat: moves for seat, moves in found.items() if list(imagined.legal_actions(seat)) == moves}
    return {seat: game.word(moves[0]) for seat, moves in found.items()}
