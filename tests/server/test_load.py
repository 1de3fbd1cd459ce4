"""The load client: frames in any pieces, and tables really played on a real server."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.utils import accept_key

from ludoteca.load import Crowd, Pair
from ludoteca.load.line import Line
from tests.server.client import Running, served

SIZES = (0, 1, 125, 126, 127, 65535, 65536)
OPENED = f"HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: {accept_key('key')}\r\n\r\n".encode()


class Written(asyncio.Transport):
    """A connection that leads nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""

    def write(self, data: object) -> None:
        """Note what is sent."""
        assert isinstance(data, bytes)
        self.sent += data


@pytest.mark.parametrize("piece", [1, 7, 1 << 20])
def test_frames_are_heard_in_whatever_pieces_they_come(piece: int) -> None:
    async def scene() -> list[bytes]:
        heard: list[bytes] = []
        line = Line(b"", accept_key("key"), heard.append, lambda: None)
        line.connection_made(Written())
        said = OPENED + b"".join(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False) for size in SIZES[:5])
        for at in range(0, len(said), piece):
            line.data_received(said[at : at + piece])
        for size in SIZES[5:]:
            line.data_received(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False))
        return heard

    assert [len(text) for text in asyncio.run(scene())] == list(SIZES)


def test_a_ping_is_answered_with_the_same_words() -> None:
    async def scene() -> bytes:
        line, transport = Line(b"", accept_key("key"), lambda text: None, lambda: None), Written()
        line.connection_made(transport)
        line.data_received(OPENED + Frame(Opcode.PING, b"\0\0\0\0").serialize(mask=False))
        return transport.sent

    sent = asyncio.run(scene())
    assert sent[:2] == bytes((0x8A, 0x84))
    assert sent[2:6] == sent[6:10]  # what is masked is all zeros


@served
async def test_tables_are_played_and_every_move_is_timed(server: Running) -> None:
    crowd = await Crowd.open(3, lambda number: Pair.open(server.url, "kahmate", number))
    timing = await crowd.rush(4)
    assert len(timing.waits) == 12
    assert all(wait > 0 for wait in timing.waits)
    assert len(server.house.hub.rooms) == 3
    await crowd.close()


class Counted:
    """A match that counts its moves."""

    def __init__(self) -> None:
        self.moves = 0

    async def play(self) -> float:
        """Make a move that waits for nothing."""
        self.moves += 1
        return 0.0

    async def close(self) -> None:
        """Hang up."""


FOUR = {"even rate": lambda crowd: crowd.stroll(1e6, 4e-6), "burst": lambda crowd: crowd.burst(4)}


@pytest.mark.parametrize("four", FOUR)
@pytest.mark.parametrize(("matches", "moves"), [(5, [4, 4, 4, 4, 4]), (20, [1] * 20), (30, [1] * 20 + [0] * 10)])
def test_short_stretches_and_bursts_reach_every_match_in_turn(matches: int, moves: list[int], four: str) -> None:
    async def scene() -> list[int]:
        crowd = Crowd([Counted() for _ in range(matches)])
        for _ in range(5):
            assert len((await FOUR[four](crowd)).waits) == 4
        return [one.moves for one in crowd.matches if isinstance(one, Counted)]

    assert asyncio.run(scene()) == moves


@served
async def test_a_server_that_refuses_is_told_of(server: Running) -> None:
    url = server.url.replace("http", "ws") + "/api/socket"
    with pytest.raises(ConnectionError, match="403"):
        await Line.open(url, "http://elsewhere.example", lambda text: None)
