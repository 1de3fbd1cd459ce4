"""One test for each clause: a position, one action, facts."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.errors import NotLegal
from ludoteca.core.match import Match
from truffles.game import GAME
from truffles.rules import Truffles

START: dict[str, Any] = {
    "game": "truffles",
    "players": 2,
    "turn": 1,
    "first": 0,
    "hands": [[1, 5, 9], [2, 8, 12]],
    "box": [3, 4, 6, 7, 10, 11],
    "spent": [[], []],
    "found": [[], []],
    "pending": {"kind": "send", "seat": 0, "truffle": 4, "sealed": [None, None]},
}
LATE: dict[str, Any] = {
    **START,
    "turn": 3,
    "hands": [[1, 10, 11], [2, 3, 6]],
    "box": [4, 7],
    "spent": [[5, 9], [8, 12]],
    "found": [[1], [4]],
    "pending": {"kind": "send", "seat": 0, "truffle": 2, "sealed": [None, None]},
}


def sent(position: dict[str, Any], mine: int, yours: int) -> Truffles:
    """The state after both have sent a pig."""
    state = GAME.parse(position)
    state.apply_action(0, mine - 1)
    state.apply_action(1, yours - 1)
    return state


def test_1_2_each_farmer_gets_three_pigs() -> None:
    state = GAME.initial_state(2, {}, GAME.draw_setup(2, {}, Chance.of_seed("hands")))
    assert len(state.hand(0)) == len(state.hand(1)) == 3


def test_1_2_the_table_may_say_who_is_first() -> None:
    assert Match.new(GAME, 2, "first", {"first": 1}).position()["first"] == 1


def test_1_3_hands_the_box_and_sealed_pigs_are_secret() -> None:
    state = GAME.parse(START)
    state.apply_action(0, 4)
    view = GAME.view(state, 1)
    assert (view["hands"], view["box"], view["pending"]["sealed"]) == ([3, [2, 8, 12]], 6, [True, None])


def test_2_1_a_truffle_that_was_not_found_comes_up() -> None:
    state = sent(START, 9, 8)
    state.apply_chance(GAME.outcome("draw 3"))
    state.apply_chance(GAME.outcome("draw 4"))
    assert [GAME.outcome_word(outcome) for outcome, _ in state.chance_outcomes()] == ["dig 1", "dig 2", "dig 3"]


def test_2_2_only_a_pig_in_hand_is_sent() -> None:
    state = GAME.parse(START)
    assert GAME.moves(state, 0) == ["send 1", "send 5", "send 9"]
    with pytest.raises(NotLegal):
        state.apply_action(0, 1)


def test_2_2_a_sealed_choice_stands() -> None:
    state = GAME.parse(START)
    state.apply_action(1, 7)
    assert state.current_players() == [0]


def test_2_3_the_stronger_pig_finds_the_truffle() -> None:
    state = sent(START, 9, 8)
    position = GAME.position(state)
    assert (position["found"], position["spent"]) == ([[4], []], [[9], [8]])


def test_2_4_both_draw_the_first_farmer_first() -> None:
    state = sent({**START, "first": 1, "pending": {**START["pending"], "seat": 1}}, 9, 8)
    assert GAME.position(state)["pending"] == {"kind": "draw", "seat": 1}
    state.apply_chance(GAME.outcome("draw 3"))
    assert GAME.position(state)["pending"] == {"kind": "draw", "seat": 0}


def test_3_1_more_than_5_wins_at_once() -> None:
    result = sent(LATE, 1, 6).result()
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((1, 6), (1,), "heavier")


def test_3_2_with_5_each_both_win() -> None:
    state = sent({**LATE, "found": [[1], [3]]}, 1, 2)
    for word in ("draw 4", "draw 7", "dig 4"):
        state.apply_chance(GAME.outcome(word))
    state.apply_action(0, 10)
    state.apply_action(1, 2)
    result = state.result()
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((5, 5), (0, 1), "shared")
