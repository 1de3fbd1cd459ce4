"""Positions that no match could reach are refused with every fault, and what was written is read again."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core import discovery
from ludoteca.core.errors import ImpossiblePosition
from tests.games.kahmate.match_factory import duel, new, scene

Position = dict[str, Any]
GAME = discovery.game("kahmate")


def faults(position: Any) -> list[tuple[str, str]]:
    """The keys and paths of what is wrong."""
    try:
        GAME.parse(position)
    except ImpossiblePosition as error:
        return sorted((fault["key"], fault["path"]) for fault in error.faults)
    return []


def turn() -> Position:
    """An ordinary turn with a mover."""
    return scene("rn1", {"rn1": "d6", "bn1": "d8"}, moved={"rn1": 1}).position()


def exit_() -> Position:
    """A carrier that has just broken through."""
    match = scene("rt", {"rt": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    duel(match, 6, 1)
    return match.position()


def tackle() -> Position:
    """A tackle for which cards are owed."""
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "tackle rn1")
    return match.position()


def charge() -> Position:
    """A charge for which cards are owed."""
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    return match.position()


def touch_line_charge() -> Position:
    """A charge at the touch-line for which cards are owed; one side of the opponent's square is free."""
    match = scene("rn1", {"rn1": "g6", "bn1": "h6", "bs": "h7"})
    match.play(0, "charge E")
    return match.position()


def touch_line_exit() -> Position:
    """A carrier that has just broken through at the touch-line."""
    match = scene("rn1", {"rn1": "g6", "bn1": "h6", "bs": "h7"})
    match.play(0, "charge E")
    duel(match, 6, 1)
    return match.position()


def passing() -> Position:
    """A pass that can be intercepted."""
    match = scene("rn1", {"rn1": "d6", "rn2": "d4", "bn1": "d5"})
    match.play(0, "pass rn2")
    return match.position()


def intercepting() -> Position:
    """An interception for which cards are owed."""
    match = scene("rn1", {"rn1": "d6", "rn2": "d4", "bn1": "d5"})
    match.play(0, "pass rn2")
    match.play(1, "intercept bn1")
    return match.position()


def tackled_drop() -> Position:
    """A tackled carrier before its own in-goal."""
    match = scene("bn1", {"rn1": "d10", "bn1": "d11"})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    return match.position()


def charging_drop() -> Position:
    """A carrier before its own in-goal that was held up."""
    match = scene("rn1", {"rn1": "g1", "bn1": "g2"})
    match.play(0, "charge N")
    duel(match, 1, 6)
    return match.position()


def over() -> Position:
    """A match won."""
    match = scene("rn1", {"rn1": "h10"})
    match.play(0, "run rn1 h12")
    return match.position()


def setup() -> Position:
    """A line-up begun."""
    match = new()
    match.play(0, "put rn1 c2")
    return match.position()


def ball() -> Position:
    """Both line-ups stand."""
    match = new()
    for seat in (0, 1):
        for _ in range(7):
            match.play(seat, match.moves(seat)[0])
    return match.position()


QUESTIONS = (turn, exit_, tackle, charge, touch_line_charge, touch_line_exit, passing, intercepting)
EVERY = (*QUESTIONS, tackled_drop, charging_drop, over, setup, ball)


@pytest.mark.parametrize("make", EVERY)
def test_what_was_written_is_read_again(make: Callable[[], Position]) -> None:
    position = make()
    assert faults(position) == []
    assert GAME.position(GAME.parse(position)) == position


def put(position: Position, path: str, value: Any) -> None:
    """Change one place of a position."""
    *way, last = path.split("/")
    inner: Any = position
    for name in way:
        inner = inner[int(name)] if isinstance(inner, list) else inner[name]
    if value is ...:
        del inner[last]
    elif isinstance(inner, list):
        inner[int(last)] = value
    else:
        inner[last] = value


SPOILT: list[tuple[Callable[[], Position], str, Any, tuple[str, str]]] = [
    (turn, "pieces/rs", ..., ("missing-piece", "pieces/rs")),
    (turn, "pieces/rx", {"at": "a5", "down": 0}, ("unknown-piece", "pieces/rx")),
    (turn, "pieces/rn2/at", "d8", ("shared-square", "pieces/bn1/at")),
    (turn, "pieces/rn2/at", "d12", ("piece-in-goal", "pieces/rn2/at")),
    (turn, "pieces/rn2/at", "d0", ("piece-in-goal", "pieces/rn2/at")),
    (turn, "pieces/rn2/at", "i5", ("not-one-of-the-words", "pieces/rn2/at")),
    (turn, "ball", "d0", ("ball-in-goal", "ball")),
    (turn, "ball", "d8", ("ball-on-a-player", "ball")),
    (turn, "ball", None, ("no-ball", "ball")),
    (turn, "cards", [[1, 2], [1]], ("unequal-hands", "cards")),
    (turn, "cards/0", [], ("empty-hand", "cards/0")),
    (turn, "cards/1", [1, 1, 2, 3, 4, 5], ("card-twice", "cards/1")),
    (turn, "cards/1", [0, 1, 2, 3, 4, 5], ("not-a-number-in-range", "cards/1/0")),
    (turn, "pieces/rs/down", 3, ("impossible-down", "pieces/rs/down")),
    (turn, "pieces/rs/down", -1, ("impossible-down", "pieces/rs/down")),
    (turn, "pieces/rs/down", True, ("impossible-down", "pieces/rs/down")),
    (turn, "pieces/bs/down", 2, ("impossible-down", "pieces/bs/down")),
    (turn, "pieces/rs/down", 2, ("impossible-down", "pieces/rs/down")),
    (turn, "pieces/rn1/down", 1, ("impossible-down", "pieces/rn1/down")),
    (turn, "pending/moved", {"rn1": 1, "rn2": 1, "rs": 1}, ("more-than-two-movers", "pending/moved")),
    (turn, "pending/moved", {"rn1": 4}, ("more-spent-than-allowed", "pending/moved/rn1")),
    (turn, "pending/moved", {"rn1": 5}, ("more-spent-than-allowed", "pending/moved/rn1")),
    (turn, "pending/moved", {"rs": 3}, ("more-spent-than-allowed", "pending/moved/rs")),
    (turn, "pending/moved", {"rn1": 0}, ("not-a-number-in-range", "pending/moved/rn1")),
    (turn, "pending/moved", {"bn1": 1}, ("not-the-captains-player", "pending/moved/bn1")),
    (turn, "pending/stopped", ["rs"], ("stopped-not-moved", "pending/stopped/0")),
    (turn, "score", [1, 0], ("score-at-target", "score/0")),
    (turn, "score", [0, 2], ("score-at-target", "score/1")),
    (turn, "target", 4, ("not-a-number-in-range", "target")),
    (turn, "turn", 0, ("not-a-number-in-range", "turn")),
    (turn, "players", 3, ("not-a-number-in-range", "players")),
    (turn, "pending/seat", 1, ("wrong-seat", "pending/seat")),
    (turn, "pending/captain", ..., ("missing", "pending/captain")),
    (turn, "pending/kind", "nap", ("not-one-of-the-words", "pending/kind")),
    (tackle, "pending/laid", [1, 1], ("all-laid", "pending/laid")),
    (tackle, "pending/laid", [7, None], ("not-a-number-in-range", "pending/laid/0")),
    (tackle, "cards", [[1, 2], [3, 4]], ("none", "")),
    (tackle, "pending/pair", 3, ("not-a-number-in-range", "pending/pair")),
    (tackle, "pending/attacker", "rn2", ("impossible-question", "pending")),
    (tackle, "pending/stopped", [], ("impossible-question", "pending")),
    (tackle, "ball", "bn2", ("impossible-question", "pending")),
    (charge, "pending/direction", "E", ("impossible-question", "pending")),
    (charge, "pieces/bn2/at", "d8", ("impossible-question", "pending")),
    (charge, "pieces/bn1/down", 1, ("impossible-question", "pending")),
    (charge, "pending/moved", {"rn1": 3}, ("impossible-question", "pending")),
    (touch_line_charge, "pieces/bn2/at", "h5", ("impossible-question", "pending")),
    (touch_line_exit, "pieces/bn2/at", "h5", ("impossible-question", "pending")),
    (passing, "pending/receiver", "rs", ("impossible-question", "pending")),
    (passing, "pieces/bn1/down", 1, ("nobody-between", "pending")),
    (passing, "pending/seat", 0, ("wrong-seat", "pending/seat")),
    (intercepting, "pending/defender", "bn2", ("impossible-question", "pending/defender")),
    (intercepting, "pending/attacker", "rn2", ("impossible-question", "pending")),
    (exit_, "pending/direction", "W", ("none", "")),
    (exit_, "pieces/bn1/down", 0, ("impossible-question", "pending")),
    (exit_, "pieces/rn1/at", "d6", ("impossible-question", "pending")),
    (exit_, "pieces/rn1/at", "d7", ("shared-square", "pieces/rt/at")),
    (tackled_drop, "pending/barred", "c11", ("impossible-question", "pending")),
    (tackled_drop, "pending/seat", 0, ("wrong-seat", "pending/seat")),
    (tackled_drop, "ball", "bs", ("impossible-question", "pending")),
    (charging_drop, "pieces/rn1/down", 1, ("impossible-down", "pieces/rn1/down")),
    (over, "score", [0, 0], ("wrong-scores", "score")),
    (over, "ball", "h5", ("no-scorer", "ball")),
    (over, "pieces/rn1/at", "h11", ("piece-in-goal", "pieces/rn1/at")),
    (over, "pieces/bn1/at", "a0", ("piece-in-goal", "pieces/bn1/at")),
    (over, "result/winners", [1], ("wrong-result", "result")),
    (setup, "ball", "d6", ("too-early", "ball")),
    (setup, "pieces/rn1/at", "c3", ("off-the-setup-rows", "pieces/rn1/at")),
    (setup, "pieces/rn1/down", 1, ("impossible-down", "pieces/rn1/down")),
    (setup, "pending/ready", [True, False], ("ready-too-early", "pending/ready/0")),
    (setup, "pieces/rs", {"at": "a1", "down": 0}, ("put-out-of-order", "pieces/rs")),
    (setup, "cards/0", [1, 2], ("not-all-cards", "cards/0")),
    (setup, "turn", 5, ("not-a-number-in-range", "turn")),
    (ball, "pieces/bc", ..., ("missing-piece", "pieces/bc")),
    (ball, "ball", "b6", ("too-early", "ball")),
]


@pytest.mark.parametrize(("make", "path", "value", "fault"), SPOILT)
def test_a_fault_is_named_with_its_place(
    make: Callable[[], Position], path: str, value: Any, fault: tuple[str, str]
) -> None:
    position = make()
    before = copy.deepcopy(position)
    put(position, path, value)
    assert position != before
    found = faults(position)
    assert fault in found if fault[1] else found == []


def test_all_faults_are_listed_at_once() -> None:
    position = turn()
    put(position, "score", [1, 0])
    put(position, "pieces/bs/down", 2)
    put(position, "cards/0", [])
    put(position, "pending/stopped", ["rs"])
    keys = {key for key, _ in faults(position)}
    assert keys >= {"score-at-target", "impossible-down", "empty-hand", "unequal-hands", "stopped-not-moved"}


def test_a_finished_position_may_come_without_its_result() -> None:
    position = over()
    del position["result"]
    assert faults(position) == []
    assert GAME.parse(position).result() is not None


def test_hands_may_be_written_in_any_order() -> None:
    position = turn()
    put(position, "cards", [[6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6]])
    assert GAME.position(GAME.parse(position))["cards"] == [[1, 2, 3, 4, 5, 6]] * 2
