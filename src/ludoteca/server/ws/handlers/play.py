"""Handlers for playing: moves, previews, undo, proposals, resignation, pauses, hints and the log."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludoteca.core.errors import TableRefusal
from ludoteca.server.bots.worker_pool import WorkerPool
from ludoteca.server.errors import TooMany
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.localisation import game_translator
from ludoteca.server.observability.metrics import Metrics
from ludoteca.server.security.limits import Limits
from ludoteca.server.ws import messages_in as incoming
from ludoteca.server.ws import messages_out as outgoing
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers import Handler
from ludoteca.server.ws.messages_out import Answer


class PlayHandlers:
    """What a seat does in a game."""

    def __init__(self, bots: WorkerPool, limits: Limits, metrics: Metrics) -> None:
        self._bots = bots
        self._limits = limits
        self._metrics = metrics

    def handlers(self) -> dict[type, Handler]:
        """The handlers by message type."""
        return {
            incoming.Play: self.play,
            incoming.Preview: self.preview,
            incoming.Why: self.why,
            incoming.Hint: self.hint,
            incoming.Log: self.log,
            incoming.Undo: self.undo,
            incoming.Propose: self.propose,
            incoming.Agree: self.agree,
            incoming.Refuse: self.refuse,
            incoming.Resign: self.resign,
            incoming.Pause: self.pause,
            incoming.Resume: self.resume,
        }

    async def play(self, live: LiveTable, connection: Connection, request: incoming.Play) -> Answer:
        """A move; the answer is sent after it is committed."""
        seat = connection.check_seat(request.seat)
        started = time.monotonic()
        if live.table.has_left(seat):  # from then on a bot plays the seat
            raise TableRefusal(key="table-seat-left", seat=seat)
        version = await live.submit(seat, request.decision, request.move, request.key)
        self._metrics.moves.inc()
        self._metrics.move_seconds.observe(time.monotonic() - started)
        return outgoing.Versioned(version)

    async def preview(self, live: LiveTable, connection: Connection, request: incoming.Preview) -> Answer:
        """What a move would do."""
        viewer = None if request.seat is None else connection.check_seat(request.seat)
        preview = await live.read(lambda: live.table.preview(viewer, request.moves or request.move))
        return outgoing.Previewed(**preview)

    async def why(self, live: LiveTable, connection: Connection, request: incoming.Why) -> Answer:
        """Why a move is not legal."""
        seat = connection.check_seat(request.seat)
        reason = await live.read(lambda: live.table.why(seat, request.move))
        if reason is None:
            return outgoing.Reasoned(True)
        game = live.table.game.meta.name
        message = game_translator(connection.lang, game).explain_refusal(game, reason)
        return outgoing.Reasoned(False, f"{game} {reason.clause}", reason.key, message)

    async def hint(self, live: LiveTable, connection: Connection, request: incoming.Hint) -> Answer:
        """A bot's choice for a seat; the record notes it before it is sent."""
        seat = connection.check_seat(request.seat)
        if live.config.rated or not live.table.hints:
            raise TableRefusal(key="table-no-hints")
        if not self._limits.allow_analysis(connection.address):
            raise TooMany()
        update = await live.read(lambda: live.table.update(seat, live.table.version))
        if update["decision"] is None:
            raise TableRefusal(key="table-not-asked", seat=seat)
        choice = await self._bots.hint(live.table.game, update["view"], update["moves"], seat)
        await live.execute(lambda: live.table.hint(seat), seat)
        return outgoing.Hinted(choice.move, choice.info)

    async def log(self, live: LiveTable, connection: Connection, request: incoming.Log) -> Answer:
        """All changes as a viewer may know them."""
        viewer = None if request.viewer is None else connection.check_seat(request.viewer)
        return outgoing.Logged(await live.read(lambda: live.table.log(viewer)))

    async def undo(self, live: LiveTable, connection: Connection, request: incoming.Undo) -> Answer:
        """Undo the seat's last own decision."""
        return await self._act(live, connection, request.seat, lambda: live.table.undo(request.seat))

    async def propose(self, live: LiveTable, connection: Connection, request: incoming.Propose) -> Answer:
        """Propose a draw or an undo."""
        return await self._act(live, connection, request.seat, lambda: live.table.propose(request.seat, request.what))

    async def agree(self, live: LiveTable, connection: Connection, request: incoming.Agree) -> Answer:
        """Agree to a proposal."""
        return await self._act(live, connection, request.seat, lambda: live.table.agree(request.seat, request.what))

    async def refuse(self, live: LiveTable, connection: Connection, request: incoming.Refuse) -> Answer:
        """Refuse or withdraw a proposal."""
        return await self._act(live, connection, request.seat, lambda: live.table.refuse(request.seat, request.what))

    async def resign(self, live: LiveTable, connection: Connection, request: incoming.Resign) -> Answer:
        """Resign."""
        return await self._act(live, connection, request.seat, lambda: live.table.resign(request.seat))

    async def pause(self, live: LiveTable, connection: Connection, request: incoming.Pause) -> Answer:
        """Propose a pause."""
        return await self._act(live, connection, request.seat, lambda: live.table.propose(request.seat, "pause"))

    async def resume(self, live: LiveTable, connection: Connection, request: incoming.Resume) -> Answer:
        """End a pause."""
        return await self._act(live, connection, request.seat, lambda: live.table.resume(request.seat))

    async def _act(self, live: LiveTable, connection: Connection, seat: int, action: Callable[[], int]) -> Answer:
        connection.check_seat(seat)
        return outgoing.Versioned(await live.execute(action, seat))
