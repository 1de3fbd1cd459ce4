"""Replays of finished tables: rendered on demand, cached within bounds, stored by `ludoteca render-replays` only."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.server.accounts.anonymisation import Anonymiser
from ludoteca.server.live.replays import FrameCache, ReplayService
from ludoteca.store import TableId
from ludoteca.table import Table
from tests.support.finished_tables import change_rules_version, finished_table
from tests.support.server import Json, RunningServer, served, serving_in

VIEWERS = ("0", "1", "spectator", "everything")
LATE_NAME = "West-here"


async def replays_of(server: RunningServer, table: Json) -> dict[str, Any]:
    """The replay of a table for every viewer, over HTTP."""
    return {viewer: await server.get(f"/api/tables/{table['id']}/replay?eyes={viewer}") for viewer in VIEWERS}


async def table_with_late_player(server: RunningServer) -> Json:
    """A finished game whose record names a player who took a seat during the game."""
    table = await server.table("North", "South")
    client = await server.enter(table, tokens=table["tokens"], salt="01", host=table["host"])
    await client.update(0, lambda update: update["table"]["phase"] == "playing")
    assert "version" in await client.do("free", seat=1)
    assert "version" in await client.do("bot", seat=1)
    west = await server.enter(table, invite=table["invite"])
    assert "token" in await west.do("sit", seat=1, name=LATE_NAME, salt="02")
    await client.do("resign", seat=0)
    await west.update(1, lambda update: update["table"]["phase"] == "over")
    return table


# Storage


@served
async def test_neither_the_end_of_a_game_nor_a_replay_stores_frames(server: RunningServer) -> None:
    table, _ = await finished_table(server)
    store, id = server.components.store, TableId(table["id"])
    assert [await store.replay(id, viewer) for viewer in VIEWERS] == [None] * len(VIEWERS)
    assert all(replay["frames"] for replay in (await replays_of(server, table)).values())
    assert [await store.replay(id, viewer) for viewer in VIEWERS] == [None] * len(VIEWERS)
    assert await store.tables_without_replays() == [id]


# Rules that are no longer installed


async def unfinished_and_finished_table(folder: Path) -> tuple[Json, Json, dict[str, Any]]:
    """A table in play and one that is over, on a server that has stopped, with the replays of the latter."""
    async with serving_in(folder) as server:
        playing = await server.table("North", "South")
        client = await server.enter(playing, tokens=playing["tokens"], salt="01")
        await client.play((await client.update(0))["actors"][0])
        over, _ = await finished_table(server)
        return playing, over, await replays_of(server, over)


def test_rendered_replays_and_records_are_shown_after_the_rules_changed(tmp_path: Path) -> None:
    async def upgrade() -> None:
        playing, over, shown = await unfinished_and_finished_table(tmp_path)
        assert await asyncio.to_thread(main, ["render-replays", "--data", str(tmp_path)]) == 0
        await change_rules_version(tmp_path, playing, over)
        async with serving_in(tmp_path) as server:
            for table in (playing, over):
                client = await server.socket()
                request = {"table": table["id"], "tokens": table["tokens"], "lang": "fr"}
                assert await client.refused("enter", **request) == "server-rules-changed"
            held = [{"id": table["id"], "tokens": table["tokens"]} for table in (playing, over)]
            mine = await server.post("/api/tables/mine", {"tables": held}, 200)
            assert [one["about"]["phase"] for one in mine] == ["over", "over"]
            assert [one["result"]["reason"] for one in mine] == ["abandoned", "resigned"]
            assert await replays_of(server, over) == shown
            assert "table resign 1" in await server.get(f"/api/tables/{over['id']}/record")
            record = await server.get(f"/api/tables/{playing['id']}/record")
            assert '"reason":"abandoned"' in record
            assert record.splitlines()[-2].endswith("table abandon")
            assert record.splitlines()[-1].startswith("secret ")

    asyncio.run(upgrade())


def test_without_rendered_replays_a_game_of_other_rules_has_a_record_and_no_frames(tmp_path: Path) -> None:
    async def upgrade() -> None:
        _, over, _ = await unfinished_and_finished_table(tmp_path)
        await change_rules_version(tmp_path, over)
        async with serving_in(tmp_path) as server:
            assert await replays_of(server, over) == {viewer: {"frames": []} for viewer in VIEWERS}
            assert "table resign 1" in await server.get(f"/api/tables/{over['id']}/record")

    asyncio.run(upgrade())


# Cache


@served
async def test_a_replay_is_rendered_once_and_again_after_it_was_forgotten(server: RunningServer) -> None:
    table, _ = await finished_table(server)
    replays = ReplayService(server.components.registry, server.components.store)
    first = await replays.frames(table["id"], "0")
    assert await replays.frames(table["id"], "0") is first
    replays.forget(table["id"])
    again = await replays.frames(table["id"], "0")
    assert again is not first
    assert again == first


@served
async def test_a_replay_shows_no_name_that_was_removed_after_it_was_cached(server: RunningServer) -> None:
    table = await table_with_late_player(server)
    assert LATE_NAME in json.dumps(await replays_of(server, table))
    hide = {"do": "hide-name", "table": table["id"], "seat": 1}
    assert await server.components.control.answer(json.dumps(hide).encode()) == {"done": True}
    assert LATE_NAME not in json.dumps(await replays_of(server, table))


@served
async def test_a_replay_rendered_while_a_name_is_removed_is_not_cached(server: RunningServer) -> None:
    table = await table_with_late_player(server)
    components, id = server.components, TableId(table["id"])
    replays = ReplayService(components.registry, components.store)
    replay, is_rendering, go_on = Table.replay, threading.Event(), threading.Event()

    def slow_replay(table: Table, viewer: int | str | None) -> Iterator[dict[str, Any]]:
        frames = list(replay(table, viewer))
        is_rendering.set()
        go_on.wait()
        return iter(frames)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "replay", slow_replay)
        request = asyncio.create_task(replays.frames(id, "everything"))
        await asyncio.to_thread(is_rendering.wait)
        await Anonymiser(components.registry, components.store, replays).anonymise_seat(id, 1)
        go_on.set()
        assert LATE_NAME in json.dumps(await request)
    assert LATE_NAME not in json.dumps(await replays.frames(id, "everything"))


def frames(number: int) -> list[dict[str, Any]]:
    """Some frames."""
    return [{"version": version} for version in range(number)]


def test_the_cache_evicts_the_least_recently_used_replays_beyond_its_number_of_frames() -> None:
    cache = FrameCache(max_frames=10)
    for table in ("a", "b", "c"):
        cache.add(table, 0, frames(3))
    assert cache.get("a", 0) is not None
    cache.add("d", None, frames(4))
    assert [table for table in "abc" if cache.get(table, 0) is not None] == ["a", "c"]
    assert cache.get("d", None) == frames(4)
    cache.add("e", "everything", frames(11))
    assert cache.get("e", "everything") is None


def test_the_cache_counts_replaced_and_removed_replays_no_more() -> None:
    cache = FrameCache(max_frames=10)
    for _ in range(3):
        cache.add("a", 0, frames(4))
    cache.add("a", 1, frames(4))
    assert cache.get("a", 0) == cache.get("a", 1) == frames(4)
    cache.remove("a")
    assert cache.get("a", 0) is cache.get("a", 1) is None
    cache.add("b", 0, frames(10))
    assert cache.get("b", 0) == frames(10)
