"""Photographs the real client before the real server, light and dark, on a desk and on a phone.

Run it after a change of the client: .venv/bin/python docs/pictures/make_screens.py
Games are begun from positions that a few seeded players reached, so the pictures show play and come out alike.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca import search
from ludoteca.core.match import Match
from ludoteca.search.player import Effort, Question

HERE = Path(__file__).parent
DESK, PHONE = (1440, 900), (390, 844)
QUIET = ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage"]
# Parts of a screen come one after the other: it is whole once nothing has changed for a while.
WHOLE = """new Promise((done) => {
    let timer = setTimeout(done, 2000);
    const again = () => (clearTimeout(timer), (timer = setTimeout(done, 2000)));
    new MutationObserver(again).observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
NAMES = ["North", "South", "Étoile", "West", "East"]


def scene(game: str, players: int, seed: str, choices: int) -> dict[str, Any]:
    """A position in which seat 0 has the turn, some choices of quick players into a game."""
    match = Match.new(game, players, seed)
    player = search.player(match.game, "casual")
    made = 0
    while made < choices or match.state.actors() != [0] or match.position()["pending"]["kind"] != "turn":
        seat = match.state.actors()[0]
        made += 1
        match.play(seat, player.choose(Question.of_match(match, seat), Effort(40, f"{seed} {made}")).move)
    return match.position()


SCENES = {
    "maamut": ("maamut", 4, "prairie", 26),
    "kahmate": ("kahmate", 2, "pitch", 30),
    "mammut": ("mammut", 4, "loot", 30),
}


@contextmanager
def served() -> Iterator[str]:
    """The address of a server with data of its own."""
    with tempfile.TemporaryDirectory() as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        program = str(Path(sys.executable).with_name("ludoteca"))
        words = ["serve", "--bind", "127.0.0.1", "--port", str(port), "--data", data, "--limits", "off"]
        process = subprocess.Popen([program, *words, "--log", "none"], stdout=subprocess.DEVNULL)
        base = f"http://127.0.0.1:{port}/"
        try:
            while not answers(base):
                assert process.poll() is None, "the server ended"
            yield base
        finally:
            process.terminate()
            process.wait()


def answers(base: str) -> bool:
    """Whether a server is up."""
    try:
        urllib.request.urlopen(f"{base}healthz").close()
    except OSError:
        return False
    return True


def laid(base: str, position: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The id of a table at which a game goes on from a position, and what opens it."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: position["players"]]]
    body = {"game": position["game"], "players": position["players"], "seats": seats, "position": position}
    asked = urllib.request.Request(f"{base}api/tables", json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        made = json.load(answer)
    tokens = {str(one["seat"]): one["token"] for one in made["seats"]}
    return made["id"], {"game": position["game"], "seats": tokens, "host": made["host"], "at": 0}


def opened(browser: Browser, base: str, size: tuple[int, int], theme: str, kept: dict[str, Any]) -> Page:
    """A page of a device that remembers some tables."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en", reduced_motion="reduce")
    wishes = json.dumps({"theme": theme, "curtain": False, "sound": False})
    script = f"localStorage.setItem('ludoteca.settings', {wishes!r});"
    script += f"localStorage.setItem('ludoteca.tables', {json.dumps(kept)!r});"
    context.add_init_script(script)
    page = context.new_page()
    page.goto(base)
    return page


def photograph(page: Page, path: str, name: str, wait: str) -> None:
    """One picture once something is there."""
    if path:
        page.goto(path)
    page.locator(wait).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate(WHOLE)
    page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=85)


def main() -> None:
    """All pictures."""
    named = os.environ.get("CHROMIUM") or shutil.which("chromium")
    alone = ["--no-sandbox"] if os.geteuid() == 0 else []
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=named, args=[*QUIET, *alone])
        for name, size in (("desk", DESK), ("phone", PHONE)):
            photograph(opened(browser, base, size, "light", {}), "", f"home-{name}", "main")
            for game, told in SCENES.items():
                id, keys = laid(base, scene(*told))
                page = opened(
                    browser, base, size, "dark" if (game, name) == ("kahmate", "phone") else "light", {id: keys}
                )
                photograph(page, f"{base}t/{id}", f"{game}-{name}", ".stage")
        browser.close()


if __name__ == "__main__":
    main()
