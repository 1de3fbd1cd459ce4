"""A WebSocket connection: frames and their order, malformed messages, keepalive, and clients that do not read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.i18n import translator
from ludoteca.server import run
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.ws import close_codes
from ludoteca.server.ws.connection import Connection
from tests.support.fake_socket import FakeSocket, websocket_scope
from tests.support.live_tables import live_table
from tests.support.server import Json, RunningServer, served, serving_in

MAX_UNSENT = 100
RECONNECT = 1012
GONE = 4404


async def ignore(connection: Connection, text: str) -> None:
    """A message handler that does nothing."""


class Joined:
    """A connection with a fake socket that has joined a live table and runs in a task."""

    def __init__(self, live: LiveTable, max_unsent: int = MAX_UNSENT) -> None:
        self.connection = Connection("address", max_unsent)
        self.connection.live = live
        live.broadcaster.connections.add(self.connection)
        self.socket = FakeSocket()
        self.task = asyncio.create_task(self.connection.run(self.socket.receive, self.socket.send, ignore))

    async def end(self) -> None:
        """Let the client read and disconnect."""
        self.socket.is_reading.set()
        self.socket.disconnect()
        await self.task


def test_a_client_that_leaves_too_much_unread_loses_its_queue_and_its_table_and_is_closed() -> None:
    async def scenario() -> None:
        live = await live_table()
        slow = Joined(live)
        await slow.socket.until("websocket.accept")
        count = 0
        while slow.connection.close_code is None:
            slow.connection.send("x" * 30)
            await asyncio.sleep(0)
            count += 1
        assert (count, slow.connection.close_code) == (4, close_codes.TOO_SLOW)
        await asyncio.sleep(0)
        assert slow.connection.live is None
        assert not live.broadcaster.connections
        slow.socket.is_reading.set()
        assert (await slow.socket.until("websocket.close"))["code"] == close_codes.TOO_SLOW
        assert slow.socket.texts() == ["x" * 30]  # the one that was being written
        await slow.end()

    asyncio.run(scenario())


def test_frames_that_were_read_no_longer_count_as_unsent() -> None:
    async def scenario() -> None:
        reader = Joined(await live_table())
        reader.socket.is_reading.set()
        for number in range(20):
            reader.connection.send(f"{number:060}")
            while len(reader.socket.texts()) <= number:
                await asyncio.sleep(0)
        assert reader.connection.close_code is None
        await reader.end()

    asyncio.run(scenario())


def test_nothing_is_sent_after_the_close_and_the_first_code_counts() -> None:
    async def scenario() -> None:
        one = Joined(await live_table())
        one.socket.is_reading.set()
        one.connection.send("first")
        one.connection.close(RECONNECT)
        one.connection.close(GONE)
        one.connection.send("after the close")
        assert (await one.socket.until("websocket.close"))["code"] == RECONNECT
        assert one.socket.texts() == ["first"]
        await one.end()

    asyncio.run(scenario())


def test_messages_that_arrive_after_the_close_are_ignored() -> None:
    async def scenario() -> None:
        handled: list[str] = []

        async def handle(connection: Connection, text: str) -> None:
            handled.append(text)
            connection.close(RECONNECT)

        socket = FakeSocket()
        socket.is_reading.set()
        for number in range(3):
            socket.put({"number": number})
        socket.disconnect()
        await Connection("address", MAX_UNSENT).run(socket.receive, socket.send, handle)
        assert [json.loads(text) for text in handled] == [{"number": 0}]

    asyncio.run(scenario())


def test_a_slow_connection_holds_its_limit_slot_until_it_ends(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_in(tmp_path, table_sockets="1", unsent_bytes="65536") as server:
            made = await server.table("North", "South")
            player = await server.enter(made, tokens=made["tokens"], salt="01")
            socket = FakeSocket()
            socket.put({"do": "enter", "table": made["id"]})
            task = asyncio.ensure_future(
                server.components.app(websocket_scope(server.url), socket.receive, socket.send)
            )
            await player.until(lambda message: message.get("people", {}).get("watching") == 1)
            live = server.components.registry.tables[made["id"]]
            (slow,) = [one for one in live.broadcaster.connections if not one.seats]
            while slow in live.broadcaster.connections:
                slow.send("x" * 10_000)
                await asyncio.sleep(0)
            await player.until(lambda message: message.get("people", {}).get("watching") == 0)
            assert await (await server.socket()).refused("enter", table=made["id"]) == "server-too-much"
            socket.is_reading.set()
            assert (await socket.until("websocket.close"))["code"] == close_codes.TOO_SLOW
            socket.disconnect()
            await task
            assert "entered" in await (await server.socket()).do("enter", table=made["id"])

    asyncio.run(scenario())


@served
async def test_fragmented_combined_and_split_messages_are_all_answered_in_order(server: RunningServer) -> None:
    made = await server.table("North", "South")
    client = await server.socket()
    request = b'{"do":"ping","id":"%s"}'
    await client.socket.send(json.dumps({"do": "enter", "id": "in", "table": made["id"], "lang": "fr"}))
    await client.socket.send(['{"do":', '"ping",', '"id":"pieces"}'])
    combined = [Frame(Opcode.TEXT, request % name).serialize(mask=True) for name in (b"one", b"two")]
    client.socket.transport.write(b"".join(combined))
    split = Frame(Opcode.TEXT, request % "accentué".encode()).serialize(mask=True)
    for at in range(len(split)):
        client.socket.transport.write(split[at : at + 1])
        await asyncio.sleep(0)
    assert await answer_ids(client.read, 5) == ["in", "pieces", "one", "two", "accentué"]


async def answer_ids(read: Any, number: int) -> list[str]:
    """The ids of a number of answers in the order of their arrival."""
    ids: list[str] = []
    while len(ids) < number:
        if "id" in (message := await read()):
            ids.append(message["id"])
    return ids


@served
async def test_a_binary_message_closes_the_connection(server: RunningServer) -> None:
    client = await server.socket()
    await client.socket.send(b'{"do":"ping","id":"bytes"}')
    assert await client.closed() == 1003
    assert client.frames == []


@served
async def test_a_deeply_nested_message_is_refused_and_the_connection_stays_open(server: RunningServer) -> None:
    client = await server.socket()
    for nested in ('{"a":' * 2_000, '{"a":' + "[" * 2_000 + "]" * 2_000 + ',"do":"ping"}'):
        await client.socket.send(nested)
        answer = await client.read()
        assert answer["error"]["key"] == "server-too-deep"
        assert answer["error"]["message"] == translator("en").translate("error-server-too-deep")
    await client.socket.send("[" * 2_000)
    assert (await client.read())["error"]["key"] == "server-bad-message"
    assert await client.do("ping") == {"id": 1}


@served
async def test_text_that_is_not_utf_8_closes_the_connection(server: RunningServer) -> None:
    client = await server.socket()
    client.socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    assert await client.closed() == 1007


@pytest.mark.parametrize("size", [125, 126, 65535, 65536])
def test_messages_of_every_length_encoding_are_answered(size: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_in(tmp_path, limits="off", frame_bytes="100000") as server:
            client = await server.socket()
            await client.socket.send('{"do":"ping","id":"x"}'.ljust(size))
            assert await client.read() == {"id": "x"}

    asyncio.run(scenario())


def test_a_message_above_the_limit_closes_the_connection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_in(tmp_path, frame_bytes="10000") as server:
            client = await server.socket()
            await client.socket.send('{"do":"ping","id":"x"}'.ljust(10_001))
            assert await client.closed() == 1009

    asyncio.run(scenario())


@served
async def test_moves_and_other_messages_sent_together_are_answered_in_order(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    update = await client.update(0, lambda update: update["decision"] is not None)
    move = {"do": "play", "seat": 0, "decision": update["decision"], "move": update["moves"][0]}
    requests = [{"id": "move", **move}, {"id": "1", "do": "ping"}, {"id": "again", **move}, {"id": "2", "do": "ping"}]
    frames = [Frame(Opcode.TEXT, json.dumps(one).encode()).serialize(mask=True) for one in requests]
    client.socket.transport.write(b"".join(frames))
    answers: list[Json] = []
    while len(answers) < len(requests):
        if "id" in (message := await client.read()):
            answers.append(message)
    assert [one["id"] for one in answers] == ["move", "1", "again", "2"]
    assert ["error" in one for one in answers] == [False, False, True, False]


@served
async def test_a_move_counts_even_if_its_client_disconnects_before_the_answer(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    watcher = await server.enter(made)
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    update = await client.update(0, lambda update: update["decision"] is not None)
    move = {"do": "play", "seat": 0, "decision": update["decision"], "move": update["moves"][0]}
    await client.socket.send(json.dumps(move))
    await client.socket.close()
    await watcher.version(None, update["version"] + 1)
    await watcher.until(lambda message: message.get("people", {}).get("seats") == [False, False])


@served
async def test_a_malformed_message_is_answered_with_its_id_and_twenty_close_the_connection(
    server: RunningServer,
) -> None:
    client = await server.socket()
    await client.socket.send('{"do":"play","id":"mine","seat":"north"}')
    answer = await client.read()
    assert (answer["id"], answer["error"]["key"]) == ("mine", "server-bad-message")
    for _ in range(19):
        await client.socket.send("{")
    assert await client.closed() == 4400


@served
async def test_pings_are_answered_and_silent_clients_are_pinged(server: RunningServer) -> None:
    client = await server.socket()
    await (await client.socket.ping())
    config = run.uvicorn_server(server.components).config
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert 0 < config.ws_ping_interval + config.ws_ping_timeout <= 60
