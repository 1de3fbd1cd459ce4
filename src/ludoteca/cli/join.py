"""`ludoteca join LINK --engine CMD`: seats a program that answers `hello` and `choose` at a table of a server."""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

import websockets

from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator
from ludoteca.search import Effort, Question
from ludoteca.search.arena.external_player import ExternalPlayer, command_of

THINK_MS = 1000
SALT_BYTES = 16
NO_TABLE = 4404
FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0


class NotJoined(Refused):
    """A link that leads to no table, or a table that doesn't let the program sit."""

    key = "join-no-seat"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Where, who, and how hard."""
    parser.add_argument("link", metavar="LINK", help=translator.translate("join-arg-link"))
    parser.add_argument("--engine", required=True, metavar="CMD", help=translator.translate("join-arg-engine"))
    parser.add_argument("--name", default="", metavar="NAME", help=translator.translate("join-arg-name"))
    parser.add_argument("--seat", type=int, metavar="N", help=translator.translate("join-arg-seat"))
    parser.add_argument("--ms", type=int, default=THINK_MS, metavar="MS", help=translator.translate("join-arg-ms"))


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Sit down, play until the game is over, print how it ended."""
    guest = Guest(asked, translator)
    asyncio.run(guest.play())
    print(ending(guest.update, guest.game, translator))
    return 0


def ending(update: dict[str, Any], game: str, translator: Translator) -> str:
    """How a game ended, in words."""
    translator.load_game(game)
    result = update["table"]["result"]
    names = [update["table"]["seats"][seat]["name"] or str(seat) for seat in result["winners"]]
    who = {"winners": ", ".join(names), "number": len(names), "winners_is": "other" if names else "nobody"}
    return translator.translate_game(game, f"reason-{result['reason']}", **who)


class Guest:
    """A program at a table: it comes back by itself when the line is cut, and sits where it sat."""

    def __init__(self, asked: argparse.Namespace, translator: Translator) -> None:
        self.asked = asked
        self.translator = translator
        self.url, self.entry = read_link(asked.link)
        self.command = command_of(asked.engine)
        if not self.command:
            raise NotJoined(key="join-no-engine", engine=asked.engine)
        self.game = ""
        self.seat = -1
        self.number = 0
        self.wait = FIRST_WAIT
        self.update: dict[str, Any] = {}
        self.engine: ExternalPlayer | None = None

    async def play(self) -> dict[str, Any]:
        """The result of the game."""
        try:
            while not self._is_over():
                try:
                    async with websockets.connect(self.url, max_size=None) as self.socket:
                        await self._come()
                        await self._go_on()
                except (OSError, websockets.WebSocketException) as error:
                    await self._bear(error)
        finally:
            if self.engine is not None:
                self.engine.close()
        result: dict[str, Any] = self.update["table"]["result"]
        return result

    def _is_over(self) -> bool:
        return "result" in self.update.get("table", {})

    async def _bear(self, error: Exception) -> None:
        """Wait a little before coming back; a table that is gone, or was never reached, ends it."""
        if isinstance(error, websockets.ConnectionClosed) and error.rcvd is not None and error.rcvd.code == NO_TABLE:
            raise NotJoined(key="server-no-table") from error
        if self.seat < 0:
            raise NotJoined(str(error), key="join-no-server", why=str(error)) from error
        print(self.translator.translate("join-cut", why=str(error)), file=sys.stderr, flush=True)
        await asyncio.sleep(self.wait)
        self.wait = min(LONGEST_WAIT, 2 * self.wait)

    async def _come(self) -> None:
        """Enter; the first time also sit down."""
        entered = (await self._do("enter", lang=self.translator.lang, **self.entry))["entered"]
        self.wait = FIRST_WAIT
        if self.seat < 0:
            await self._sit(entered)
        elif self.seat not in entered["seats"]:
            raise NotJoined(key="join-lost")

    async def _sit(self, entered: dict[str, Any]) -> None:
        self.game = entered["about"]["game"]
        self.engine = ExternalPlayer(discovery.game(self.game), self.command)
        may = entered["may_sit"]
        if not may or (self.asked.seat is not None and self.asked.seat not in may):
            raise NotJoined()
        seat = may[0] if self.asked.seat is None else self.asked.seat
        name = self.asked.name or self.command[0].rpartition("/")[2][:40]
        self.seat = seat  # what comes before the answer is for this seat already
        sat = await self._do("sit", seat=seat, name=name, salt=secrets.token_hex(SALT_BYTES))
        self.entry = {"table": self.entry["table"], "tokens": [sat["token"]]}

    async def _go_on(self) -> None:
        while not self._is_over():
            if self.update.get("decision"):
                await self._answer()
            else:
                await self._read()

    async def _answer(self) -> None:
        """Ask the program, off the loop, and play what it says; if that is stale by then an update asks again."""
        update, engine = self.update, self.engine
        assert engine is not None
        question = Question(engine.game, update["view"], update["moves"], self.seat)
        choice = await asyncio.to_thread(engine.choose, question, Effort.of_time(self.asked.ms))
        asked = {"seat": self.seat, "decision": update["decision"], "move": choice.move, "key": update["decision"]}
        self.update = {**update, "decision": None}
        await self._do("play", **asked, strict=False)

    async def _do(self, do: str, strict: bool = True, **asked: Any) -> dict[str, Any]:
        self.number += 1
        await self.socket.send(json.dumps({"do": do, "id": self.number, **asked}))
        while True:
            message = await self._read()
            if message.get("id") == self.number:
                break
        if strict and "error" in message:
            raise NotJoined(message["error"]["message"], key="join-refused", why=message["error"]["message"])
        return message

    async def _read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message.get("update", {}).get("viewer", None) == self.seat:
            self.update = message["update"]
        elif message.get("lost", {}).get("seat") == self.seat:
            raise NotJoined(key="join-lost")
        elif "bye" in message:
            self.wait = max(FIRST_WAIT, (message["bye"]["after"] or 0) / 1000)
        return message


def read_link(link: str) -> tuple[str, dict[str, Any]]:
    """The socket's address, and what `enter` says; refused if the text is no link to a table."""
    parts = urlsplit(link)
    base, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not table:
        raise NotJoined(key="join-no-link", link=link)
    kind, _, secret = parts.fragment.partition("=")
    named = {"i": "invite", "p": "pass"}.get(kind)
    scheme = "wss" if parts.scheme == "https" else "ws"
    entry: dict[str, Any] = {"table": table} | ({named: secret} if named else {})
    return f"{scheme}://{parts.netloc}{base}/api/socket", entry
