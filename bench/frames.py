"""The work of drawing one update of a busy table, in a real Chromium before the real server.

A table with the most players the busiest game takes is played by a program; a browser sits on the first seat. For
each update the processor time of the page's main thread is read: script, style, layout and paint, and whatever the
page asks the server for because of it. Motion is off, so that an update is drawn at once and not over many frames.
"""

from __future__ import annotations

import json
import os
import random
import urllib.request
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from ludoteca.core import discovery

FRAME = 1000 / 60
KINDS = {"ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout", "TaskDuration": "all"}
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"""
SLOWED = (1, 4)
WHILE = 300
SEED = 7


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


def spent(session: CDPSession) -> dict[str, float]:
    """Milliseconds of processor time that the page's main thread has taken so far."""
    told = session.send("Performance.getMetrics")["metrics"]
    return {KINDS[one["name"]]: one["value"] * 1000 for one in told if one["name"] in KINDS}


def measured(base: str, chromium: str, updates: int) -> dict[str, list[dict[str, float]]]:
    """The work of each update, at the machine's own speed and slowed down."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    found: dict[str, list[dict[str, float]]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--disable-gpu", *alone])
        for slowed in SLOWED:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page = context.new_page()
            session = context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            found[f"× {slowed}"] = drawn(base, page, session, slowed, updates)
            context.close()
        browser.close()
    return found


def drawn(base: str, page: Page, session: CDPSession, slowed: int, updates: int) -> list[dict[str, float]]:
    """The work of each update that a page at the first seat was told."""
    table = seated(base, page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    rows: list[dict[str, float]] = []
    while len(rows) < updates:
        if table.is_over():
            table = seated(base, page)
        settle(page)
        before = spent(session)
        settle(page)
        quiet = spent(session)
        table.play()
        settle(page)
        after = spent(session)
        rows.append({kind: max(0.0, after[kind] - 2 * quiet[kind] + before[kind]) for kind in after})
    return rows


def settle(page: Page) -> None:
    """Wait until what the page was told is drawn; this costs something itself, which is taken off again."""
    page.wait_for_timeout(WHILE)
    page.evaluate(DRAWN)


def seated(base: str, page: Page) -> Table:
    """A new table, the page at its first seat."""
    game, players = busiest()
    table = Table(base, game, players)
    keys = {"game": game, "seats": {"0": table.made["seats"][0]["token"]}, "at": 1}
    page.goto(base)
    page.evaluate("kept => localStorage.setItem('ludoteca.tables', kept)", json.dumps({table.made["id"]: keys}))
    page.goto(f"{base}t/{table.made['id']}")
    page.locator(".stage").wait_for()
    return table


def report(found: dict[str, list[dict[str, float]]]) -> str:
    """Medians and the worst of twenty, in milliseconds of main-thread work for one update."""
    lines = ["ms of main-thread work for an update   " + "".join(f"{kind:>8}" for kind in KINDS.values()) + "  95 %"]
    for name, rows in found.items():
        typical = "".join(f"{median(row[kind] for row in rows):8.1f}" for kind in KINDS.values())
        worst = quantiles([row["all"] for row in rows], n=20)[-1]
        lines.append(f"{len(rows)} updates, processor {name:14}{typical}{worst:6.1f}")
    return "\n".join(lines) + f"\n(a frame has {FRAME:.1f})"
