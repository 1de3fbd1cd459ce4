"""A rated game counts exactly once, also if its server ends, or the disk fails, between its end and its rating."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import httpx

from ludoteca.server.house import House
from ludoteca.store import FILE, AccountId, RemoveAccount, Store, StoreFull, TableId
from tests.server.client import Client, Running, serving_in
from tests.server.killing import Server
from tests.server.test_account_routes import GAME, made, rated_game

NORTH, SOUTH = AccountId("north"), AccountId("south")


def stopped_short(house: House) -> None:
    """A server that ends before it has rated anything."""

    async def never() -> None:
        pass

    house.operating.counting.catch_up = never  # type: ignore[method-assign]


def games(folder: Path) -> dict[str, int]:
    """How many rated games each account has, as the disk tells it."""
    with Store.open(folder / FILE) as store:
        return {one.account: one.games for one in store.ratings(GAME)}


async def played(folder: Path, *more: int) -> list[str]:
    """Tables that two accounts played for ratings, on a server that ended before it rated them."""
    async with serving_in(folder, stopped_short) as server:
        first, second = await made(server, "North"), await made(server, "South")
        tables = [(await rated_game(server, first, second))[0] for _ in (0, *more)]
    assert games(folder) == {}
    return tables


def test_what_a_server_had_no_time_to_rate_the_next_one_rates_once(tmp_path: Path) -> None:
    async def talk() -> list[Any]:
        await played(tmp_path, 1)
        for _ in range(2):
            async with serving_in(tmp_path) as server:
                shown: list[Any] = await server.get(f"/api/ratings/{GAME}")
        return shown

    shown = asyncio.run(talk())
    assert [(one["name"], one["games"]) for one in shown] == [("South", 2), ("North", 2)]
    assert games(tmp_path) == {NORTH: 2, SOUTH: 2}


def test_two_who_rate_at_once_rate_once(tmp_path: Path) -> None:
    async def talk() -> None:
        await played(tmp_path)
        async with serving_in(tmp_path, stopped_short) as server:
            counting = server.house.operating.counting
            del counting.catch_up
            await asyncio.gather(*(counting.catch_up() for _ in range(5)))

    asyncio.run(talk())
    assert games(tmp_path) == {NORTH: 1, SOUTH: 1}


def test_a_rating_for_which_there_was_no_room_is_made_up_for(tmp_path: Path) -> None:
    async def talk() -> None:
        await played(tmp_path)
        async with serving_in(tmp_path, without_room) as server:
            assert await server.get(f"/api/ratings/{GAME}") == []
            del server.house.operating.counting._count
            await server.house.operating.housekeeping.look(0, 0.0)
            assert len(await server.get(f"/api/ratings/{GAME}")) == 2

    def without_room(house: House) -> None:
        async def fail(id: TableId) -> None:
            raise StoreFull("no room", file="any", why="full")

        house.operating.counting._count = fail  # type: ignore[method-assign]

    asyncio.run(talk())
    assert games(tmp_path) == {NORTH: 1, SOUTH: 1}


def test_a_game_whose_player_is_gone_counts_for_nobody_and_is_looked_at_no_more(tmp_path: Path) -> None:
    async def talk() -> None:
        await played(tmp_path)
        with Store.open(tmp_path / FILE) as store:
            store.save(RemoveAccount(NORTH))
        async with serving_in(tmp_path) as server:
            assert server.house.store.unrated() == []

    asyncio.run(talk())
    assert games(tmp_path) == {}


def test_killed_as_games_end_every_game_counts_once(tmp_path: Path) -> None:
    rounds = 4
    asyncio.run(killed_after_each_game(tmp_path, rounds))
    assert games(tmp_path) == {NORTH: rounds, SOUTH: rounds}


async def killed_after_each_game(folder: Path, rounds: int) -> None:
    """A server of its own process, killed in the moment in which the end of a game is acknowledged."""
    process = Server(folder)
    sessions: list[str] = []
    try:
        for _ in range(rounds):
            process.start()
            server = Reached(process)
            await server.answers()
            sessions = sessions or [await made(server, "North"), await made(server, "South")]
            await rated_game(server, *sessions)
            process.end(signal.SIGKILL)
            await server.close()
        process.start()
        server = Reached(process)
        await server.answers()
        await server.close()
    finally:
        if process.is_running():
            process.end(signal.SIGTERM)


class Reached(Running):
    """The same client for a server in another process."""

    def __init__(self, process: Server) -> None:
        self.url = f"http://127.0.0.1:{process.port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=180)
        self.sockets: list[Client] = []

    async def answers(self) -> None:
        """Wait until it does."""
        while True:
            try:
                assert await self.get("/healthz") == "ok"
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
