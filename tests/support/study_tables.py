"""Study tables that start from a position: every seat is a person's, so only the test acts."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

from tests.browser.conftest import Server, Visitor

NAMES = ("North", "South", "Étoile", "West", "East")
TIMEOUT = 60
# Visible once the viewer or another seat has to answer.
ASKED = ".question p:not(:empty)"


def open_study(visitor: Visitor, server: Server, start: dict[str, Any], pages: int = 1, **wishes: Any) -> list[Page]:
    """The pages of the first seats at a new table that starts from a position."""
    table, tokens = create_study(server, start, pages)
    found = [_sit(visitor(**wishes), server, table, seat, tokens[seat]) for seat in range(pages)]
    for page in found:
        page.locator(ASKED).wait_for()
    return found


def create_study(server: Server, start: dict[str, Any], pages: int) -> tuple[str, list[str]]:
    """The id and tokens of a new table that starts from a position; the seats after the first ones are salted here."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: start["players"]]]
    body = json.dumps({"game": start["game"], "players": len(seats), "seats": seats, "position": start}).encode()
    request = urllib.request.Request(f"{server.url}api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
    tokens = [seat["token"] for seat in table["seats"]]
    if tokens[pages:]:
        _salt_seats(server, table["id"], tokens[pages:])
    return table["id"], tokens


def stored_seat(table: str, seat: int, token: str) -> str:
    """What a browser that holds a seat at a table stores."""
    return json.dumps({table: {"game": "", "seats": {str(seat): token}, "at": 1}})


def _salt_seats(server: Server, table: str, tokens: list[str]) -> None:
    """Connect once with some seats' tokens and a salt, so that the match can start."""
    with connect(f"{server.url.replace('http', 'ws')}api/socket", max_size=None, open_timeout=TIMEOUT) as socket:
        socket.send(json.dumps({"do": "enter", "id": 1, "table": table, "tokens": tokens, "salt": "01"}))
        while "entered" not in json.loads(socket.recv(TIMEOUT)):
            pass


def _sit(page: Page, server: Server, table: str, seat: int, token: str) -> Page:
    page.evaluate("seats => localStorage.setItem('ludoteca.tables', seats)", stored_seat(table, seat, token))
    page.goto(f"{server.url}t/{table}")
    return page
