"""Frames on the wire: what is read at a glance and what the long way, beside the library's own reading and writing."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from ludoteca.server.wire import frame, only_frame
from tests.server.client import Running, served

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
    async with connect(server.url.replace("http", "ws") + "/api/socket", compression=None) as socket:
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
    async with connect(server.url.replace("http", "ws") + "/api/socket", compression=None) as socket:
        socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        await socket.wait_closed()
        assert socket.close_code == 1007
