"""Matching of typed lines with moves."""

from __future__ import annotations

import pytest

from ludoteca.terminal.move_matching import completions, match_move, similar_moves

MOVES = ["move 2 NE", "move 2 E", "move 2 NW", "move 1 SE", "trap", "discard 1", "discard 2", "take 1", "take 12"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("move 2 NE", "move 2 NE"),
        ("  MOVE  2   ne ", "move 2 NE"),
        ("m2ne", "move 2 NE"),
        ("m 2 e", "move 2 E"),
        ("mov2e", "move 2 E"),
        ("m1s", "move 1 SE"),
        ("tr", "trap"),
        ("d2", "discard 2"),
        ("take 1", "take 1"),
        ("ta1", "take 1"),
        ("ta12", "take 12"),
    ],
)
def test_a_shortened_move_is_understood(text: str, move: str) -> None:
    assert match_move(text, MOVES).move == move


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("m2n", {"move 2 NE", "move 2 NW"}),
        ("m2", {"move 2 NE", "move 2 E", "move 2 NW"}),
        ("d", {"discard 1", "discard 2"}),
        ("t", {"trap", "take 1", "take 12"}),
    ],
)
def test_an_ambiguous_line_lists_what_it_could_be(text: str, candidates: set[str]) -> None:
    found = match_move(text, MOVES)
    assert found.move is None
    assert set(found.candidates) == candidates


@pytest.mark.parametrize("text", ["", "xyzzy", "move 9 NE", "2 ne"])
def test_nonsense_means_no_move(text: str) -> None:
    assert match_move(text, MOVES).move is None


def test_what_could_still_come_of_a_line_is_offered() -> None:
    assert completions("mo 2", MOVES) == ["move 2 NE", "move 2 E", "move 2 NW"]
    assert completions("", MOVES) == MOVES


def test_a_slip_finds_the_move_nearby() -> None:
    assert similar_moves("discrad 1", MOVES)[0] == "discard 1"
