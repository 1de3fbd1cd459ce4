"""The browsers that the tests drive.

Chromium is named by $CHROMIUM, on PATH, Debian's package for root, else npm's binary; WebKitGTK is on PATH or Debian's.
Tests take its headless shell where there is one: the same engine, in which a page opens in half the time.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from devtools import lighthouse, web
from devtools.console import TOOLS, Trouble, run, run_in, say, step

SHELL = "chromium-headless-shell"
WHOLE = "chromium"
NAMES = (WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@138.0.2"
FOLDER = TOOLS / "chromium"
ADVICE = "Install Chromium yourself, or name one with CHROMIUM=."
SECOND = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


def known(*first: str) -> str:
    """A browser that is here already, the first of these before all others, or nothing."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = next((path for path in map(shutil.which, [*first, *NAMES]) if path), None)
    kept = FOLDER / "path.txt"
    return found or (kept.read_text().strip() if kept.is_file() else "")


def prepare(uv: web.Uv, wanted: str = SHELL) -> dict[str, str]:
    """Everything that the tests in a browser need; the variables that tell them where it is."""
    found = {"CHROMIUM": find(uv, wanted)}
    lighthouse.install(uv)
    if not all(map(shutil.which, SECOND)):
        _second()
    return found


def _second() -> None:
    """WebKitGTK and a screen that nobody sees, if that is possible; otherwise its tests will fail and say why."""
    try:
        _debian("WebKitGTK, the second browser of the tests", *SECOND.values(), advice="Install them yourself.")
    except Trouble as trouble:
        say(f"! {trouble}\n! Games in WebKitGTK can't be tested without {' and '.join(SECOND.values())}.")


def find(uv: web.Uv, wanted: str) -> str:
    """A browser, that of Debian's package if possible, fetched if there is none; Trouble says what to do otherwise."""
    found = known(wanted)
    if _is_debian_root() and not os.environ.get("CHROMIUM") and not shutil.which(wanted):
        try:
            _debian("Chromium for the browser tests", wanted, advice=ADVICE)
        except Trouble:
            if not found:
                raise
        return known(wanted)
    return found or _of_npm(uv)


def _is_debian_root() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _debian(label: str, *packages: str, advice: str) -> None:
    """Install Debian's packages; Trouble if that can't be done here."""
    if not _is_debian_root():
        raise Trouble(f"{' and '.join(packages)} can't be installed without root and apt. {advice}")
    with step(f"installing {label}"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], "Is the network reachable?", **quiet)
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], advice, **quiet)


def _of_npm(uv: web.Uv) -> str:
    with step("fetching Chromium for the browser tests"):
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"private": true, "type": "module"}\n')
        (FOLDER / "unpack.js").write_text(UNPACK + "\n")
        called = web.npm(uv)
        node = called[0] if len(called) > 1 else shutil.which("node") or "node"
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        run_in(FOLDER, [*called, "install", "--silent", PACKAGE], ADVICE, PATH=path)
        place = run_in(FOLDER, [node, "unpack.js"], ADVICE, TMPDIR=str(FOLDER)).strip().splitlines()[-1]
    if not Path(place).is_file():
        raise Trouble("Chromium could not be unpacked.\nInstall it yourself, or name one with CHROMIUM=.")
    (FOLDER / "path.txt").write_text(place + "\n")
    return place
