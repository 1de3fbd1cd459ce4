"""A rated game counts exactly once, also if the server ends or the disk fails between its end and its rating."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.store import DATABASE_FILE, AccountId, SqliteStore, StoreFull
from tests.support.accounts import GAME, play_rated_game, sign_up
from tests.support.kill_run import ServerProcess
from tests.support.raw_client import RawClient
from tests.support.server import TIMEOUT, RunningServer, SocketClient, serving_in
from tests.support.waiting import wait_until

NORTH, SOUTH = AccountId("north"), AccountId("south")


@contextmanager
def no_tables_to_rate() -> Iterator[None]:
    """Inside it servers end before they have rated anything."""

    async def no_tables(store: SqliteStore) -> list[Any]:
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteStore, "unrated_tables", no_tables)
        yield


@contextmanager
def full_disk() -> Iterator[None]:
    """Inside it ratings cannot be stored."""

    async def fail(*_: object) -> None:
        raise StoreFull("no space", file="any", why="full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteStore, "save_ratings", fail)
        yield


async def rated_games(folder: Path) -> dict[str, int]:
    """The number of rated games of each account, as stored."""
    async with SqliteStore.open(folder / DATABASE_FILE) as store:
        return {one.account: one.games for one in await store.ratings(GAME)}


async def play_unrated(folder: Path, games: int = 1) -> None:
    """Rated games of two accounts on a server that ended before it rated them."""
    with no_tables_to_rate():
        async with serving_in(folder) as server:
            first, second = await sign_up(server, "North"), await sign_up(server, "South")
            for _ in range(games):
                await play_rated_game(server, first, second)
    assert await rated_games(folder) == {}


async def wait_until_rated(server: RunningServer) -> None:
    """Return once no finished rated table is left to rate."""

    async def is_rated() -> bool:
        return await server.components.store.unrated_tables() == []

    await wait_until(is_rated)


def test_games_that_a_server_did_not_rate_are_rated_once_by_the_next_one(tmp_path: Path) -> None:
    async def restart() -> list[Any]:
        await play_unrated(tmp_path, games=2)
        for _ in range(2):
            async with serving_in(tmp_path) as server:
                await wait_until_rated(server)
                shown: list[Any] = await server.get(f"/api/ratings/{GAME}")
        assert await rated_games(tmp_path) == {NORTH: 2, SOUTH: 2}
        return shown

    shown = asyncio.run(restart())
    assert [(one["name"], one["games"]) for one in shown] == [("South", 2), ("North", 2)]


def test_concurrent_runs_rate_a_game_once(tmp_path: Path) -> None:
    async def rate() -> None:
        await play_unrated(tmp_path)
        async with serving_in(tmp_path) as server:
            await asyncio.gather(*(server.components.ratings.run() for _ in range(5)))
        assert await rated_games(tmp_path) == {NORTH: 1, SOUTH: 1}

    asyncio.run(rate())


def test_a_rating_that_the_disk_had_no_space_for_is_stored_by_a_later_run(tmp_path: Path) -> None:
    async def rate() -> None:
        await play_unrated(tmp_path)
        with full_disk():
            async with serving_in(tmp_path) as server:
                await server.components.ratings.run()
                assert await server.get(f"/api/ratings/{GAME}") == []
        async with serving_in(tmp_path) as server:
            await server.components.ratings.run()
            assert len(await server.get(f"/api/ratings/{GAME}")) == 2
        assert await rated_games(tmp_path) == {NORTH: 1, SOUTH: 1}

    asyncio.run(rate())


def test_a_game_of_a_deleted_account_counts_for_nobody_and_is_not_tried_again(tmp_path: Path) -> None:
    async def rate() -> None:
        await play_unrated(tmp_path)
        async with SqliteStore.open(tmp_path / DATABASE_FILE) as store:
            await store.delete_account(NORTH)
        async with serving_in(tmp_path) as server:
            await wait_until_rated(server)
        assert await rated_games(tmp_path) == {}

    asyncio.run(rate())


def test_every_game_counts_once_if_the_server_is_killed_at_the_end_of_each(tmp_path: Path) -> None:
    rounds = 4

    async def play() -> None:
        await kill_after_each_game(tmp_path, rounds)
        assert await rated_games(tmp_path) == {NORTH: rounds, SOUTH: rounds}

    asyncio.run(play())


async def kill_after_each_game(folder: Path, rounds: int) -> None:
    """Rated games on a server process that is killed when it has acknowledged the end of each."""
    process = ServerProcess(folder)
    sessions: list[str] = []
    try:
        for _ in range(rounds):
            process.start()
            server = await RemoteServer.reached(process)
            sessions = sessions or [await sign_up(server, "North"), await sign_up(server, "South")]
            await play_rated_game(server, *sessions)
            process.stop(signal.SIGKILL)
            await server.close()
        process.start()
        server = await RemoteServer.reached(process)
        await wait_until(lambda: server.has_rated(rounds))
        await server.close()
    finally:
        if process.is_running():
            process.stop(signal.SIGTERM)


class RemoteServer(RunningServer):
    """The client of a server in another process."""

    def __init__(self, process: ServerProcess) -> None:
        self.url = f"http://127.0.0.1:{process.port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=TIMEOUT)
        self.sockets: list[SocketClient] = []
        self.raw_clients: list[RawClient] = []

    @classmethod
    async def reached(cls, process: ServerProcess) -> RemoteServer:
        """The client, once the server answers."""
        server = cls(process)
        await wait_until(server.is_healthy)
        return server

    async def is_healthy(self) -> bool:
        """Whether the server answers."""
        try:
            return bool(await self.get("/healthz") == "ok")
        except httpx.TransportError:
            return False

    async def has_rated(self, games: int) -> bool:
        """Whether two accounts have at least this many rated games each."""
        found = await self.get(f"/api/ratings/{GAME}")
        return len(found) == 2 and all(one["games"] >= games for one in found)
