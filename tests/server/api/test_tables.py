"""Tables over HTTP: a browser's own tables, and requests for new tables that are refused."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from ludoteca.server.observability import logs
from ludoteca.store import DATABASE_FILE
from tests.support.finished_tables import finished_table
from tests.support.server import Json, RunningServer, served, serving_in


@served
async def test_the_tables_of_a_browser_are_listed_with_its_seats_and_whose_turn_it_is(server: RunningServer) -> None:
    finished, _ = await finished_table(server)
    other = await server.table("North", "South", options={"first": 0})
    client = await server.enter(other, tokens=other["tokens"], salt="01")
    await client.update(0, lambda update: update["table"]["phase"] == "playing")
    held = [
        {"id": finished["id"], "tokens": finished["tokens"]},
        {"id": other["id"], "tokens": other["tokens"][1:]},
    ]
    over, playing = await server.post("/api/tables/mine", {"tables": held}, 200)
    assert (over["result"]["reason"], over["seats"], over["about"]["phase"]) == ("resigned", [0, 1], "over")
    assert (playing["actors"], playing["seats"], "mine" in playing) == ([0], [1], False)


@served
async def test_an_impossible_position_is_refused_with_its_faults(server: RunningServer) -> None:
    answer = await server.post("/api/tables", {"game": "maamut", "position": {"game": "maamut"}, "seats": []}, 400)
    assert answer["error"]["key"] == "impossible-position"
    assert answer["error"]["fields"]["faults"]


@pytest.mark.parametrize("summary", ["json_remove(summary, '$.seats')", "json_remove(summary, '$.phase')", "'[]'"])
def test_a_malformed_row_is_left_out_of_the_public_list_and_logged_by_its_mark(
    summary: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def listed() -> list[Json]:
        async with serving_in(tmp_path) as server:
            found: list[Json] = await server.get("/api/tables")
            return found

    async def create() -> list[str]:
        async with serving_in(tmp_path) as server:
            return [(await server.table("North", "open", public=True))["id"] for _ in range(3)]

    ids = asyncio.run(create())
    with sqlite3.connect(tmp_path / DATABASE_FILE) as database:
        database.execute(f"UPDATE tables SET summary = {summary} WHERE id = ?", (ids[1],))
    database.close()
    found = asyncio.run(listed())
    assert {one["id"] for one in found} == {ids[0], ids[2]}
    [warning] = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert logs.mark(ids[1]) in warning
    assert ids[1][:6] not in warning
