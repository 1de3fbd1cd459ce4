"""A backup made while games are played contains everything that a restored server needs to continue."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from tests.server.background.test_ratings_job import no_tables_to_rate
from tests.support.accounts import GAME, PASSWORD, play_rated_game, sign_up
from tests.support.server import RunningServer, serving_in
from tests.support.tables import DAY, DayClock

FIVE_DAYS = {"days": 5}


async def administer(server: RunningServer, do: str, **given: Any) -> dict[str, Any]:
    """The answer of the control socket."""
    return await server.components.control.answer(json.dumps({"do": do, **given}).encode())


async def use_everything(server: RunningServer) -> dict[str, Any]:
    """Create an invitation, accounts, a finished and an unfinished table, chat and a pass; the secrets and ids."""
    link = (await administer(server, "invite", uses=3))["links"][0]
    sessions = [await sign_up(server, name) for name in ("North", "South")]
    over, _ = await play_rated_game(server, *sessions)
    table = await server.table("North", "South", game=GAME, clock=FIVE_DAYS, session=sessions[0])
    client = await server.enter(table, tokens=table["tokens"], salt="01", session=sessions[0])
    update = await client.update(0, lambda update: update["decision"] is not None)
    move = {"seat": 0, "decision": update["decision"], "move": update["moves"][0], "key": "once"}
    version = (await client.do("play", **move))["version"]
    await client.do("chat", text="good evening", seat=0)
    return {
        "invitation": link.partition("#open=")[2],
        "session": sessions[0],
        "over": over,
        "table": table,
        "move": move,
        "version": version,
        "pass": (await client.do("pass", seat=1))["pass"],
        "client": client,
    }


async def check_everything(server: RunningServer, before: dict[str, Any]) -> None:
    """Assert that everything in the backup works, and that nothing later is there."""
    table = before["table"]
    client = await server.enter(table, tokens=table["tokens"][:1])
    assert (await client.update(0))["version"] == before["version"]
    assert (await client.do("play", **before["move"]))["version"] == before["version"]
    await client.do("ping")
    assert [message["chat"]["text"] for message in client.pushed if "chat" in message] == ["good evening"]
    phone = await server.enter(table, **{"pass": before["pass"]})
    assert "token" in await phone.do("sit", seat=1, name="South", salt="02")
    games = await server.post("/api/accounts/games", {"session": before["session"]}, 200)
    assert {one["table"] for one in games} == {table["id"], before["over"]}
    await server.post("/api/accounts/enter", {"name": "South", "password": PASSWORD}, 200)
    await server.components.ratings.run()
    assert [one["games"] for one in await server.get(f"/api/ratings/{GAME}")] == [1, 1]
    assert "table resign 0" in await server.get(f"/api/tables/{before['over']}/record")
    body = {"game": GAME, "players": 2, "invitation": before["invitation"]}
    for status in (201, 201, 201, 400):
        await server.post("/api/tables", body, status)


async def days_left(server: RunningServer, before: dict[str, Any]) -> float:
    """The days left on the clock that has the least."""
    client = await server.enter(before["table"])
    clocks = (await client.update(None))["table"]["clocks"]
    return float(min(clocks["left"])) / 1000 / DAY


@pytest.mark.parametrize("place", ["the same", "another"])
def test_a_restored_server_continues_from_the_moment_of_the_backup(place: str, tmp_path: Path) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy.db"
    home.mkdir()

    async def play() -> dict[str, Any]:
        clock = DayClock()
        async with serving_in(home, {"monotonic": clock}) as server:
            before = await use_everything(server)
            clock.days = 2
            await server.components.uptime.heartbeat()
            assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(home)]) == 0
            clock.days = 4.5
            await before["client"].do("chat", text="not in the backup", seat=0)
            await administer(server, "uninvite")
            await server.post("/api/accounts/leave", {"session": before["session"]}, 200)
            return before

    with no_tables_to_rate():
        before = asyncio.run(play())
    folder = home if place == "the same" else tmp_path / "elsewhere"
    assert main(["restore", str(copy), "--data", str(folder)]) == 0

    async def restored() -> None:
        for _ in range(2):
            async with serving_in(folder, tables="invited") as server:
                assert 2.9 < await days_left(server, before) <= 3
        async with serving_in(folder, tables="invited") as server:
            await check_everything(server, before)

    asyncio.run(restored())
