"""What a viewer doesn't see, told in short, is what comparing the view with the position finds."""

from __future__ import annotations

import random

import pytest

from ludoteca.core.match import Match
from ludoteca.games.mammut import tiles
from ludoteca.games.mammut.view import Views
from ludoteca.table.views.hidden_info import hidden_parts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_3_3_the_gaps_told_in_short_are_those_a_comparison_finds(players: int) -> None:
    for seed in range(4):
        match = Match.new("mammut", players, seed=f"gaps {seed}")
        dice = random.Random(seed)
        while not match.state.is_over():
            shown = match.game.projection(match.state)
            assert isinstance(shown, Views)
            for viewer in (None, *range(players)):
                found = hidden_parts(shown.position(), shown.view(viewer))
                told = shown.gaps(viewer)
                single = {
                    f"/tiles/{handle}/down" for tile, handle in enumerate(tiles.HANDLES) if told.places >> tile & 1
                }
                assert told.number == sum(found.values()), (seed, viewer, found)
                assert single == {path for path in found if path.startswith("/tiles/")}
            seat = match.state.current_players()[0]
            match.play(seat, dice.choice(match.moves(seat)))
