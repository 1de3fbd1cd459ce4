"""What is fuzzed: each target processes bytes from outside and raises an exception if it handles them wrongly.

Targets are context managers, since some need a running server or a database. Inputs that are refused in an orderly way
are fine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import websockets

from ludoteca.core import discovery, record, replay
from ludoteca.core.errors import Refused
from ludoteca.core.match import Match
from ludoteca.engine.engine import Engine
from ludoteca.engine.line_reader import MAX_LINE_BYTES
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, SqliteStore, back_up, restore
from ludoteca.table.records.verify import verify_record
from tests.support.logged_errors import LoggedErrors
from tests.support.raw_client import RawClient
from tests.support.server import RunningServer, serving_in

Target = Callable[[bytes], None]
MAX_LINES = 20
SILENCE = 0.03
STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
QUICKLY: dict[str, Any] = {"level": "random", "iterations": 1}
EXPENSIVE: dict[str, dict[str, Any]] = {"perft": {"max_nodes": 100, "depth": 2}, "think": QUICKLY, "choose": QUICKLY}
PATCH_BYTES = 4


@contextlib.contextmanager
def engine_lines() -> Iterator[Target]:
    """Lines for an engine: one JSON answer each, never an internal error."""

    def process(data: bytes) -> None:
        engine = Engine()
        for line in data.split(b"\n")[:MAX_LINES]:
            answer = engine.respond(affordable(line) if len(line) <= MAX_LINE_BYTES else None)
            if answer is not None and json.loads(answer).get("error", {}).get("key") == "internal":
                raise AssertionError(f"an internal error after {line[:200]!r}")

    yield process


def affordable(line: bytes) -> bytes:
    """The line with a small budget if it asks for much computing."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if not isinstance(request, dict) or not isinstance(request.get("do"), str) or request["do"] not in EXPENSIVE:
        return line
    request.pop("ms", None)
    return json.dumps({**request, **EXPENSIVE[request["do"]]}).encode()


@contextlib.contextmanager
def records() -> Iterator[Target]:
    """Texts of records: verified and replayed, or refused."""

    def process(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        verify_record(text)
        with contextlib.suppress(Refused):
            replay.replayed(record.read(text)).record().write()

    yield process


@contextlib.contextmanager
def positions() -> Iterator[Target]:
    """Positions: refused, or loaded, shown to every viewer and played on."""

    def process(data: bytes) -> None:
        try:
            match = Match.load(json.loads(data), "fuzz", auto_chance=False)
        except (Refused, ValueError, RecursionError):
            return
        for viewer in (None, *range(match.players)):
            match.view(viewer)
            match.preview(viewer)
        for seat in match.state.current_players():
            match.fork().play(seat, match.moves(seat)[0])
        if match.position() != Match.load(match.position(), "fuzz", auto_chance=False).position():
            raise AssertionError("a position that changes when it is loaded again")

    yield process


@contextlib.contextmanager
def settings_files() -> Iterator[Target]:
    """Settings files: read, or refused with a key."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-fuzz-") as folder:
        path = Path(folder, "ludoteca.toml")

        def process(data: bytes) -> None:
            path.write_bytes(data)
            with contextlib.suppress(Refused):
                settings({}, {}, str(path))

        yield process


@contextlib.contextmanager
def backups() -> Iterator[Target]:
    """Damaged backups: bytes of a good one are replaced, or it is cut; restored and opened, or refused.

    Every five bytes of the input are a place in the file and the byte there; an odd byte at the end cuts the file.
    """
    with tempfile.TemporaryDirectory(prefix="ludoteca-fuzz-") as folder:
        good = asyncio.run(a_backup(Path(folder)))

        def process(data: bytes) -> None:
            damaged = bytearray(good)
            for at in range(0, len(data) - PATCH_BYTES, PATCH_BYTES + 1):
                damaged[int.from_bytes(data[at : at + PATCH_BYTES], "big") % len(damaged)] = data[at + PATCH_BYTES]
            if len(data) % (PATCH_BYTES + 1) == 1:
                del damaged[len(damaged) * data[-1] // 256 :]
            with tempfile.TemporaryDirectory(prefix="damaged-", dir=folder) as inner:
                Path(inner, "backup.db").write_bytes(damaged)
                with contextlib.suppress(Refused):
                    restore(Path(inner, "backup.db"), Path(inner, DATABASE_FILE))
                    asyncio.run(read_everything(Path(inner, DATABASE_FILE)))

        yield process


async def a_backup(folder: Path) -> bytes:
    """A backup of a server with a table in play."""
    async with serving_in(folder / "server", limits="off") as server:
        made = await server.table("North", "South", game=discovery.names()[0], auto=False)
        client = await server.enter(made, tokens=made["tokens"], salt="01")
        await client.play(client.updates[0]["actors"][0] if client.updates.get(0, {}).get("actors") else 0)
        await asyncio.to_thread(back_up, folder / "server" / DATABASE_FILE, folder / "backup.db")
    return (folder / "backup.db").read_bytes()


async def read_everything(path: Path) -> None:
    """Open a store and load its tables."""
    async with SqliteStore.open(path) as store:
        for phase in ("gathering", "playing", "over"):
            for listed in await store.list_tables(phase):
                stored = await store.load_table(listed.id)
                assert stored is not None
                stored.record()


@contextlib.contextmanager
def http_requests() -> Iterator[Target]:
    """Bytes on a connection of a server; $HOST is its address. No answer is an error of the server's own."""

    async def process(server: RunningServer, data: bytes) -> None:
        client = await RawClient.connect(server.url)
        try:
            client.writer.write(data.replace(b"$HOST", client.host.encode()))
            received = await until_silent(client)
        finally:
            client.close()
        wrong = [status for status in STATUS.findall(received) if int(status) >= 500]
        if wrong:
            raise AssertionError(f"the answer {received[:300]!r}")

    with served(process) as target:
        yield target


async def until_silent(client: RawClient) -> bytes:
    """What the server sends until it closes the connection or is silent."""
    received = b""
    with contextlib.suppress(TimeoutError, ConnectionError):
        while more := await asyncio.wait_for(client.reader.read(1 << 16), SILENCE):
            received += more
    return received


@contextlib.contextmanager
def socket_frames() -> Iterator[Target]:
    """Frames of a player, one a line; $TABLE, $0, $1, $HOST and $INVITE are the table's id and tokens.

    A line that begins with a zero byte is a binary frame. No answer is an internal error.
    """

    async def process(server: RunningServer, data: bytes) -> None:
        made = await server.table("North", "South", game=discovery.names()[len(data) % 3], auto=False)
        known = {"TABLE": made["id"], "HOST": made["host"], "INVITE": made["invite"], "0": made["tokens"][0]}
        known["1"] = made["tokens"][1]
        url = f"{server.url.replace('http', 'ws')}/api/socket"
        with contextlib.suppress(websockets.ConnectionClosed):
            async with websockets.connect(url, max_size=None, max_queue=None, ping_interval=None) as socket:
                for line in data.split(b"\n")[:MAX_LINES]:
                    await socket.send(frame(line, known))
                await socket.send('{"do":"ping","id":"last"}')
                while (answer := json.loads(await socket.recv())).get("id") != "last":
                    if answer.get("error", {}).get("key") == "internal":
                        raise AssertionError("an internal error")

    with served(process) as target:
        yield target


def frame(line: bytes, known: dict[str, str]) -> str | bytes:
    """A line as a frame."""
    if line.startswith(b"\0"):
        return line[1:]
    text = line.decode("utf-8", "replace")
    return re.sub(r"\$(TABLE|HOST|INVITE|0|1)", lambda found: known[found[1]], text)


@contextlib.contextmanager
def served(process: Callable[[RunningServer, bytes], Coroutine[Any, Any, None]]) -> Iterator[Target]:
    """A target that is a request to a server; whatever the server logs as an error is one."""
    errors = LoggedErrors()
    errors.start()
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory(prefix="ludoteca-fuzz-") as folder:
        serving = serving_in(Path(folder), limits="off")
        server = runner.run(serving.__aenter__())

        def target(data: bytes) -> None:
            runner.run(process(server, data))
            if errors.messages:
                raise AssertionError(errors.messages)

        try:
            yield target
        finally:
            errors.stop()
            runner.run(serving.__aexit__(None, None, None))


TARGETS: dict[str, Callable[[], Any]] = {
    "engine": engine_lines,
    "records": records,
    "positions": positions,
    "settings": settings_files,
    "backups": backups,
    "http": http_requests,
    "socket": socket_frames,
}
