"""The load test: frames in fragments of any size, and tables played on a running server."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.utils import accept_key

from ludoteca.cli import main
from ludoteca.tools.loadtest import LoadGenerator, TableClient
from ludoteca.tools.loadtest.socket_client import SocketClient
from tests.support.public_server import free_port
from tests.support.server import RunningServer, served

SIZES = (0, 1, 125, 126, 127, 65535, 65536)
OPENED = f"HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: {accept_key('key')}\r\n\r\n".encode()


class RecordingTransport(asyncio.Transport):
    """A transport that records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""

    def write(self, data: object) -> None:
        """Record what is sent."""
        assert isinstance(data, bytes)
        self.sent += data


@pytest.mark.parametrize("size_of_chunk", [1, 7, 1 << 20])
def test_frames_are_received_in_chunks_of_any_size(size_of_chunk: int) -> None:
    async def scene() -> list[bytes]:
        received: list[bytes] = []
        client = SocketClient(b"", accept_key("key"), received.append, lambda: None)
        client.connection_made(RecordingTransport())
        sent = OPENED + b"".join(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False) for size in SIZES[:5])
        for at in range(0, len(sent), size_of_chunk):
            client.data_received(sent[at : at + size_of_chunk])
        for size in SIZES[5:]:
            client.data_received(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False))
        return received

    assert [len(text) for text in asyncio.run(scene())] == list(SIZES)


def test_a_ping_is_answered_with_its_payload() -> None:
    async def scene() -> bytes:
        client, transport = SocketClient(b"", accept_key("key"), lambda text: None, lambda: None), RecordingTransport()
        client.connection_made(transport)
        client.data_received(OPENED + Frame(Opcode.PING, b"\0\0\0\0").serialize(mask=False))
        return transport.sent

    sent = asyncio.run(scene())
    assert sent[:2] == bytes((0x8A, 0x84))
    assert sent[2:6] == sent[6:10]  # what is masked is all zeros


@served
async def test_tables_are_played_and_every_move_is_timed(server: RunningServer) -> None:
    generator = await LoadGenerator.open(3, lambda number: TableClient.open(server.url, "kahmate", number))
    timing = await generator.play_closed_loop(4)
    assert len(timing.latencies) == 12
    assert all(latency > 0 for latency in timing.latencies)
    assert len(server.components.registry.tables) == 3
    await generator.close()


class Counted:
    """A match that counts its moves."""

    def __init__(self) -> None:
        self.moves = 0

    async def play(self) -> float:
        """Count a move."""
        self.moves += 1
        return 0.0

    async def close(self) -> None:
        """Do nothing."""


FOUR_MOVES = {
    "fixed rate": lambda generator: generator.play_at_rate(1e6, 4e-6),
    "burst": lambda generator: generator.play_burst(4),
}


@pytest.mark.parametrize("how", FOUR_MOVES)
@pytest.mark.parametrize(("matches", "moves"), [(5, [4, 4, 4, 4, 4]), (20, [1] * 20), (30, [1] * 20 + [0] * 10)])
def test_short_calls_and_bursts_reach_every_match_in_turn(matches: int, moves: list[int], how: str) -> None:
    async def scene() -> list[int]:
        generator = LoadGenerator([Counted() for _ in range(matches)])
        for _ in range(5):
            assert len((await FOUR_MOVES[how](generator)).latencies) == 4
        return [one.moves for one in generator.matches if isinstance(one, Counted)]

    assert asyncio.run(scene()) == moves


@served
async def test_a_refused_connection_raises(server: RunningServer) -> None:
    url = server.url.replace("http", "ws") + "/api/socket"
    with pytest.raises(ConnectionError, match="403"):
        await SocketClient.open(url, "http://elsewhere.example", lambda text: None)


def test_a_server_that_cannot_be_reached_is_an_error_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    assert main(["load", url, "--tables", "1", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"The load test at {url} failed: ")
    assert "refused" in said
    assert "Traceback" not in said
