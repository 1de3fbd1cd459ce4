"""The browser that the tests drive: named by $CHROMIUM, on PATH, Debian's package for root, else npm's binary."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from devtools import lighthouse, web
from devtools.console import TOOLS, Trouble, run, run_in, step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@138.0.2"
FOLDER = TOOLS / "chromium"
UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


def known() -> str:
    """A browser that is here already, or nothing."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    kept = FOLDER / "path.txt"
    return found or (kept.read_text().strip() if kept.is_file() else "")


def prepare(uv: web.Uv) -> dict[str, str]:
    """Everything that the tests in a browser need; the variables that tell them where it is."""
    found = {"CHROMIUM": find(uv)}
    lighthouse.install(uv)
    return found


def find(uv: web.Uv) -> str:
    """A browser, fetched if there is none; Trouble says what to do if that fails."""
    found = known()
    if found:
        return found
    if sys.platform == "linux" and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        return _debian()
    return _of_npm(uv)


def _debian() -> str:
    with step("installing Chromium for the browser tests"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], "Is the network reachable?", **quiet)
        advice = "Install Chromium yourself, or name one with CHROMIUM=."
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], advice, **quiet)
    return known()


def _of_npm(uv: web.Uv) -> str:
    with step("fetching Chromium for the browser tests"):
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"private": true, "type": "module"}\n')
        (FOLDER / "unpack.js").write_text(UNPACK + "\n")
        called = web.npm(uv)
        node = called[0] if len(called) > 1 else shutil.which("node") or "node"
        advice = "Install Chromium yourself, or name one with CHROMIUM=."
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        run_in(FOLDER, [*called, "install", "--silent", PACKAGE], advice, PATH=path)
        place = run_in(FOLDER, [node, "unpack.js"], advice, TMPDIR=str(FOLDER)).strip().splitlines()[-1]
    if not Path(place).is_file():
        raise Trouble("Chromium could not be unpacked.\nInstall it yourself, or name one with CHROMIUM=.")
    (FOLDER / "path.txt").write_text(place + "\n")
    return place
