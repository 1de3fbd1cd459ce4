"""Study tables that begin with a position: every seat is a person's, and nobody answers for a seat without a page.

So nothing happens on a board but what the test itself does.
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

from tests.browser.conftest import Server, Visitor

NAMES = ("North", "South", "Étoile", "West", "East")
PATIENCE = 60
# The question is open once the viewer, or somebody else, is asked.
ASKED = ".question p:not(:empty)"


def study(visitor: Visitor, server: Server, start: dict[str, Any], pages: int = 1, **wishes: Any) -> list[Page]:
    """The devices of the first seats at a table that begins with a position."""
    table, tokens = laid(server, start, pages)
    found = [_sit(visitor(**wishes), server, table, seat, tokens[seat]) for seat in range(pages)]
    for page in found:
        page.locator(ASKED).wait_for()
    return found


def laid(server: Server, start: dict[str, Any], pages: int) -> tuple[str, list[str]]:
    """A table that begins with a position, and its tokens; the seats after the first ones have nobody before them."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: start["players"]]]
    body = json.dumps({"game": start["game"], "players": len(seats), "seats": seats, "position": start}).encode()
    request = urllib.request.Request(f"{server.url}api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
    tokens = [seat["token"] for seat in table["seats"]]
    if tokens[pages:]:
        _come_and_go(server, table["id"], tokens[pages:])
    return table["id"], tokens


def kept(table: str, seat: int, token: str) -> str:
    """What a browser remembers that has a seat at a table."""
    return json.dumps({table: {"game": "", "seats": {str(seat): token}, "at": 1}})


def _come_and_go(server: Server, table: str, tokens: list[str]) -> None:
    """Sit down at some seats, so that the match can begin, and leave the device alone."""
    with connect(f"{server.url.replace('http', 'ws')}api/socket", max_size=None, open_timeout=PATIENCE) as others:
        others.send(json.dumps({"do": "enter", "id": 1, "table": table, "tokens": tokens, "salt": "01"}))
        while "entered" not in json.loads(others.recv(PATIENCE)):
            pass


def _sit(page: Page, server: Server, table: str, seat: int, token: str) -> Page:
    page.evaluate("kept => localStorage.setItem('ludoteca.tables', kept)", kept(table, seat, token))
    page.goto(f"{server.url}t/{table}")
    return page
