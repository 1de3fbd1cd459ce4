"""Hidden facts that a step reveals, computed from positions and views of any game."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.table.views.hidden_info import hidden_parts, is_revealed

HELD = {"hands": [["fur", "peek"]], "played": [[]], "deck": {"fur": 2, "peek": 0}}
SEEN = {"hands": [2], "played": [0], "deck": 2}


def test_a_list_a_count_and_a_side_are_hidden() -> None:
    position = {**HELD, "tiles": {"4": {"up": "axe", "down": "food"}}}
    view = {**SEEN, "tiles": {"4": {"up": "axe", "down": None}}}
    assert hidden_parts(position, view) == {"/hands/0": 2, "/deck": 2, "/tiles/4/down": 1}


def test_a_sealed_choice_is_hidden_and_the_lack_of_one_is_not() -> None:
    assert hidden_parts({"laid": [1, None]}, {"laid": [True, False]}) == {"/laid/0": 1}
    assert hidden_parts({"laid": [4, None]}, {"laid": [4, False]}) == {}


def test_what_a_view_leaves_out_altogether_is_hidden() -> None:
    assert hidden_parts({"pieces": {"x": {"at": "c2", "down": 0}}}, {"pieces": {}}) == {"/pieces/x": 2}


CASES: list[tuple[str, Any, Any, bool]] = [
    ("nothing moves", HELD, SEEN, False),
    ("face down", {**HELD, "hands": [["peek"]], "played": [["fur"]]}, {**SEEN, "hands": [1], "played": [1]}, False),
    ("face up", {**HELD, "hands": [["peek"]], "played": [["fur"]]}, {**SEEN, "hands": [1], "played": [["fur"]]}, True),
    ("the whole hand", {**HELD, "hands": [[]]}, {**SEEN, "hands": [0]}, True),
]


@pytest.mark.parametrize(("name", "position", "view", "shown"), CASES, ids=[case[0] for case in CASES])
def test_cards_are_shown_when_fewer_are_hidden(name: str, position: Any, view: Any, shown: bool) -> None:
    assert is_revealed(hidden_parts(HELD, SEEN), hidden_parts(position, view), position) == shown


def test_a_side_turned_up_is_shown_even_if_another_is_turned_down() -> None:
    were = {"a": {"down": "axe"}, "b": {"down": "fur"}}
    before = hidden_parts(were, {"a": {"down": None}, "b": {"down": "fur"}})
    after = hidden_parts(were, {"a": {"down": "axe"}, "b": {"down": None}})
    assert is_revealed(before, after, were)
