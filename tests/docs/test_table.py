"""The page on tables: its example runs, and its lists of fields and lines are those of the code."""

from __future__ import annotations

from typing import Any

from ludoteca.core.rng import Rng
from ludoteca.table import Table
from ludoteca.table.records import table_log
from tests.support.doc_pages import blocks, page, rows, section, words
from tests.support.table_factories import CROWDS, answer, started

PAGE = page("table")


def named(heading: str, columns: int = 2) -> set[str]:
    """The words in the first column of the tables under a heading."""
    return {word for cells in rows(section(PAGE, heading), columns) for word in words(cells[0])}


def test_the_example_runs() -> None:
    names: dict[str, Any] = {}
    for block in blocks(PAGE, "python"):
        exec(block, names)
    table = names["table"]
    assert isinstance(table, Table)
    assert table.phase == "playing"
    assert names["shown"] == table.chance.commitment()


def test_every_field_of_an_update_is_listed() -> None:
    table = started(CROWDS[0], 3)
    table.abandon()
    update = table.update(0, 0)
    assert named("Versions and updates") == set(update) | set(update["table"])


def test_every_key_of_a_change_is_documented() -> None:
    table = started(CROWDS[0], 3)
    seat, _ = answer(table, Rng(1))
    table.undo(seat)
    found = {key for change in table.log(seat) for key in change}
    assert found == {"version", "events", "by", "move", "table", "undone"}
    assert found <= set(words(section(PAGE, "Versions and updates")))


def test_every_line_of_the_tables_is_read() -> None:
    listed = [
        word
        for cells in rows(section(PAGE, "Records and snapshots"), 2)
        for word in words(cells[0])
        if word[0].islower()
    ]
    assert all(table_log.parsed(word, 4) for word in listed)
    assert {word.split()[0] for word in listed} == {
        *("seat", "hint", "pause", "resume", "propose", "agree", "refuse", "undo"),
        *("resign", "time", "draw", "cap", "abandon"),
    }


def test_every_header_is_listed() -> None:
    table = started(CROWDS[0], 3, cap=9, hints=False)
    listed = {word for word in named("Records and snapshots") if word[0].isupper()}
    usual = {"Game", "Rules", "Players", "Options", "Commitment", "Salts", "Result", "Position"}
    assert set(table.record().header) - usual <= listed
    assert listed == {"Seats", "Kinds", "Clock", "Cap", "Hints", "Substitute", "Gathered"}
