"""The messages of `ludoteca serve` to the service manager that started it, over a real datagram socket."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteca.server.service_manager import ServiceManager
from tests.support.public_server import free_port
from tests.support.waiting import TIMEOUT

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="only systems with Unix sockets have systemd")
CODE = "import sys; from ludoteca.cli import main; sys.exit(main())"
WATCHDOG_SECONDS = 0.4


@contextmanager
def listening(address: str) -> Iterator[socket.socket]:
    """A service manager's socket."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(address)
        yield receiver


def received(receiver: socket.socket, process: subprocess.Popen[bytes]) -> bytes:
    """The next message; fails at once if the server has ended."""
    receiver.settimeout(1)
    for _ in range(TIMEOUT):
        try:
            return receiver.recv(100)
        except TimeoutError:
            assert process.poll() is None, "the server has ended"
    raise TimeoutError


def receive_watchdogs(receiver: socket.socket) -> None:
    """Receive messages that the server is alive until none comes in time."""
    while True:
        assert receiver.recv(100) == b"WATCHDOG=1"


@contextmanager
def server(data: Path, address: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server that was started as systemd does, with a watchdog."""
    environment = {**os.environ, "NOTIFY_SOCKET": address, "WATCHDOG_USEC": str(round(WATCHDOG_SECONDS * 1e6))}
    words = ["serve", "--bind", "127.0.0.1", "--port", str(free_port()), "--data", str(data), "--log", "all"]
    with (data / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", CODE, *words], stdout=log, stderr=log, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("is_abstract", [False, True])
def test_a_server_reports_that_it_is_ready_alive_and_stopping(is_abstract: bool, tmp_path: Path) -> None:
    if is_abstract and sys.platform != "linux":
        pytest.skip("abstract sockets exist on Linux only")
    name = f"ludoteca-test-{os.getpid()}" if is_abstract else str(tmp_path / "notify")
    with listening(f"\0{name}" if is_abstract else name) as receiver:
        with server(tmp_path, f"@{name}" if is_abstract else name) as process:
            assert [received(receiver, process) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
            events = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
            assert "started" in [event["event"] for event in events]
            process.send_signal(signal.SIGTERM)
            while (message := received(receiver, process)) != b"STOPPING=1":
                assert message == b"WATCHDOG=1"
            process.wait(TIMEOUT)


def test_a_server_that_hangs_reports_nothing_more(tmp_path: Path) -> None:
    with listening(str(tmp_path / "notify")) as receiver, server(tmp_path, str(tmp_path / "notify")) as process:
        assert received(receiver, process) == b"READY=1"
        process.send_signal(signal.SIGSTOP)
        receiver.settimeout(5 * WATCHDOG_SECONDS)
        with pytest.raises(TimeoutError):
            receive_watchdogs(receiver)
        process.send_signal(signal.SIGCONT)
        assert received(receiver, process) == b"WATCHDOG=1"


def test_the_variables_are_not_left_to_child_processes() -> None:
    environment = {"NOTIFY_SOCKET": "/there", "WATCHDOG_USEC": "60000000", "WATCHDOG_PID": str(os.getpid()), "A": "b"}
    assert ServiceManager.of_environment(environment).watchdog_seconds == 60
    assert environment == {"A": "b"}


@pytest.mark.parametrize(
    "environment",
    [{}, {"WATCHDOG_USEC": "0"}, {"WATCHDOG_USEC": "soon"}, {"WATCHDOG_USEC": "9", "WATCHDOG_PID": "1"}],
)
def test_without_a_watchdog_of_this_process_there_is_no_job(environment: dict[str, str]) -> None:
    manager = ServiceManager.of_environment(environment)
    assert (manager.watchdog_seconds, manager.jobs()) == (None, [])


def test_a_service_manager_that_cannot_be_reached_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        ServiceManager(str(tmp_path / "nobody")).ready()
        ServiceManager().ready()
    assert [record.name for record in caplog.records] == ["ludoteca.service_manager"]
