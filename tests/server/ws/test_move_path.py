"""The modules of server and store that run between the arrival of a move and its broadcast are the documented ones."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

from ludoteca.server import run
from ludoteca.server.app import Components
from ludoteca.server.security.seat_keys import SEAT
from ludoteca.server.settings import settings
from ludoteca.table import TimeControl
from tests.support.fake_socket import FakeSocket, Json, websocket_scope
from tests.support.live_tables import RecordingSubscriber, live_table

URL = "http://127.0.0.1:8642/"
PACKAGES = ("ludoteca.server.", "ludoteca.store.")
# The steps of a move in their order.
STEPS = [
    "ludoteca.server.ws.connection",
    "ludoteca.server.ws.dispatch",
    "ludoteca.server.security.limits",
    "ludoteca.server.ws.handlers.play",
    "ludoteca.server.live.live_table",
    "ludoteca.server.live.repository",
    "ludoteca.store.sqlite.store",
    "ludoteca.store.sqlite.writer",
    "ludoteca.store.sqlite.statements",
    "ludoteca.server.live.broadcaster",
]
# Single functions that a step calls and that call nothing of server and store.
FUNCTIONS = {
    ("ludoteca.store.clock", "SteadyClock.now"),
    ("ludoteca.store.clock", "SteadyClock._elapsed"),
    ("ludoteca.server.observability.metrics", "Metrics.observe_commit"),
    ("ludoteca.server.ws.messages_out", "encode"),
}
CLOCK_FUNCTIONS = {("ludoteca.server.live.uptime", "Uptime.now")}
AFTER_COMMIT = "ludoteca.store.sqlite.checkpointer"  # runs on the writer's thread after the commit was reported
Call = tuple[str, str]


class CallTrace:
    """Records each module and function of server and store that is called, after the module that calls it.

    It traces this thread and threads that start later. A coroutine that was waiting since before the recording, such
    as a connection's receive loop, is not called when it resumes.
    """

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.is_recording = False
        self._earlier: set[FrameType] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event != "call" or not is_traced(frame):
            return
        if not self.is_recording:
            self._earlier.add(frame)
        elif frame not in self._earlier:
            if frame.f_back is not None and is_traced(frame.f_back):
                self.calls.append(call_of(frame.f_back))
            self.calls.append(call_of(frame))


def is_traced(frame: FrameType) -> bool:
    """Whether a frame runs code of server or store that belongs to a move."""
    name: str = frame.f_globals.get("__name__", "")
    return name.startswith(PACKAGES) and name != AFTER_COMMIT


def call_of(frame: FrameType) -> Call:
    """The module and the function of a frame."""
    return frame.f_globals["__name__"], frame.f_code.co_qualname


@pytest.fixture
def trace() -> Iterator[CallTrace]:
    trace = CallTrace()
    threading.setprofile(trace)
    yield trace
    threading.setprofile(None)
    sys.setprofile(None)


class LastSubscriber(RecordingSubscriber):
    """A spectator that stops the trace when its frame is queued."""

    def __init__(self, trace: CallTrace) -> None:
        super().__init__()
        self.trace = trace

    def send(self, text: str) -> None:
        self.trace.is_recording = False
        super().send(text)


async def last_update(socket: FakeSocket) -> Json:
    """The update of seat 0, once the socket was sent one."""
    while True:
        for text in socket.texts():
            message: Json = json.loads(text)
            if "update" in message:
                update: Json = message["update"]
                return update
        await asyncio.sleep(0)


async def trace_move(components: Components, trace: CallTrace, control: TimeControl | None) -> None:
    """Play a move over a WebSocket connection and trace it until its last frame is queued."""
    live = await live_table(components.registry, control=control)
    token = await live.execute(lambda: live.issue_key(SEAT, 0))
    socket = FakeSocket()
    socket.is_reading.set()
    task = asyncio.ensure_future(components.app(websocket_scope(URL), socket.receive, socket.send))
    socket.put({"do": "enter", "table": live.id, "tokens": [token]})
    update = await last_update(socket)
    spectator = LastSubscriber(trace)
    live.broadcaster.add(spectator, {})
    spectator.frames.clear()
    play = {"do": "play", "seat": 0, "decision": update["decision"], "move": update["moves"][0], "key": "key"}
    trace.is_recording = True
    socket.put(play)
    while not spectator.frames:
        await asyncio.sleep(0)
    socket.disconnect()
    await task


@pytest.mark.parametrize("control", [None, TimeControl(600)], ids=["without a clock", "with a clock"])
def test_a_move_passes_exactly_the_documented_modules(
    control: TimeControl | None, tmp_path: Path, trace: CallTrace
) -> None:
    async def scenario() -> None:
        given = {"bind": "127.0.0.1", "port": "8642", "data": str(tmp_path), "limits": "off"}
        components = run.open_server(settings(given, {}))
        sys.setprofile(trace)
        await trace_move(components, trace, control)
        sys.setprofile(None)
        await components.registry.close()
        await components.store.close()

    asyncio.run(scenario())
    functions = FUNCTIONS | (set() if control is None else CLOCK_FUNCTIONS)
    modules = {module for module, _ in functions}
    assert {call for call in trace.calls if call[0] in modules} == functions
    assert [module for module in dict.fromkeys(module for module, _ in trace.calls) if module not in modules] == STEPS
