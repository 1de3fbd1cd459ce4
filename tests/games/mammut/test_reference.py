"""Random games beside the second opinion: every legal list, every chance, every position."""

from __future__ import annotations

import random

import pytest

from ludoteca.core.match import Match
from tests.games.mammut.reference import ReferenceGame


def choose(moves: list[str], dice: random.Random) -> str:
    """A move; flips, of which there are hundreds, as likely as all other moves together."""
    flips = [move for move in moves if move.startswith("play flip")]
    others = [move for move in moves if not move.startswith("play flip")]
    return dice.choice(flips if flips and dice.random() < 0.3 else others)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(6))
def test_every_move_of_random_games_is_as_the_second_opinion_has_it(players: int, number: int) -> None:
    dice = random.Random(f"{players} {number}")
    match = Match.new("mammut", players, seed=f"beside {players} {number}", auto_chance=False)
    referee = ReferenceGame(match.position())
    while match.result is None:
        if match.current_players() == ["chance"]:
            assert match.chance_outcomes() == referee.odds()
            if match.chance_outcomes():
                outcome = dice.choice(match.chance_outcomes())[0]
                match.play_chance(outcome)
                referee.draw(outcome)
            else:
                match.play_chance()
                referee.deal(match.lines[-1].words)
        else:
            seat = match.state.seat
            moves = match.moves(seat)
            assert match.current_players() == [referee.p["pending"]["seat"]]
            assert sorted(moves) == sorted(referee.moves())
            move = choose(moves, dice)
            match.play(seat, move)
            referee.play(move)
        assert match.position() == referee.p
    assert match.result.written() == referee.p["result"]
