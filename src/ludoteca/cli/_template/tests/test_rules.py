"""One test for each clause: a position, one action, facts."""

from __future__ import annotations

from typing import Any

import pytest
from newgame.game import GAME
from newgame.rules import NewGame

from ludoteca.core.chance import Chance
from ludoteca.core.errors import NotLegal

START: dict[str, Any] = {
    "game": "newgame",
    "players": 2,
    "turn": 1,
    "hands": [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
    "won": [[], []],
    "lost": [],
    "pending": {"kind": "bid", "seat": None, "prize": 4, "sealed": [None, None]},
}
LAST: dict[str, Any] = {
    **START,
    "turn": 5,
    "hands": [[5], [1]],
    "won": [[1, 2], [5]],
    "lost": [3],
    "pending": {"kind": "bid", "seat": None, "prize": 4, "sealed": [None, None]},
}


def after_bids(position: dict[str, Any], *cards: int) -> NewGame:
    """The state after each seat has bid a card."""
    state = GAME.parse(position)
    for seat, card in enumerate(cards):
        state.apply_action(seat, card - 1)
    return state


def test_1_1_each_player_has_the_cards_1_to_5() -> None:
    state = GAME.initial_state(3, {}, GAME.draw_setup(3, {}, Chance.of_seed("cards")))
    assert [state.hand(seat) for seat in range(3)] == [[1, 2, 3, 4, 5]] * 3


def test_1_2_the_prizes_lie_face_down() -> None:
    state = GAME.initial_state(2, {}, "setup")
    assert state.is_chance()
    assert "prize" not in GAME.view(state, None)["pending"]


def test_2_1_a_prize_that_is_left_is_turned_up() -> None:
    state = after_bids(START, 5, 4)
    words = [GAME.outcome_word(outcome) for outcome, _ in state.chance_outcomes()]
    assert words == ["turn-up 1", "turn-up 2", "turn-up 3", "turn-up 5"]


def test_2_2_only_a_card_in_hand_is_bid() -> None:
    state = GAME.parse(LAST)
    assert GAME.moves(state, 0) == ["bid 5"]
    with pytest.raises(NotLegal):
        state.apply_action(0, 0)


def test_2_2_a_sealed_card_stands_and_is_secret() -> None:
    state = GAME.parse(START)
    state.apply_action(1, 2)
    assert state.current_players() == [0]
    assert GAME.view(state, 0)["pending"]["sealed"] == [None, True]
    assert GAME.view(state, 1)["pending"]["sealed"] == [False, 3]


def test_2_3_the_highest_card_takes_the_prize() -> None:
    assert GAME.position(after_bids(START, 3, 2))["won"] == [[4], []]


def test_2_3_equal_highest_cards_take_nothing() -> None:
    position = GAME.position(after_bids(START, 3, 3))
    assert (position["won"], position["lost"]) == ([[], []], [4])


def test_2_4_cards_that_were_shown_are_out_of_the_game() -> None:
    assert GAME.position(after_bids(START, 3, 2))["hands"] == [[1, 2, 4, 5], [1, 3, 4, 5]]


def test_3_1_the_highest_sum_wins() -> None:
    result = after_bids(LAST, 5, 1).result()
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((7, 5), (0,), "most")


def test_3_1_equal_sums_share_the_win() -> None:
    result = after_bids({**LAST, "won": [[1], [5]], "lost": [2, 3]}, 5, 1).result()
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((5, 5), (0, 1), "shared")
