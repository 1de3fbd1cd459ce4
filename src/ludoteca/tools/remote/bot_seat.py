"""A contestant in a person's seat at a table of a server, from sitting down to the result.

It reconnects after a broken connection, and comes back to the seat it held when it was stopped.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import websockets

from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.search import History, Question
from ludoteca.search.arena.contestants import Contestant
from ludoteca.store.errors import StoreUnwritable
from ludoteca.tools.remote.attended_player import FAILURES, AttendedPlayer
from ludoteca.tools.remote.errors import NotJoined
from ludoteca.tools.remote.links import TableLink
from ludoteca.tools.remote.remote_history import RemoteHistory
from ludoteca.tools.remote.seat_files import SeatFile, SeatFiles
from ludoteca.tools.remote.seat_socket import Json, SeatSocket

SALT_BYTES = 16
NO_TABLE = 4404
FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0
TAKEN = "server-seat-taken"
BUSY = "server-too-much"
STALE = ("table-stale-decision", "table-not-asked", "table-over", "table-paused", "table-seat-left")
AGREES_TO = ("pause", "undo")
# After these there is no seat to come back to.
GONE = ("join-lost", "join-resigned", "server-no-table")

# Hears what happened: a word for it, and fields.
Report = Callable[..., None]


@dataclass(frozen=True, slots=True)
class Wishes:
    """Who plays where: a contestant under a name, in a given seat or any, with a time for each choice."""

    link: TableLink
    contestant: Contestant
    name: str
    seat: int | None
    ms: float
    data: Path
    lang: str = "en"


class Retry(Exception):
    """The connection is to be opened again."""


class BotSeat:
    """Plays one game; `report` hears what happens, as a word and its fields."""

    def __init__(self, wishes: Wishes, report: Report) -> None:
        self.wishes = wishes
        self.report = report
        self.files = SeatFiles(wishes.data, wishes.link, wishes.contestant.source, wishes.name)
        self.file: SeatFile | None = None
        self.token = ""
        self.seat = -1
        self.game = ""
        self.wait = FIRST_WAIT
        self.update: Json = {}
        self.answered: str | None = None
        self.has_begun = False
        self.status: tuple[str, Json] | None = None
        self.player: AttendedPlayer | None = None
        self.history: RemoteHistory | None = None

    async def play(self) -> Json:
        """The last update of the game; NotJoined if the contestant cannot sit or play to the end."""
        is_kept = True
        try:
            self.file = self.files.claim(self.wishes.seat)
            while not self.is_over():
                await self._connected()
            is_kept = False
            return self.update
        except NotJoined as error:
            is_kept = error.key not in GONE
            raise
        finally:
            if self.player is not None:
                self.player.close()
            if self.file is not None:
                self.file.release(remove=not is_kept)

    def is_over(self) -> bool:
        """Whether the game is over."""
        return "result" in self.update.get("table", {})

    # Connections

    async def _connected(self) -> None:
        """Play over one connection until it ends or the game does."""
        try:
            async with SeatSocket(self.wishes.link.socket) as socket:
                await self._join(socket)
                await self._play(socket)
        except Retry:
            pass
        except (OSError, websockets.WebSocketException) as error:
            await self._reconnect(error)

    async def _reconnect(self, error: Exception) -> None:
        """Wait before the next connection; a table that is gone, or a server never reached, ends the attempt."""
        if isinstance(error, websockets.ConnectionClosed) and error.rcvd is not None and error.rcvd.code == NO_TABLE:
            raise NotJoined(key="server-no-table") from error
        if self.seat < 0:
            raise NotJoined(str(error), key="join-no-server", why=str(error)) from error
        self.report("cut", why=str(error))
        await asyncio.sleep(self.wait)
        self.wait = min(LONGEST_WAIT, 2 * self.wait)

    async def _join(self, socket: SeatSocket) -> None:
        """Join the table: with the seat's token if there is one, else to sit down."""
        token = self.token or (self.file.token if self.file is not None else "")
        entry = {"table": self.wishes.link.table, "tokens": [token]} if token else self.wishes.link.entry
        socket.seat = self.seat if self.seat >= 0 else None
        if self.file is not None:
            socket.seat = self.file.content["seat"]
        joined = (await socket.demand("enter", lang=self.wishes.lang, salt=new_salt(), **entry))["entered"]
        self.wait = FIRST_WAIT
        self.answered = None  # an answer that was on its way when the connection broke is sent again
        self.game = joined["about"]["game"]
        if token and socket.seat in joined["seats"]:
            await self._come_back(socket, token)
        elif self.seat >= 0:
            raise NotJoined(key="join-lost")
        elif self.file is not None:
            self.file.release(remove=True)
            self.file = None
            raise Retry
        else:
            await self._start_player()
            await self._sit(socket, joined)

    async def _come_back(self, socket: SeatSocket, token: str) -> None:
        assert socket.seat is not None
        if self.seat < 0:
            await self._start_player()
            self.report("returned", name=self.wishes.name, seat=socket.seat, game=self.game)
        self.seat, self.token = socket.seat, token
        self.status = None

    async def _start_player(self) -> None:
        """Start the contestant before it sits down, so that one that does not start takes no seat."""
        if self.player is None:
            game = discovery.game(self.game)
            self.player = await asyncio.to_thread(AttendedPlayer, self.wishes.contestant, game, self._report_failure)

    async def _sit(self, socket: SeatSocket, joined: Json) -> None:
        """Take the seat that was asked for, or the first open one that nobody takes meanwhile."""
        seats: list[int] = joined["may_sit"] if self.wishes.seat is None else [self.wishes.seat]
        if not set(seats) & set(joined["may_sit"]):
            raise NotJoined()
        for seat in seats:
            socket.seat = seat  # what comes before the answer is for this seat already
            answer = await socket.request("sit", seat=seat, name=self.wishes.name, salt=new_salt())
            if "error" not in answer:
                self._keep(seat, answer["token"])
                self.report("sits", name=self.wishes.name, seat=seat, game=self.game)
                return
            if answer["error"]["key"] != TAKEN or self.wishes.seat is not None:
                raise NotJoined(answer["error"]["message"], key="join-refused", why=answer["error"]["message"])
            self.report("taken", seat=seat)
        raise Retry  # all were taken meanwhile: look again which are open now

    def _keep(self, seat: int, token: str) -> None:
        self.seat, self.token = seat, token
        try:
            self.file = self.files.keep(seat, token)
        except (OSError, StoreUnwritable) as error:
            self.report("not-kept", why=str(error))

    def _report_failure(self, error: Refused) -> None:
        self.report("failed", error=error)

    # Playing

    async def _play(self, socket: SeatSocket) -> None:
        """Answer every question of the seat until the game is over."""
        while not self.is_over():
            if not socket.unread:
                await socket.read()
            await self._take_updates(socket)
            await self._answer_others(socket)
            if self.update.get("decision") not in (None, self.answered) and not self.update["table"]["paused"]:
                await self._answer(socket)
        await self._finish(socket)

    async def _take_updates(self, socket: SeatSocket) -> None:
        while socket.unread:
            self.update = socket.unread.pop(0)
            if self.history is None and self.player is not None and self.player.wants_history:
                self.history = RemoteHistory(self.wishes.link.table, self.seat)
            if self.history is not None:
                self.history.add(self.update)
            self._report_status()

    async def _answer(self, socket: SeatSocket) -> None:
        """Ask the contestant and play its choice; if that is stale by then, an update asks again."""
        update, player = self.update, self.player
        assert player is not None
        history = await self._history(socket)
        question = Question(discovery.game(self.game), update["view"], update["moves"], self.seat, history)
        try:
            choice = await player.choose(question, self.wishes.ms, self._whole_history)
        except FAILURES as error:
            await self._resign(socket, error)
            return
        self.answered = update["decision"]
        fields = {"decision": self.answered, "move": choice.move, "key": self.answered}
        while (refusal := (await socket.request("play", seat=self.seat, **fields)).get("error")) is not None:
            if refusal["key"] in STALE:
                self.answered = None if refusal["key"] == "table-paused" else self.answered
                return
            if refusal["key"] != BUSY:
                raise NotJoined(refusal["message"], key="join-refused", why=refusal["message"])
            await asyncio.sleep(FIRST_WAIT)
        self.report("plays", name=self.wishes.name, turn=update["view"]["turn"], move=choice.move)

    async def _history(self, socket: SeatSocket) -> History | None:
        """The history for the next question, read from the log if the updates have a gap."""
        if self.history is None:
            return None
        await self._complete_history(socket)
        return self.history.take()

    async def _complete_history(self, socket: SeatSocket) -> None:
        if self.history is not None and not self.history.is_complete:
            self.history.read_log((await socket.demand("log", viewer=self.seat))["changes"])

    def _whole_history(self) -> History | None:
        if self.history is None:
            return None
        self.history.rewind()
        return self.history.take()

    async def _answer_others(self, socket: SeatSocket) -> None:
        """Accept offered pauses and undos, decline draws, and decline to open other seats during the game."""
        for what, proposal in self.update["table"].get("proposals", {}).items():
            if self.seat in proposal["waiting"]:
                await socket.request("agree" if what in AGREES_TO else "refuse", seat=self.seat, what=what)
        while socket.pushed:
            for opening in socket.pushed.pop(0).get("opening", []):
                if self.seat in opening["waiting"]:
                    await socket.request("consent", seat=self.seat, opening=opening["seat"], agree=False)

    async def _resign(self, socket: SeatSocket, error: Refused) -> None:
        """Give the game up after the second failure in a row."""
        await socket.request("resign", seat=self.seat)
        raise NotJoined(str(error), key="join-resigned", error=error) from error

    async def _finish(self, socket: SeatSocket) -> None:
        assert self.player is not None
        if self.history is not None:
            await self._complete_history(socket)
            await self.player.finish(self.history.ended(self.game, self.update["table"]["result"]))

    # Reports

    def _report_status(self) -> None:
        """Report whom the table waits for, when that changed."""
        table = self.update["table"]
        names = [one["name"] or str(seat) for seat, one in enumerate(table["seats"])]
        if table["phase"] != "gathering" and not self.has_begun:
            self.has_begun = True
            self.report("begins", names=", ".join(names))
        status = self._status(names)
        if status != self.status:
            self.status = status
            if status:
                self.report(status[0], **status[1])

    def _status(self, names: list[str]) -> tuple[str, Json] | None:
        """What the seat waits for, as a word and its fields; None while it must answer itself."""
        update, table = self.update, self.update["table"]
        if table["phase"] == "gathering":
            return "waits-for-seats", {"number": sum(one["kind"] == "open" for one in table["seats"])}
        if table["paused"]:
            return "paused", {}
        if "result" in table or not update["actors"] or self.seat in update["actors"]:
            return None
        waiting = ", ".join(names[seat] for seat in update["actors"])
        return "waits", {"turn": update["view"]["turn"], "names": waiting}


def new_salt() -> str:
    """This device's contribution to the draws of a game."""
    return secrets.token_hex(SALT_BYTES)
