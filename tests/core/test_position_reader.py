"""Positions read by a declared shape: every fault has its path, and only what is written the same again is read."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.cli.new_game import write_game
from ludoteca.core.errors import ImpossiblePosition
from ludoteca.core.position_reader import differences, nullable, per_seat, seat, truth, whole, word
from ludoteca.core.validation import Validator

START: dict[str, Any] = {
    "game": "sheaves",
    "players": 2,
    "turn": 1,
    "hands": [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
    "won": [[], []],
    "lost": [],
    "pending": {"kind": "bid", "seat": None, "prize": 4, "sealed": [None, 2]},
}
ASKED = START["pending"]
FAULTS: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "a wrong type": ({"turn": "1"}, [("not-a-number-in-range", "turn")]),
    "a truth value for a number": ({"turn": True}, [("not-a-number-in-range", "turn")]),
    "two faults": ({"players": 9, "lost": None}, [("not-a-number-in-range", "players"), ("not-a-list", "lost")]),
    "another game": ({"game": "chess"}, [("not-one-of-the-words", "game")]),
    "an unknown question": ({"pending": {**ASKED, "kind": "x"}}, [("not-one-of-the-words", "pending/kind")]),
    "a wrong order": ({"hands": [[2, 1, 3, 4, 5], [1, 2, 3, 4, 5]]}, [("not-ascending", "hands/0")]),
    "too few seats": ({"won": [[]]}, [("not-a-list-of-that-length", "won")]),
    "a field of nobody's": ({"extra": 1}, [("does-not-fit", "extra")]),
    "a prize in two places": ({"won": [[5], []], "lost": [5]}, [("wrong-turn", "turn")]),
    "no such card": ({"pending": {**ASKED, "sealed": [None, 6]}}, [("not-a-number-in-range", "pending/sealed/1")]),
    "a seat that is not asked": ({"pending": {**ASKED, "seat": 0}}, [("does-not-fit", "pending/seat")]),
    "a result too early": ({"result": {}}, [("does-not-fit", "result")]),
}  # fmt: skip


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The game that new-game writes; its positions are read by a shape."""
    folder = tmp_path_factory.mktemp("sheaves")
    write_game("sheaves", "Sheaves", folder)
    sys.path.insert(0, str(folder / "src"))
    from sheaves.game import GAME  # type: ignore[import-not-found]

    yield GAME
    sys.path.remove(str(folder / "src"))
    for name in [name for name in sys.modules if name.split(".")[0] == "sheaves"]:
        del sys.modules[name]


def test_a_position_is_read_and_written_the_same(game: Any) -> None:
    state = game.parse(START)
    assert game.position(state) == START
    assert state.current_players() == [0]


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_has_a_key_and_its_path(game: Any, name: str) -> None:
    changes, expected = FAULTS[name]
    with pytest.raises(ImpossiblePosition) as refused:
        game.parse({**START, **changes})
    found = [(fault["key"], fault["path"]) for fault in refused.value.faults]
    assert set(expected) <= set(found)


@pytest.mark.parametrize("junk", [None, [], "x", 1, {"game": "sheaves"}])
def test_what_is_no_position_is_refused(game: Any, junk: Any) -> None:
    with pytest.raises(ImpossiblePosition):
        game.parse(junk)


@pytest.mark.parametrize(
    ("shape", "good", "bad"),
    [
        (whole(2, 4), 3, 5),
        (seat(), 1, 2),
        (truth(), False, 0),
        (word("up", "down"), "down", "left"),
        (nullable(whole()), None, "x"),
        (per_seat(whole()), [1, 2], [1, 2, 3]),
    ],
)
def test_a_shape_returns_what_fits_and_adds_a_fault_for_the_rest(shape: Any, good: Any, bad: Any) -> None:
    faults = Validator()
    assert shape(good, "at", 2, faults) == good
    assert faults.found == []
    shape(bad, "at", 2, faults)
    assert [fault["path"] for fault in faults.found] == ["at"]


def test_differences_are_paths_and_distinguish_types() -> None:
    assert differences({"a": [1, 2], "b": 0}, {"a": [1, 3], "c": 0}) == ["a/1", "c", "b"]
    assert differences([True], [1]) == ["0"]
    assert differences([1, 2], [1]) == [""]
