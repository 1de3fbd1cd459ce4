"""The work of drawing one update of a busy table, in a real Chromium before the real server.

A table with the most players the busiest game takes is played by a program, which waits until the page is at rest
before each move; a browser sits on the first seat and is traced. For each update: the work of the page's main thread
from the message's arrival to the end of the frame that shows the board changed by it, its longest task, and
everything that follows (log, counts, the preview it asks for, a scoring that is shown step by step). Motion is off,
so that what an event changes is drawn at once and not over many frames.
"""

from __future__ import annotations

import json
import os
import random
import urllib.request
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from bench import traces
from ludoteca.core import discovery

FRAME = 1000 / 60
SLOWED = (1, 4)
SETTLED = 1500
TRACED = 10  # updates in one trace
SEED = 7
# The board marks its changes; at rest is a page on whose board nothing has changed for longer than an event is shown.
WATCH = """
name => {
  globalThis.changedAt = performance.now();
  new MutationObserver(() => {
    globalThis.changedAt = performance.now();
    performance.mark(name);
  }).observe(document.querySelector('.stage'), {attributes: true, characterData: true, childList: true, subtree: true});
}
"""
AT_REST = "() => performance.now() - globalThis.changedAt > 600"
LOOK = 150  # ms from one look at that to the next


class Table:
    """A table whose seats are all played by one socket."""

    def __init__(self, base: str, game: str, players: int) -> None:
        self.base = base
        self.game = game
        self.players = players
        self.dice = random.Random(SEED)
        self.updates: dict[int, dict[str, Any]] = {}
        self.asked = 0
        seats = [{"kind": "me", "name": f"Seat {number + 1}"} for number in range(players)]
        body = json.dumps({"game": game, "players": players, "seats": seats, "auto": False}).encode()
        headers = {"content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(f"{base}api/tables", body, headers)) as answer:
            self.made = json.load(answer)
        self.socket: ClientConnection = connect(
            base.replace("http", "ws", 1) + "api/socket", max_size=None, compression=None
        )
        tokens = [seat["token"] for seat in self.made["seats"]]
        self.ask(do="enter", table=self.made["id"], tokens=tokens, salt="01" * 16)
        while len(self.updates) < players or not any(one["moves"] for one in self.updates.values()):
            self.read()

    def ask(self, **words: Any) -> dict[str, Any]:
        """The answer to a message; what is pushed meanwhile is kept."""
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, **words}))
        while True:
            told = self.read()
            if told.get("id") == self.asked:
                assert "error" not in told, told
                return told

    def read(self) -> dict[str, Any]:
        """The next message."""
        told: dict[str, Any] = json.loads(self.socket.recv())
        if "update" in told:
            self.updates[told["update"]["viewer"]] = told["update"]
        return told

    def play(self) -> int:
        """One legal move of whoever is asked; the version that it made."""
        seat, told = next((seat, one) for seat, one in sorted(self.updates.items()) if one["moves"])
        words = {"decision": told["decision"], "move": self.dice.choice(told["moves"]), "key": str(self.asked)}
        version = int(self.ask(do="play", seat=seat, **words)["version"])
        while any(one["version"] < version for one in self.updates.values()):
            self.read()
        return version

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return all(one["table"]["phase"] == "over" for one in self.updates.values())


def busiest() -> tuple[str, int]:
    """The game that most can play, and how many."""
    return max(((name, discovery.meta(name).players[1]) for name in discovery.names()), key=lambda one: one[1])


def measured(base: str, chromium: str, updates: int) -> dict[str, list[dict[str, Any]]]:
    """The work of each update, at the machine's own speed and slowed down."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    found: dict[str, list[dict[str, Any]]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--disable-gpu", *alone])
        for slowed in SLOWED:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page = context.new_page()
            rows: list[dict[str, Any]] = []
            while len(rows) < updates:
                table = seated(base, page)
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
                rows += [one._asdict() for one in drawn(browser, page, table, updates - len(rows))]
            found[f"× {slowed}"] = rows
            context.close()
        browser.close()
    return found


def drawn(browser: Browser, page: Page, table: Table, most: int) -> list[traces.Drawn]:
    """The work of each update of one table, so many at most."""
    rows: list[traces.Drawn] = []
    while len(rows) < most and not table.is_over():
        browser.start_tracing(page=page, categories=traces.CATEGORIES)
        for _ in range(min(TRACED, most - len(rows))):
            page.evaluate("name => void performance.mark(name)", traces.SENT)
            if not table.is_over():
                table.play()
            page.wait_for_timeout(LOOK)
            page.wait_for_function(AT_REST, polling=LOOK)
            page.evaluate("name => void performance.mark(name)", traces.OVER)
        rows += traces.updates(json.loads(browser.stop_tracing())["traceEvents"])
    return rows


def seated(base: str, page: Page) -> Table:
    """A new table, the page at its first seat."""
    game, players = busiest()
    table = Table(base, game, players)
    keys = {"game": game, "seats": {"0": table.made["seats"][0]["token"]}, "at": 1}
    page.goto(base)
    page.evaluate("kept => localStorage.setItem('ludoteca.tables', kept)", json.dumps({table.made["id"]: keys}))
    page.goto(f"{base}t/{table.made['id']}")
    page.locator(".stage").wait_for()
    page.evaluate(WATCH, traces.CHANGED)
    page.wait_for_timeout(SETTLED)
    return table


def report(found: dict[str, list[dict[str, Any]]]) -> str:
    """Medians and the worst of twenty, in milliseconds of main-thread work; what is shown when is time that passed."""
    lines = []
    for name, rows in found.items():
        kinds = ", ".join(f"{kind} {median(row['first'][kind] for row in rows):.1f}" for kind in traces.NAMES)
        whole = [sum(row["first"].values()) for row in rows]
        middle = {key: median(row[key] for row in rows) for key in ("longest", "all", "frames")}
        shown = [row["shown"] for row in rows if row["shown"] is not None]
        lines += [
            f"{len(rows)} updates, processor {name}: until the board is drawn {median(whole):.1f} ({kinds}), "
            f"slowest of twenty {quantiles(whole, n=20)[-1]:.1f}, {fits(whole):.0%} within a frame",
            f"  longest task {middle['longest']:.1f}, {fits([row['longest'] for row in rows]):.0%} without one longer "
            f"than a frame, everything {middle['all']:.1f} in {middle['frames']:.0f} frames, "
            f"on the screen after {median(shown):.0f} ms",
        ]
    return "\n".join(lines) + f"\n(milliseconds of main-thread work; a frame has {FRAME:.1f})"


def fits(whole: list[float]) -> float:
    """The share that fits into the time of one frame."""
    return sum(one <= FRAME for one in whole) / len(whole)
