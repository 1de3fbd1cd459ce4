"""A finished table can be replayed from any perspective; an unfinished one cannot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteca.core.rng import Rng
from ludoteca.table import EVERYTHING, Table
from tests.support.table_factories import GAMES, answer, refused, started


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> Table:
    """A game some answers on, with a step taken back where that is free."""
    found = started(request.param, 2)
    for turn in range(4):
        seat, _ = answer(found, Rng(turn))
        if turn == 1 and found.can_undo(seat) == "free":
            found.undo(seat)
    return found


def test_nothing_is_replayed_before_the_end(table: Table) -> None:
    for perspective in (None, 0, 1, EVERYTHING):
        with refused("table-not-over"):
            table.replay(perspective)
    with refused("table-not-over"):
        table.rendered_replays()


@pytest.mark.parametrize("perspective", [None, 0, 1])
def test_each_line_shows_what_that_viewer_saw_then(table: Table, perspective: int | None) -> None:
    seen = {table.version: table.update(perspective)["view"]}
    answer(table, Rng(99))
    seen[table.version] = table.update(perspective)["view"]
    table.abandon()
    frames = list(table.replay(perspective))
    assert [frame["version"] for frame in frames] == list(range(table.start_version + 1, table.version + 1))
    views = {frame["version"]: frame.pop("view") for frame in frames}
    assert {version: views[version] for version in seen} == seen
    assert frames == table.log(perspective)[table.start_version :]


def test_everything_shows_the_positions_and_every_word(table: Table) -> None:
    table.abandon()
    assert table.match is not None
    frames = list(table.replay(EVERYTHING))
    assert frames[-1]["position"] == table.match.position()
    assert [f"{frame['by']} {frame['words']}" for frame in frames] == [
        f"{line.by} {line.words}" for line in table.record().lines
    ]


def test_unknown_perspectives_are_refused(table: Table) -> None:
    table.abandon()
    for perspective in (2, -1, "all", True):
        with refused("table-no-such-seat"):
            table.replay(perspective)


def test_rendered_replays_are_the_replays_of_all_viewers(table: Table) -> None:
    for turn in range(12):
        if table.phase == "playing":
            answer(table, Rng(turn))
    if table.phase == "playing":
        table.abandon()
    rendered = list(table.rendered_replays())
    assert len(rendered) == len(table.record().lines)
    for viewer in (None, EVERYTHING, 0, 1):
        assert [frames[viewer] for frames in rendered] == list(table.replay(viewer))


def test_a_finished_table_keeps_the_rules_number_of_its_record_and_an_unfinished_one_gets_the_present_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = table.game.meta.rules
    unfinished, snapshot = table.record().write(), table.snapshot()
    table.abandon()
    finished, frames = table.record().write(), list(table.replay(None))
    monkeypatch.setitem(vars(table.game), "meta", replace(table.game.meta, rules=rules + 1, replays=(rules, rules + 1)))
    assert Table.rebuild(finished).record().write() == finished
    assert list(Table.rebuild(finished).replay(None)) == frames
    assert Table.rebuild(unfinished, snapshot).record().value("Rules") == rules + 1
