"""A backup that is made while people play holds all that a restored server needs to go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.server.house import House
from tests.server.client import Running, serving_in
from tests.server.test_account_routes import GAME, PASSWORD, made, rated_game
from tests.server.test_counting import stopped_short
from tests.server.test_sleeping import DAY, Calendar

FIVE_DAYS = {"days": 5}


async def evening(server: Running) -> dict[str, Any]:
    """A server with a bit of everything, and what people know of it."""
    invitation = await server.house.invitations.make(3)
    sessions = [await made(server, name) for name in ("North", "South")]
    over, _ = await rated_game(server, *sessions)
    table = await server.table("North", "South", game=GAME, clock=FIVE_DAYS, session=sessions[0])
    client = await server.enter(table, tokens=table["tokens"], salt="01", session=sessions[0])
    told = await client.update(0, lambda told: told["decision"] is not None)
    move = {"seat": 0, "decision": told["decision"], "move": told["moves"][0], "key": "once"}
    version = (await client.do("play", **move))["version"]
    await client.do("chat", text="good evening", seat=0)
    passed = (await client.do("pass", seat=1))["pass"]
    return {
        "invitation": invitation,
        "session": sessions[0],
        "over": over,
        "table": table,
        "move": move,
        "version": version,
        "pass": passed,
        "client": client,
    }


async def goes_on(server: Running, before: dict[str, Any]) -> None:
    """Everything that people had is there, and nothing that came after the backup."""
    table = before["table"]
    client = await server.enter(table, tokens=table["tokens"][:1])
    told = await client.update(0)
    assert told["version"] == before["version"]
    assert (await client.do("play", **before["move"]))["version"] == before["version"]
    await client.do("ping")
    assert [one["chat"]["text"] for one in client.pushed if "chat" in one] == ["good evening"]
    phone = await server.enter(table, **{"pass": before["pass"]})
    assert "token" in await phone.do("sit", seat=1, name="South", salt="02")
    games = await server.post("/api/accounts/games", {"session": before["session"]}, 200)
    assert {one["table"] for one in games} == {table["id"], before["over"]}
    await server.post("/api/accounts/enter", {"name": "South", "password": PASSWORD}, 200)
    assert [one["games"] for one in await server.get(f"/api/ratings/{GAME}")] == [1, 1]
    assert "table resign 0" in await server.get(f"/api/tables/{before['over']}/record")
    body = {"game": GAME, "players": 2, "invitation": before["invitation"]}
    for status in (201, 201, 201, 400):
        await server.post("/api/tables", body, status)


async def days_left(server: Running, before: dict[str, Any]) -> float:
    """The days that the clock of whoever has the least still shows."""
    client = await server.enter(before["table"])
    clocks = (await client.update(None))["table"]["clocks"]
    return float(min(clocks["left"])) / 1000 / DAY


@pytest.mark.parametrize("place", ["the same", "another"])
def test_a_restored_server_goes_on_from_the_moment_of_the_backup(place: str, tmp_path: Path) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy.db"
    home.mkdir()

    async def played() -> dict[str, Any]:
        calendar = Calendar()

        def prepare(house: House) -> None:
            calendar.hang(house)
            stopped_short(house)

        async with serving_in(home, prepare) as server:
            before = await evening(server)
            calendar.days = 2
            server.house.lifetime.touch()
            assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(home)]) == 0
            calendar.days = 4.5
            await before["client"].do("chat", text="not in the backup", seat=0)
            await server.house.invitations.void_all()
            await server.post("/api/accounts/leave", {"session": before["session"]}, 200)
            return before

    before = asyncio.run(played())
    folder = home if place == "the same" else tmp_path / "elsewhere"
    assert main(["restore", str(copy), "--data", str(folder)]) == 0

    async def restored() -> None:
        for _ in range(2):
            async with serving_in(folder, tables="invited") as server:
                assert 2.9 < await days_left(server, before) <= 3
        async with serving_in(folder, tables="invited") as server:
            await goes_on(server, before)

    asyncio.run(restored())
