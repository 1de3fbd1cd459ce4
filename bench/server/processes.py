"""Starts servers as child processes and reads their processor time and memory; Linux only."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
INSTALL_LOOT = "from bench.loot.game import install; install(); "
POLL_INTERVAL = 0.02
PROCESS_CLOCK = 2  # the kernel's number of the clock that sums user and system time of all threads
KIB = 1024


def free_port() -> int:
    """A TCP port that no process listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def serve(
    port: int, data: str | Path, *options: str, checkout: Path = ROOT, setup: str = INSTALL_LOOT
) -> subprocess.Popen[bytes]:
    """Start `ludoteca serve` of a checkout without rate limits, after some setup code; return when it answers."""
    python = sys.executable if checkout == ROOT else str(checkout / ".venv" / "bin" / "python")
    code = f"import sys; {setup}from ludoteca.cli import main; sys.exit(main())"
    command = ["serve", "--bind", "127.0.0.1", "--port", str(port), "--data", str(data), "--limits", "off"]
    command += ["--log", "none", *options]
    process = subprocess.Popen([python, "-c", code, *command], cwd=checkout, stdout=subprocess.DEVNULL)
    while not is_healthy(port):
        if process.poll() is not None:
            sys.exit("the server did not start")
        time.sleep(POLL_INTERVAL)
    return process


def is_healthy(port: int) -> bool:
    """Whether a server on a port answers its health check."""
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
    except OSError:
        return False
    return True


def stop(*processes: subprocess.Popen[bytes] | subprocess.Popen[str]) -> None:
    """Kill processes and wait for their ends."""
    for process in processes:
        process.kill()
        process.wait()


def processor_seconds(pid: int) -> float:
    """User and system time of a process and its living descendants so far."""
    own = time.clock_gettime((~pid << 3) | PROCESS_CLOCK)  # clock_getcpuclockid(3)
    return own + sum(processor_seconds(child) for child in children(pid))


def children(pid: int) -> list[int]:
    """The living child processes of a process."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def resident_kib(pid: int) -> float:
    """The resident memory of a process in KiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / KIB
