"""What a game looks worth to a seat, and that the players act on it."""

from __future__ import annotations

import pytest

from ludoteca import search
from tests.games.mammut.match_factory import scene


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_seats_share_the_win(players: int) -> None:
    state = scene(players, {"centre": "tusk food fur"}).state
    assert sum(state.evaluate(seat) for seat in range(players)) == pytest.approx(1.0, abs=0.35)


def test_points_count() -> None:
    level = scene(3, {"centre": "tusk food"}).state.evaluate(0)
    assert scene(3, {"centre": "tusk food"}, points=[30, 10, 10]).state.evaluate(0) > level


def test_good_tiles_are_worth_more_than_others() -> None:
    poor = scene(3, {"p0": "bison", "p1": "bison", "centre": "tusk"}, seat=2).state.evaluate(0)
    rich = scene(3, {"p0": "tusk", "p1": "bison", "centre": "tusk"}, seat=2).state.evaluate(0)
    assert rich > poor


def test_the_strongest_level_answers_in_the_middle_of_a_taking() -> None:
    match = scene(3, {"centre": "tusk tusk food food fur axe fire"})
    player = search.player(match.game, "master")
    for step in range(40):
        if match.state.current_players() != [0]:
            break
        question = search.Question.of_match(match, 0)
        match.play(0, player.choose(question, search.Effort(60, str(step))).move)
    assert match.state.current_players() != [0]
