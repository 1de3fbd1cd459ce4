"""The connection guard over real connections: floods, slow and malformed requests, clients that do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.server.transport import guard as guard_module
from ludoteca.server.ws import connection as connection_module
from tests.support.raw_client import FIRST_FRAMES, FLOODS
from tests.support.server import RunningServer, SocketClient, serving_in
from tests.support.waiting import wait_until


def served_with(folder: Path, test: Callable[[RunningServer], Coroutine[Any, Any, None]], **given: str) -> None:
    """Run a test with a server of these settings."""

    async def scenario() -> None:
        async with serving_in(folder, **given) as server:
            await test(server)

    asyncio.run(scenario())


async def is_served(server: RunningServer) -> bool:
    """Whether a new connection is answered."""
    async with httpx.AsyncClient(base_url=server.url, timeout=180) as client:
        try:
            return (await client.get("/healthz")).status_code == 200
        except httpx.TransportError:
            return False


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flooding_socket_is_disconnected_and_another_clients_moves_are_answered_meanwhile(
    flood: str, tmp_path: Path
) -> None:
    async def test(server: RunningServer) -> None:
        made = await server.table("North", "South", options={"first": 0})
        player = await server.enter(made, tokens=made["tokens"], salt="01")
        flooder = await server.raw()
        await flooder.upgrade()
        flooder.writer.write(FIRST_FRAMES.get(flood, b""))
        flooding = asyncio.create_task(flooder.flood(FLOODS[flood]))
        for _ in range(3):
            update = await player.update(0, lambda update: bool(update["actors"]))
            assert "version" in await player.play(update["actors"][0])
        assert await flooding
        assert 'ludoteca_limited_total{limit="connection_bytes"} 1.0\n' in server.components.metrics.text()

    served_with(tmp_path, test)


def test_bytes_of_a_connection_are_not_counted_without_limits(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.socket()
        for _ in range(20):
            await client.socket.send('{"do":"ping","id":"' + "x" * 10_000 + '"}')
            assert "error" not in await client.read()

    served_with(tmp_path, test, limits="off")


@pytest.mark.parametrize("sent", ["", "GET / HT", "GET / HTTP/1.1\r\nHost: {host}\r\nX-Slow: "])
def test_a_connection_without_a_complete_request_head_is_closed(sent: str, tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.raw()
        client.send(sent)
        assert await client.end() == b""
        assert 'limit="head_timeout"' in server.components.metrics.text()

    served_with(tmp_path, test, head_timeout="1s")


def test_a_second_request_has_the_same_time_for_its_head(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.raw()
        client.send("GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n" + "GET /healthz HT")
        assert (await client.end()).startswith(b"HTTP/1.1 200")
        assert 'limit="head_timeout"' in server.components.metrics.text()

    served_with(tmp_path, test, head_timeout="1s")


def test_a_websocket_has_no_head_timeout(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.socket()
        slow = await server.raw()
        await slow.end()  # by now the timeout of the first connection has passed
        assert await client.do("ping") == {"id": 1}

    served_with(tmp_path, test, head_timeout="1s")


@pytest.mark.parametrize("body", ["Content-Length: 99\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"])
def test_an_incomplete_body_is_answered_with_408_and_the_connection_is_closed(body: str, tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.raw()
        client.send("POST /api/verify HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n" + body)
        received = await client.end()
        assert received.startswith(b"HTTP/1.1 408")
        assert b"door-too-slow" in received

    served_with(tmp_path, test, body_timeout="1s")


def test_a_body_that_nobody_awaits_is_limited_in_time_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard_module, "BODY_GRACE", 0.0)

    async def test(server: RunningServer) -> None:
        client = await server.raw()
        client.send("POST /nothing HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999\r\n\r\n")
        await client.status()
        ended = asyncio.create_task(client.end())
        while not ended.done():
            client.send("x")
            await asyncio.wait([ended], timeout=0.1)
        assert 'limit="body_timeout"' in server.components.metrics.text()

    served_with(tmp_path, test, body_timeout="1s")


def test_the_answer_to_a_body_that_is_not_read_arrives(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.raw()
        client.send("POST /api/verify HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n")
        client.send("Content-Type: application/json\r\n\r\n" + "3e8\r\n" + "x" * 1000 + "\r\n")
        for _ in range(200):
            client.send("3e8\r\n" + "x" * 1000 + "\r\n")
        received = await client.end()
        assert received.startswith(b"HTTP/1.1 413")
        assert b"door-too-large" in received

    served_with(tmp_path, test, body_bytes="2048")


def test_connections_of_an_address_are_counted_while_they_are_open(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        first, _ = [await server.raw() for _ in range(2)]
        third = await server.raw()
        assert (await third.end())[:12] in (b"HTTP/1.1 429", b"")
        assert not await is_served(server)
        first.close()
        await wait_until(lambda: is_served(server))

    served_with(tmp_path, test, address_connections="2")


def test_connections_of_a_trusted_proxy_are_not_counted(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        silent = [await server.raw() for _ in range(3)]
        assert await is_served(server)
        for client in silent:
            client.close()

    served_with(tmp_path, test, address_connections="2", trusted_proxy="127.0.0.1")


HEAD = "GET /healthz HTTP/1.1\r\nHost: {host}\r\n"
CHUNKED = "POST /api/verify HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (HEAD + "X-Long: " + "x" * 200_000 + "\r\n\r\n", 431),
        (HEAD + "X-Unfinished: " + "x" * 200_000, 431),
        (HEAD + "".join(f"X-{number}: 1\r\n" for number in range(20_000)) + "\r\n", 431),
        ("GET /" + "x" * 200_000 + " HTTP/1.1\r\nHost: {host}\r\n\r\n", 431),
        (CHUNKED + "0\r\n" + "X-Trailer: 1\r\n" * 20_000 + "\r\n", 431),
        (CHUNKED + "1\r\n1\r\n" * 20_000, 431),
        (CHUNKED + "1;" + "x" * 200_000, 431),
        ((HEAD + "\r\n") * 100, 429),
        ("GET http://evil.example/healthz HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
        ("GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("GET http://{host}@evil.example/healthz HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
        ("GET ftp://{host}/healthz HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
        ("GET http://{host}/healthz HTTP/1.1\r\nHost: {host}\r\n\r\n", 200),
        ("CONNECT evil.example:443 HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
        ("OPTIONS * HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost: evil.example\r\nHost: {host}\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\n\r\n", 400),
        (HEAD + "".join(f"X-{number}: 1\r\n" for number in range(90)) + "\r\n", 200),
        (HEAD + "X-Long: " + "x" * 20_000 + "\r\n\r\n", 200),
    ],
)
def test_oversized_and_misdirected_heads_are_rejected(sent: str, status: int, tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.raw()
        client.send(sent)
        assert await client.status() == status
        client.close()
        assert await is_served(server)

    served_with(tmp_path, test)


def test_a_websocket_handshake_with_two_hosts_is_rejected(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        client = await server.raw()
        client.send(
            "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert await client.status() == 400

    served_with(tmp_path, test)


def test_a_client_that_does_not_read_its_close_is_aborted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "CLOSE_TIMEOUT", 0.1)

    async def test(server: RunningServer) -> None:
        slow = await fill_unread_connection(server)
        await wait_until(lambda: has_no_connections(server))
        slow.socket.transport.abort()

    served_with(tmp_path, test, unsent_bytes="1048576")


def test_a_client_that_reads_nothing_is_aborted_even_if_much_may_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard_module, "STALL_TIMEOUT", 0.1)

    async def test(server: RunningServer) -> None:
        slow = await fill_unread_connection(server)
        await wait_until(lambda: has_no_connections(server))
        slow.socket.transport.abort()
        assert 'limit="unread"' in server.components.metrics.text()

    served_with(tmp_path, test, unsent_bytes="100000000")


async def fill_unread_connection(server: RunningServer) -> SocketClient:
    """A spectator that does not read, after much was sent to it."""
    made = await server.table("North", "South")
    slow = await server.enter(made)
    live = await server.components.registry.get(made["id"])
    [unread] = live.broadcaster.connections
    slow.socket.transport.pause_reading()
    for _ in range(400):
        unread.send("x" * 60_000)
        await asyncio.sleep(0)
    return slow


async def has_no_connections(server: RunningServer) -> bool:
    """Whether every WebSocket has ended."""
    return len(server.components.connections) == 0
