"""Frames on the wire: what is read at a glance and what the long way, beside the library's own reading and writing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from ludoteca.server.wire import Wire, frame, only_frame
from tests.server.client import PATIENCE, Running, served

SIZES = (0, 1, 2, 125, 126, 127, 1000, 65535, 65536, 70000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_written_as_the_library_writes_it(size: int) -> None:
    text = b"\xc3\xa9" * (size // 2) + b"a" * (size % 2)
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_one_whole_masked_frame_of_text_is_read_at_a_glance(size: int) -> None:
    text = bytes(at % 251 for at in range(size))
    data = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert only_frame(data) == (text if 2 <= size < 65536 else None)


def test_anything_else_is_left_to_the_long_way() -> None:
    whole = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    others = [
        *(whole[:length] for length in range(len(whole))),
        whole + b"\x81",
        whole + whole,
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
        *(Frame(code, b"hi").serialize(mask=True) for code in (Opcode.BINARY, Opcode.PING, Opcode.CLOSE, Opcode.CONT)),
    ]
    assert [only_frame(data) for data in others] == [None] * len(others)


@served
async def test_messages_in_pieces_together_and_with_accents_are_all_answered(server: Running) -> None:
    made = await server.table("North", "South")
    async with connect(
        server.url.replace("http", "ws") + "/api/socket", compression=None, open_timeout=PATIENCE
    ) as socket:
        ask = b'{"do":"ping","id":"%s"}'
        enter = json.dumps({"do": "enter", "id": "in", "table": made["id"], "lang": "fr"})
        await socket.send(enter)
        await socket.send(['{"do":', '"ping",', '"id":"pieces"}'])
        masked = [Frame(Opcode.TEXT, ask % name).serialize(mask=True) for name in (b"one", b"two")]
        socket.transport.write(b"".join(masked))
        half = Frame(Opcode.TEXT, ask % "accentué".encode()).serialize(mask=True)
        for at in range(len(half)):
            socket.transport.write(half[at : at + 1])
            await asyncio.sleep(0)
        heard: list[str] = []
        while len(heard) < 5:
            text = str(await socket.recv())
            heard += [name for name in ("in", "pieces", "one", "two", "accentué") if f'"id":"{name}"' in text]
        assert heard == ["in", "pieces", "one", "two", "accentué"]


@served
async def test_text_that_is_none_ends_the_socket(server: Running) -> None:
    async with connect(
        server.url.replace("http", "ws") + "/api/socket", compression=None, open_timeout=PATIENCE
    ) as socket:
        socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        await socket.wait_closed()
        assert socket.close_code == 1007


@served
async def test_who_has_spoken_is_not_asked_whether_they_are_there_and_who_only_answers_that_is(server: Running) -> None:
    client = await server.enter(await server.table("North", "South"))
    (visit,) = server.house.hub.visits
    wire = visit._line
    assert isinstance(wire, Wire)

    def is_asked() -> bool:
        wire.stop_keepalive()
        wire.send_keepalive_ping()
        return wire.pending_ping_payload is not None

    async def answered() -> None:
        while wire.pending_ping_payload is not None:
            await asyncio.sleep(0)

    assert [is_asked(), is_asked()] == [False, True]
    await answered()
    assert is_asked()
    await answered()
    await client.do("ping")
    assert [is_asked(), is_asked()] == [False, True]


@served
async def test_all_sockets_are_thought_of_at_whole_seconds(server: Running) -> None:
    made = await server.table("North", "South")
    before = asyncio.get_running_loop().time()
    for _ in range(3):
        await server.enter(made)
    after = asyncio.get_running_loop().time()
    assert len(server.house.hub.visits) == 3
    for visit in server.house.hub.visits:
        wire = visit._line
        assert isinstance(wire, Wire)
        assert wire.ping_timer is not None
        assert wire.ping_interval is not None
        moment = wire.ping_timer.when()
        assert moment == int(moment)
        assert before + wire.ping_interval <= moment < after + wire.ping_interval + 1


class Noting:
    """A transport that notes what is written to it, and for whom."""

    def __init__(self, transport: Any, seat: int, noted: list[tuple[int, bytes]]) -> None:
        self._transport = transport
        self._seat = seat
        self._noted = noted

    def write(self, data: bytes) -> None:
        self._noted.append((self._seat, data))
        self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


@served
async def test_whose_move_it_was_is_told_first_and_in_one_piece(server: Running) -> None:
    made = await server.table("North", "South")
    clients = [await server.enter(made, tokens=[token], salt="00") for token in made["tokens"]]
    for seat, client in enumerate(clients):
        await client.update(seat, lambda told: bool(told["table"]["phase"] == "playing"))
    noted: list[tuple[int, bytes]] = []
    for visit in server.house.hub.visits:
        wire: Any = visit._line
        (seat,) = visit.seats
        wire.transport = Noting(wire.transport, seat, noted)
    movers: set[int] = set()
    while len(movers) < 2:
        mover = next(seat for seat, client in enumerate(clients) if client.updates[seat]["decision"] is not None)
        noted.clear()
        answer = await clients[mover].play(mover)
        for seat, client in enumerate(clients):
            await client.version(seat, answer["version"])
        assert [seat for seat, _ in noted] == [mover, 1 - mover]
        assert noted[0][1].count(b'"update"') == 1
        assert b'{"version":%d,"id":' % answer["version"] in noted[0][1]
        movers.add(mover)
