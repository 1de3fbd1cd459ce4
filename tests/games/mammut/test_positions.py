"""Positions: every fault is found with its path, several at once; what was written is read back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import ImpossiblePosition
from ludoteca.games.mammut import codes, notation
from ludoteca.games.mammut.game import GAME
from tests.games.mammut.match_factory import divided, play, scene

Position = dict[str, Any]


def turn() -> Position:
    return scene(3, {"p1": "food axe"}, hands=["fur", "", ""]).position()


def two() -> Position:
    return scene(2, {"p1.1": "food axe", "p0.1": "tusk"}).position()


def taking() -> Position:
    match = scene(3, {"p1": "food axe"})
    play(match, "take 5", "take 7")
    return match.position()


def giving() -> Position:
    match = scene(3, {"p1": "food axe tusk"})
    play(match, "rob 1", "back 2")
    return match.position()


def choosing() -> Position:
    match, _ = divided(3, {"p0": "hare", "p1": "food"}, shaman="p0", played=["animal", "", ""])
    return match.position()


def drawing() -> Position:
    match = scene(3, {"p0": "axe", "p1": "axe"}, shaman="p0", seat=2)
    play(match, "take all")
    return match.position()


def dealing() -> Position:
    match, _ = divided(3, {"p0": "tusk", "p1": "food"}, shaman="p0")
    return match.position()


def over() -> Position:
    match, _ = divided(3, {"p0": "tusk", "p1": "food"}, shaman="p0", number=5)
    return match.position()


EVERY = [turn, two, taking, giving, choosing, drawing, dealing, over]


def put(path: str, value: Any) -> Callable[[Position], None]:
    """Write a value at a path."""

    def change(position: Position) -> None:
        *above, last = path.split("/")
        there: Any = position
        for name in above:
            there = there[int(name)] if isinstance(there, list) else there[name]
        there[int(last) if isinstance(there, list) else last] = value

    return change


def drop(path: str) -> Callable[[Position], None]:
    """Take a field away."""

    def change(position: Position) -> None:
        *above, last = path.split("/")
        there: Any = position
        for name in above:
            there = there[name]
        del there[last]

    return change


FAULTS = [
    (turn, drop("tiles/7"), "missing", "tiles/7"),
    (turn, put("tiles/32", {"up": "food", "down": "axe", "at": "centre"}), "unknown-handle", "tiles/32"),
    (turn, put("tiles/3/at", "p3"), "not-one-of-the-words", "tiles/3/at"),
    (turn, put("tiles/3/at", "p1.1"), "not-one-of-the-words", "tiles/3/at"),
    (two, put("tiles/3/at", "p1"), "not-one-of-the-words", "tiles/3/at"),
    (turn, put("tiles/3/up", "mammoth"), "not-one-of-the-words", "tiles/3/up"),
    (turn, put("tiles/3/up", "red"), "not-one-of-the-words", "tiles/3/up"),
    (turn, put("tiles/3/down", "bison"), "sides-alike", "tiles/3"),
    (turn, put("tiles/S/up", "food"), "not-one-of-the-words", "tiles/S/up"),
    (turn, put("tiles/S/down", "red"), "sides-alike", "tiles/S"),
    (turn, put("deck/peek", 2), "card-totals", "deck/peek"),
    (turn, put("hands/1", ["peek"]), "card-totals", "deck/peek"),
    (turn, put("hands/1", ["club"]), "not-one-of-the-words", "hands/1/0"),
    (turn, put("played/1", ["peek"]), "prey-card-played", "played/1"),
    (turn, put("points/1", -1), "not-a-number-in-range", "points/1"),
    (turn, put("furs/2", -1), "not-a-number-in-range", "furs/2"),
    (turn, put("points/1", True), "not-a-number-in-range", "points/1"),
    (turn, put("animals/0", ["hare", "hare"]), "twice", "animals/0/1"),
    (turn, put("animals/0", ["cat"]), "not-one-of-the-words", "animals/0/0"),
    (turn, put("round", 6), "not-a-number-in-range", "round"),
    (turn, put("round", 0), "not-a-number-in-range", "round"),
    (turn, put("first", 3), "not-a-number-in-range", "first"),
    (turn, put("knows/0", ["32"]), "not-one-of-the-words", "knows/0/0"),
    (turn, put("pending/kind", "flee"), "not-one-of-the-words", "pending/kind"),
    (turn, put("pending/seat", 1), "seat-cannot-act", "pending/seat"),
    (taking, put("pending/to", "p1"), "not-its-group", "pending/to"),
    (taking, put("pending/to", "centre"), "not-its-group", "pending/to"),
    (taking, put("pending/taken", ["5"]), "not-what-was-taken", "pending/taken"),
    (taking, put("pending/taken", []), "nothing-taken", "pending/taken"),
    (giving, put("pending/to", "p1"), "not-its-group", "pending/to"),
    (giving, put("pending/back", ["1"]), "not-in-the-centre", "pending/back"),
    (drawing, put("tiles/3/at", "centre"), "tile-in-the-centre", "tiles"),
    (choosing, put("tiles/3/at", "centre"), "tile-in-the-centre", "tiles"),
    (dealing, put("tiles/3/at", "centre"), "tile-in-the-centre", "tiles"),
    (drawing, put("pending/queue", []), "queue-length", "pending/queue"),
    (drawing, put("pending/queue", [1, 0]), "not-first-in-the-queue", "pending/seat"),
    (drawing, put("round", 5), "no-draws-in-the-last-round", "pending/kind"),
    (dealing, put("pending/seat", 0), "seat-at-a-deal", "pending/seat"),
    (choosing, put("pending/card", "fur"), "not-one-of-the-words", "pending/card"),
    (choosing, put("pending/card", "fur-animal"), "card-not-played", "pending/card"),
    (choosing, put("pending/given", ["1"]), "nothing-to-choose", "pending/seat"),
    (over, put("result/winners", [0, 1, 2]), "wrong-winners", "result/winners"),
    (over, put("round", 4), "too-early", "round"),
    (over, drop("result"), "missing", "result"),
]


@pytest.mark.parametrize(("make", "change", "key", "path"), FAULTS)
def test_an_impossible_position_is_refused(
    make: Callable[[], Position], change: Callable[[Position], None], key: str, path: str
) -> None:
    position = make()
    change(position)
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.parse(position)
    assert {"key": key, "path": path} in refused.value.faults


def test_four_or_five_players_have_no_round_1() -> None:
    position = scene(4, {}).position()
    position["round"] = 1
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.parse(position)
    assert refused.value.faults == [{"key": "not-a-number-in-range", "path": "round"}]


def test_faults_of_different_parts_are_listed_together() -> None:
    position = taking()
    for change in (put("points/0", -3), put("animals/1", ["cat"]), put("pending/taken", ["5"]), put("deck/flip", 0)):
        change(position)
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.parse(position)
    paths = {fault["path"] for fault in refused.value.faults}
    assert {"points/0", "animals/1/0", "pending/taken", "deck/flip"} <= paths


@pytest.mark.parametrize("make", EVERY)
def test_what_was_written_is_read_back(make: Callable[[], Position]) -> None:
    assert GAME.position(GAME.parse(make())) == make()


def test_the_codes_of_both_files_agree() -> None:
    text = Path(codes.__file__).with_name("c_codes.pxd").read_text("utf-8")
    compiled = {name: int(number) for name, number in re.findall(r"^    ([A-Z_]+) = (-?\d+)$", text, re.MULTILINE)}
    assert compiled == {name: value for name, value in vars(codes).items() if name.isupper()}


def test_every_action_has_words_of_its_own() -> None:
    assert len(notation.WORDS) == len(set(notation.WORDS)) == codes.ACTIONS
    for first, word in {
        codes.TAKE: "take 1",
        codes.TAKE_ALL: "take all",
        codes.DONE: "done",
        codes.BACK: "back 1",
        codes.ROB: "rob 0",
        codes.ROB_GROUP: "rob 0.1",
        codes.PLAY: "play fur",
        codes.PLAY_PEEK: "play peek 1",
        codes.PLAY_FLIP: "play flip 1",
        codes.PLAY_RETURN: "play return 0",
        codes.RETURN_GROUP: "play return 0.1",
        codes.CHOOSE: "choose bison",
        codes.CHOOSE_FOR: "choose bison 1",
        codes.SKIP: "skip",
    }.items():
        assert notation.WORDS[first] == word
