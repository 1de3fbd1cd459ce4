"""What a match looks worth to a side, and that the players act on it."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import search
from ludoteca.core.match import Match
from tests.games.kahmate.match_factory import scene


def chosen(match: Match, seat: int, iterations: int = 400) -> search.Choice:
    question = search.Question.of_match(match, seat)
    return search.player(match.game, "master").choose(question, search.Effort(iterations, "x"))


def test_both_sides_share_the_win() -> None:
    state = scene("rt", {"rt": "d5"}).state
    assert state.evaluate(0) + state.evaluate(1) == pytest.approx(1.0)


def test_a_carrier_is_worth_more_the_nearer_the_in_goal() -> None:
    values = [scene("rt", {"rt": f"h{row}"}).state.evaluate(0) for row in (4, 5, 6, 7)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_players_in_the_way_count_against_the_carrier() -> None:
    free = scene("rt", {"rt": "d5"}).state.evaluate(0)
    assert scene("rt", {"rt": "d5", "bs": "d7", "bn1": "c7"}).state.evaluate(0) < free


def test_the_side_nearer_to_a_loose_ball_stands_better() -> None:
    assert scene("d6", {"rt": "d5"}).state.evaluate(0) > scene("d6", {"bt": "d7"}).state.evaluate(0)


def test_the_strongest_level_scores_when_it_can() -> None:
    match = scene("rf", {"rf": "h9"})
    match.play(0, chosen(match, 0).move)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_the_only_card_that_wins_is_laid() -> None:
    duel: dict[str, Any] = {"duel": "tackle", "attacker": "rs", "defender": "bf", "pair": 1, "laid": [None, None]}
    turn: dict[str, Any] = {"moved": {"rs": 1}, "stopped": ["rs"], "cards": [[1, 6], [4, 5]]}
    match = scene("bf", {"rs": "d5", "bf": "d6"}, kind="card", seat=0, **turn, **duel)
    assert chosen(match, 0).info["mixture"]["card 6"] > 0.9


def test_the_strongest_level_breaks_through_at_the_touch_line_when_that_leads_to_a_try() -> None:
    places = {"rt": "g10", "bf": "h10", "bs": "g11", "rs": "f10"}
    match = scene("rt", places, cards=[[5, 6], [1, 2]], moved={"rs": 2}, down={"bs": 1})
    assert chosen(match, 0).move == "charge E"
