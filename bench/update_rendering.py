"""The work of drawing one update of a busy table, in a real Chromium with the real server.

A program plays a table with the maximum number of players of the busiest game and waits until the page is at rest
before each move; a browser in the first seat is traced. For each update: the main thread's work from the arrival of
the message to the end of the frame that shows the change, its longest task, and all the work that follows (log,
counts, the requested preview, a scoring shown step by step). Motion is off, so that a change is drawn in one frame.
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

from bench import chromium_trace
from ludoteca.core import discovery

FRAME_MS = 1000 / 60
SLOWDOWNS = (1, 4)
SETTLE_MS = 1500
UPDATES_PER_TRACE = 10  # updates in one trace
SEED = 7
# The board marks its changes; a page is at rest when its board has not changed for longer than an event is shown.
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
POLL_MS = 150


class Table:
    """A table whose seats are all played through one socket."""

    def __init__(self, base: str, game: str, players: int) -> None:
        self.base = base
        self.game = game
        self.players = players
        self.dice = random.Random(SEED)
        self.updates: dict[int, dict[str, Any]] = {}
        self.last_id = 0
        seats = [{"kind": "me", "name": f"Seat {number + 1}"} for number in range(players)]
        body = json.dumps({"game": game, "players": players, "seats": seats, "auto": False}).encode()
        headers = {"content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(f"{base}api/tables", body, headers)) as answer:
            self.created = json.load(answer)
        self.socket: ClientConnection = connect(
            base.replace("http", "ws", 1) + "api/socket", max_size=None, compression=None
        )
        tokens = [seat["token"] for seat in self.created["seats"]]
        self.ask(do="enter", table=self.created["id"], tokens=tokens, salt="01" * 16)
        while len(self.updates) < players or not any(one["moves"] for one in self.updates.values()):
            self.read()

    def ask(self, **words: Any) -> dict[str, Any]:
        """The response to a message; pushed updates are stored."""
        self.last_id += 1
        self.socket.send(json.dumps({"id": self.last_id, **words}))
        while True:
            reporter = self.read()
            if reporter.get("id") == self.last_id:
                assert "error" not in reporter, reporter
                return reporter

    def read(self) -> dict[str, Any]:
        """The next message."""
        reporter: dict[str, Any] = json.loads(self.socket.recv())
        if "update" in reporter:
            self.updates[reporter["update"]["viewer"]] = reporter["update"]
        return reporter

    def play(self) -> int:
        """Play a random legal move of a seat that must answer; return the new version."""
        seat, reporter = next((seat, one) for seat, one in sorted(self.updates.items()) if one["moves"])
        words = {
            "decision": reporter["decision"],
            "move": self.dice.choice(reporter["moves"]),
            "key": str(self.last_id),
        }
        version = int(self.ask(do="play", seat=seat, **words)["version"])
        while any(one["version"] < version for one in self.updates.values()):
            self.read()
        return version

    def is_over(self) -> bool:
        """Whether the game is over for all seats."""
        return all(one["table"]["phase"] == "over" for one in self.updates.values())


def busiest() -> tuple[str, int]:
    """The game with the most players, and their number."""
    return max(((name, discovery.meta(name).players[1]) for name in discovery.names()), key=lambda one: one[1])


def measured(base: str, chromium: str, updates: int) -> dict[str, list[dict[str, Any]]]:
    """The work of each update, at normal speed and slowdown down."""
    sandbox_options = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    found: dict[str, list[dict[str, Any]]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--disable-gpu", *sandbox_options])
        for slowdown in SLOWDOWNS:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page = context.new_page()
            rows: list[dict[str, Any]] = []
            while len(rows) < updates:
                table = seated(base, page)
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
                rows += [one._asdict() for one in drawn_updates(browser, page, table, updates - len(rows))]
            found[f"× {slowdown}"] = rows
            context.close()
        browser.close()
    return found


def drawn_updates(browser: Browser, page: Page, table: Table, most: int) -> list[chromium_trace.DrawnUpdate]:
    """The work of up to `most` updates of one table."""
    rows: list[chromium_trace.DrawnUpdate] = []
    while len(rows) < most and not table.is_over():
        browser.start_tracing(page=page, categories=chromium_trace.CATEGORIES)
        for _ in range(min(UPDATES_PER_TRACE, most - len(rows))):
            page.evaluate("name => void performance.mark(name)", chromium_trace.SENT)
            if not table.is_over():
                table.play()
            page.wait_for_timeout(POLL_MS)
            page.wait_for_function(AT_REST, polling=POLL_MS)
            page.evaluate("name => void performance.mark(name)", chromium_trace.OVER)
        rows += chromium_trace.updates(json.loads(browser.stop_tracing())["traceEvents"])
    return rows


def seated(base: str, page: Page) -> Table:
    """A new table with the page at its first seat."""
    game, players = busiest()
    table = Table(base, game, players)
    keys = {"game": game, "seats": {"0": table.created["seats"][0]["token"]}, "at": 1}
    page.goto(base)
    page.evaluate("tables => localStorage.setItem('ludoteca.tables', tables)", json.dumps({table.created["id"]: keys}))
    page.goto(f"{base}t/{table.created['id']}")
    page.locator(".stage").wait_for()
    page.evaluate(WATCH, chromium_trace.CHANGED)
    page.wait_for_timeout(SETTLE_MS)
    return table


def report(found: dict[str, list[dict[str, Any]]]) -> str:
    """Medians and the slowest of twenty, in milliseconds of main-thread work; `shown` is elapsed time."""
    lines = []
    for name, rows in found.items():
        kinds = ", ".join(f"{kind} {median(row['first'][kind] for row in rows):.1f}" for kind in chromium_trace.NAMES)
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
    return "\n".join(lines) + f"\n(milliseconds of main-thread work; a frame has {FRAME_MS:.1f})"


def fits(whole: list[float]) -> float:
    """The share that fits into one frame."""
    return sum(one <= FRAME_MS for one in whole) / len(whole)
