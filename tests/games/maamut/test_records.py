"""Whole recorded games, one for each way to end: they verify, replay to their result, and can be made again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.record import read
from ludoteca.core.replay import replayed
from ludoteca.games.maamut import tiles
from ludoteca.table import Table
from ludoteca.table.records.verify import verify_record
from tests.games.maamut.make_records import AT_THE_TABLE, BY_RULES, RECORDS, cut_off, neighbours, written

FILES = sorted(RECORDS.glob("*.txt"))
REASONS = {"trap": "trap", "stuck": "survived", "all-out": "survived", "cut-off": "survived"}


def way(path: Path) -> tuple[str, int]:
    """How a record ends, and with how many players."""
    name, _, players = path.stem.rpartition("-")
    return name, int(players)


def test_there_is_a_record_for_each_way_to_end_and_number_of_players() -> None:
    assert {way(path) for path in FILES} == {
        (name, players) for name in (*BY_RULES, *AT_THE_TABLE) for players in (2, 3, 4)
    }


def test_the_script_writes_the_same_records_again() -> None:
    assert written() == {path.name: path.read_text("utf-8") for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_verifies_and_its_table_writes_it_again(path: Path) -> None:
    text = path.read_text("utf-8")
    assert verify_record(text).faults == []
    table = Table.rebuild(text)
    assert table.record().write() == text
    assert table.result is not None
    assert table.result.written() == read(text).value("Result")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_ends_as_its_name_says(path: Path) -> None:
    name, players = way(path)
    result = read(path.read_text("utf-8")).value("Result")
    is_left = name in ("resigned", "time") and players > 2
    assert ("left" in result) == is_left
    assert (result["reason"] in ("trap", "survived")) if is_left else result["reason"] == REASONS.get(name, name)
    if name in ("resigned", "time") and players == 2:
        assert len(result["winners"]) == 1
    if name in ("agreed", "cap", "abandoned"):
        assert result["winners"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mammoth_survives_in_three_different_ways(players: int) -> None:
    ends = {name: replayed(read((RECORDS / f"{name}-{players}.txt").read_text("utf-8"))) for name in BY_RULES}
    stuck = ends["stuck"].position()
    assert len(neighbours(stuck["terrain"], tiles.NAMES.index(stuck["mammoth"]))) <= 1
    assert not all(stuck["out"])
    assert all(ends["all-out"].position()["out"])
    apart = ends["cut-off"].position()
    hunters = {hunter for hunter in apart["hunters"] if hunter}
    assert hunters
    assert hunters <= cut_off(apart["terrain"])
