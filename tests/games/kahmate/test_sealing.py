"""Sealed choices at a table: taken back until the other captain has sealed too, and heard of by nobody."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.table import CONSENT, FREE, NOTHING, Table
from tests.games.kahmate.match_factory import scene


def table(position: dict[str, Any] | None = None) -> Table:
    """A table with two captains, lining up or at a position."""
    made = Table(
        "kahmate",
        2,
        {} if position else {"first": 0},
        ["North", "South"],
        chance=Chance.of_seed("seal"),
        position=position,
    )
    for seat in (0, 1):
        made.add_salt(seat, bytes([seat + 1]))
    made.start()
    return made


def tackled() -> Table:
    """Both captains owe a card."""
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "tackle rn1")
    return table(match.position())


def answer(at: Table, seat: int, move: str) -> None:
    """Submit a move to the decision that is open."""
    decision = at.decision(seat)
    assert decision is not None
    at.submit(seat, decision, move)


def heard(at: Table, viewer: int | None) -> str:
    """All that a viewer can learn from a table."""
    return json.dumps([at.update(viewer, 0), at.log(viewer)], sort_keys=True)


def test_a_card_can_be_taken_back_until_the_other_lies_too() -> None:
    for seat in (0, 1):
        at = tackled()
        answer(at, seat, "card 4")
        assert at.can_undo(seat) == FREE
        at.undo(seat)
        assert at.actors() == [0, 1]
        answer(at, seat, "card 2")
        answer(at, 1 - seat, "card 5")
        assert at.can_undo(seat) == CONSENT


def test_one_captains_answer_does_not_make_the_others_decision_stale() -> None:
    at = tackled()
    decision = at.decision(1)
    assert decision is not None
    answer(at, 0, "card 4")
    assert at.decision(1) == decision
    at.submit(1, decision, "card 3")


def test_nothing_that_others_hear_depends_on_a_laid_card() -> None:
    told = []
    for card in (1, 6):
        at = tackled()
        answer(at, 0, f"card {card}")
        told.append([heard(at, viewer) for viewer in (1, None)])
    assert told[0] == told[1]


def test_a_line_up_can_be_taken_back_until_both_are_ready() -> None:
    at = table()
    for move in ("put rn1 a1", "put rn2 b1", "put rs c1", "put rt d1", "put rf e1", "put rc f1", "ready"):
        answer(at, 0, move)
    assert at.can_undo(0) == FREE
    at.undo(0)
    at.undo(0)
    answer(at, 0, "put rc h2")
    answer(at, 0, "ready")
    assert at.update(0)["view"]["pieces"]["rc"]["at"] == "h2"
    assert at.can_undo(1) == NOTHING


def test_nothing_that_others_hear_depends_on_a_line_up() -> None:
    told = []
    for lane in "ah":
        at = table()
        answer(at, 0, f"put rn1 {lane}2")
        told.append([heard(at, viewer) for viewer in (1, None)])
    assert told[0] == told[1]
    for viewer in told[0]:
        assert "rn1" not in viewer
