"""Limits over real sockets: what exceeds one is refused with a message, changes nothing and affects nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES, translator
from ludoteca.server.security.limits import Limits
from ludoteca.server.settings import settings
from tests.support.server import RunningServer, SocketClient, serving_in

GAME = discovery.names()[0]


def limited(folder: Path, test: Callable[[RunningServer], Coroutine[Any, Any, None]], **given: str) -> None:
    """Run a test with a server of these settings."""

    async def run() -> None:
        async with serving_in(folder, **given) as server:
            await test(server)

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_many_tables_from_an_address_are_refused(tmp_path: Path, lang: str) -> None:
    async def play(server: RunningServer) -> None:
        body = {"game": GAME, "players": 2}
        for _ in range(2):
            await server.post("/api/tables", body, 201)
        told = (await server.post("/api/tables", body, 429, **{"accept-language": lang}))["error"]
        assert told["message"] == translator(lang).translate(f"error-{told['key']}")

    limited(tmp_path, play, address_tables="2/h")


def test_the_number_of_unfinished_tables_is_limited(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        for _ in range(3):
            await server.post("/api/tables", {"game": GAME, "players": 2}, 201)
        await server.post("/api/tables", {"game": GAME, "players": 2}, 429)

    limited(tmp_path, play, most_tables="3")


def test_too_many_messages_close_that_socket_only(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        other = await server.enter(made)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        for _ in range(30):
            await client.socket.send('{"do":"ping"}')
        assert await client.closed() == 4429
        assert await other.do("ping") == {"id": 2}

    limited(tmp_path, play, seat_messages="20/h")


@pytest.mark.parametrize("what", ["messages", "bytes"])
@pytest.mark.parametrize("whose", ["address", "seat", "table"])
def test_messages_and_bytes_are_limited_per_address_seat_and_table(whose: str, what: str, tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        for _ in range(40):
            await client.socket.send('{"do":"ping","id":"' + "x" * 500 + '"}')
        assert await client.closed() == 4429
        assert f'ludoteca_limited_total{{limit="{whose}_{what}"}}' in server.components.metrics.text()

    limited(tmp_path, play, **{f"{whose}_{what}": {"messages": "20/h", "bytes": "5000/h"}[what]})


@pytest.mark.parametrize("whose", ["address", "seat", "table"])
def test_chat_is_limited_per_address_seat_and_table(whose: str, tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        for _ in range(2):
            assert "error" not in await client.do("chat", text="something", seat=0)
        assert await client.refused("chat", text="too much", seat=0) == "server-too-much"
        late = await server.enter(made, tokens=made["tokens"])
        await late.do("ping")
        assert [told["chat"]["text"] for told in late.pushed if "chat" in told] == ["something"] * 2

    limited(tmp_path, play, **{f"{whose}_chat": "2/h"})


def test_bytes_of_all_spectators_of_a_table_are_limited(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        watchers = [await server.enter(made) for _ in range(3)]
        for watcher in watchers:
            await watcher.socket.send('{"do":"ping","id":"' + "x" * 1500 + '"}')
        assert await watchers[-1].closed() == 4429

    limited(tmp_path, play, table_bytes="4000/h")


def test_bytes_of_request_bodies_are_limited_per_address(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        for status in (200, 429):
            await server.post("/api/verify", {"record": "x" * 3000}, status)

    limited(tmp_path, play, address_bytes="5000/h")


def test_a_body_without_a_length_is_rejected_at_the_maximum(tmp_path: Path) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(5):
            yield b"x" * 1000

    async def play(server: RunningServer) -> None:
        answer = await server.http.post("/api/verify", content=pieces(), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "door-too-large")

    limited(tmp_path, play, body_bytes="2048")


def test_spectators_do_not_use_up_the_players_limits(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "open", game=GAME)
        watchers = [await server.enter(made) for _ in range(2)]
        assert await (await server.socket()).refused("enter", table=made["id"]) == "server-too-much"
        north = await server.enter(made, tokens=made["tokens"], salt="01")
        guest = await server.enter(made, invite=made["invite"])
        assert "token" in await guest.do("sit", seat=1, name="South", salt="02")
        for _ in range(2):
            assert await watchers[0].refused("chat", text="as North", seat=0) == "server-not-your-seat"
            await watchers[0].do("chat", text="to those who watch")
        assert await watchers[0].refused("chat", text="too much") == "server-too-much"
        for _ in range(30):
            await watchers[1].socket.send('{"do":"ping"}')
        assert await watchers[1].closed() == 4429
        assert "error" not in await north.do("chat", text="to South", seat=0)

    limited(tmp_path, play, table_sockets="2", table_chat="2/h", seat_chat="2/h", table_messages="25/h")


def test_a_rematch_counts_as_a_table_of_the_address_that_asks_for_it(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        await client.update(0, lambda told: told["table"]["phase"] == "playing")
        await client.do("resign", seat=0)
        assert "error" not in await client.do("rematch", seat=0)
        assert await client.refused("rematch", seat=1) == "server-too-much"
        assert (await server.get(f"/api/tables/{made['id']}"))["next"] is None

    limited(tmp_path, play, address_tables="1/h")


def test_too_much_chat_is_refused_and_the_socket_stays_open(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        assert "error" not in await client.do("chat", text="one", seat=0)
        assert await client.refused("chat", text="two", seat=0) == "server-too-much"
        assert "error" not in await client.do("chat", text="three", seat=1)
        assert "error" not in await client.do("ping")

    limited(tmp_path, play, seat_chat="1/h")


def test_sockets_of_an_address_are_counted_while_they_are_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(server: RunningServer) -> None:
        first, _ = await server.socket(), await server.socket()
        with pytest.raises(InvalidStatus) as caught:
            await server.socket()
        assert caught.value.response.status_code == 429
        await first.socket.close()
        while server.components.limits.sockets.total > 1:
            await asyncio.sleep(0)
        await server.socket()

    limited(tmp_path, play, address_sockets="2")
    assert [line.message for line in caplog.records if line.levelno >= logging.WARNING] == []


def test_sockets_at_a_table_are_counted_until_they_leave(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        first = await server.enter(made)
        second = await server.socket()
        assert await second.refused("enter", table=made["id"]) == "server-too-much"
        await first.socket.close()
        while server.components.limits.table_sockets.total:
            await asyncio.sleep(0)
        third = await server.socket()
        assert "entered" in await third.do("enter", table=made["id"])

    limited(tmp_path, play, table_sockets="1")


def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        body = {"game": GAME, "players": 2}
        for address, status in (("203.0.113.1", 201), ("203.0.113.1", 429), ("203.0.113.2", 201)):
            await server.post("/api/tables", body, status, **{"x-forwarded-for": address})

    limited(tmp_path, play, address_tables="1/h", trusted_proxy="127.0.0.1")


def test_disabled_limits_count_nothing(tmp_path: Path) -> None:
    allowed = Limits(settings({"limits": "off", "address_tables": "1/h"}, {}))
    assert all(allowed.allow_table("192.0.2.1") for _ in range(10))
    assert all(allowed.acquire_socket("192.0.2.1") for _ in range(1000))
    assert allowed.sockets.total == 0


def test_refusals_are_counted_by_the_name_of_the_limit(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        for status in (201, 429):
            await server.post("/api/tables", {"game": GAME, "players": 2}, status)
        assert 'ludoteca_limited_total{limit="address_tables"} 1.0\n' in server.components.metrics.text()

    limited(tmp_path, play, address_tables="1/h")


def test_a_frame_over_the_maximum_closes_the_socket(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        await client.socket.send("x" * 5000)
        assert await client.closed() == 1009
        assert (await server.enter(made)).updates is not None

    limited(tmp_path, play, frame_bytes="4096")


async def close_code(client: SocketClient) -> int | None:
    """The close code after everything that was sent before."""
    try:
        while True:
            await client.socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_socket_that_leaves_too_much_unread_is_closed(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> None:
        made = await server.table("North", "South", game=GAME)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        slow = await server.enter(made)
        live = await server.components.registry.get(made["id"])
        unread = next(one for one in live.broadcaster.connections if not one.seats)
        slow.socket.transport.pause_reading()
        while unread in live.broadcaster.connections:
            for _ in range(20):
                unread.send("x" * 60_000)
                await asyncio.sleep(0)
        assert len(live.broadcaster.connections) == 1
        assert "error" not in await client.do("ping")
        slow.socket.transport.resume_reading()
        assert await close_code(slow) == 4408

    limited(tmp_path, play, unsent_bytes="1048576", limits="off")
