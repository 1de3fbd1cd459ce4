"""Whole recorded matches, one for each way to end: they replay, their draws check, and they end as they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.record import read
from ludoteca.table import Table

RECORDS = Path(__file__).parent / "records"
ENDS = {
    "one-try": ([1, 0], "tries"),
    "two-tries": ([2, 0], "tries"),
    "three-tries": ([3, 2], "tries"),
    "agreed-draw": ([0, 0], "agreed"),
    "resignation": ([0, 0], "resigned"),
    "cap": ([0, 0], "cap"),
}


def text(name: str) -> str:
    """A record as it is kept."""
    return (RECORDS / f"{name}.txt").read_text("utf-8")


def test_every_record_is_expected() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_record_replays_and_ends_as_it_says(name: str) -> None:
    scores, reason = ENDS[name]
    table = Table.rebuild(text(name))
    assert table.result is not None
    assert sorted(table.result.scores, reverse=True) == scores
    assert table.result.reason == reason
    assert table.result.written() == read(text(name)).value("Result")


@pytest.mark.parametrize("name", ENDS)
def test_a_rebuilt_table_writes_the_same_record(name: str) -> None:
    assert Table.rebuild(text(name)).record().write() == text(name)


@pytest.mark.parametrize("name", ["one-try", "two-tries", "three-tries"])
def test_the_scorer_stands_in_goal_with_the_ball(name: str) -> None:
    table = Table.rebuild(text(name))
    assert table.match is not None
    position = table.match.position()
    winner = position["result"]["winners"][0]
    scorer = position["ball"]
    assert scorer[0] == "rb"[winner]
    assert position["pieces"][scorer]["at"][1:] == ("12", "0")[winner]
    assert table.result is not None
    assert max(table.result.scores) == position["target"]
