"""The browser's lesson: every position can be reached and every move it asks for is legal there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.table import Table

STEPS = json.loads((Path(__file__).parents[3] / "web/src/games/maamut/lesson.json").read_text("utf-8"))
RULEBOOK = (Path(__file__).parents[3] / "docs/rules/maamut.en.md").read_text("utf-8")


def study(position: dict[str, Any]) -> Table:
    """A table of two that begins with a position."""
    table = Table("maamut", 2, seats=["North", "South"], position=position, chance=Chance.of_seed("lesson"))
    for seat in range(2):
        table.add_salt(seat, b"lesson")
    table.start()
    return table


def reached(name: str) -> Table:
    """The table as it is when a step begins."""
    at = next(number for number, step in enumerate(STEPS) if step["name"] == name)
    begun = next(step for step in reversed(STEPS[: at + 1]) if "position" in step)
    return study(begun["position"])


@pytest.mark.parametrize("step", [step for step in STEPS if "want" in step], ids=lambda step: str(step["name"]))
def test_what_a_step_wants_is_legal(step: dict[str, Any]) -> None:
    assert set(step["want"]) <= set(reached(step["name"]).update(0)["moves"])


def test_what_others_answer_is_legal_after_a_wanted_move() -> None:
    (step,) = (step for step in STEPS if "then" in step)
    table = reached(step["name"])
    table.submit(0, table.update(0)["decision"], step["want"][0])
    for answer in step["then"]:
        table.submit(answer["seat"], table.update(answer["seat"])["decision"], answer["move"])


def test_the_last_move_of_the_lesson_wins() -> None:
    table = reached("win")
    table.submit(0, table.update(0)["decision"], "move 3 NE")
    assert table.update(0)["table"]["result"]["winners"] == [0]


def test_the_move_to_leave_alone_loses_the_hunter() -> None:
    (step,) = (step for step in STEPS if step["name"] == "bay")
    (left_out,) = {"move 2 SE"} & (set(reached("bay").update(0)["moves"]) - set(step["want"]))
    assert reached("bay").preview(0, left_out)["preview"]["out"] == [0]


def test_every_clause_named_stands_in_the_rulebook() -> None:
    assert [clause for step in STEPS for clause in step["rules"] if f"**{clause}**" not in RULEBOOK] == []
