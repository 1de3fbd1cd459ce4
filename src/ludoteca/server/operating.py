"""What runs beside the tables of a house: its guard, ratings, figures, control, housekeeping."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.server import logs
from ludoteca.server.control import Control
from ludoteca.server.counting import Counting
from ludoteca.server.guard import App, Guard
from ludoteca.server.housekeeping import Housekeeping
from ludoteca.server.refusals import ServerRefusal
from ludoteca.store import GATHERING, PLAYING

if TYPE_CHECKING:
    from ludoteca.server.house import House
    from ludoteca.server.room import Room


class Operating:
    """The parts around a house; made before it opens."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.control = Control(house)
        self.housekeeping = Housekeeping(house)
        self.counting = Counting(house.store, lambda: house.now())
        self.tasks: set[asyncio.Task[None]] = set()
        self.figures: asyncio.Server | None = None
        house.on_over.append(self._over)
        hub, bots = house.hub, house.bots
        house.metrics.sources |= {
            "tables": lambda: len(hub.rooms),
            "sockets": lambda: len(hub.visits),
            "bot_queue": lambda: bots.waiting,
            "bots_thinking": lambda: len(bots.workers) - bots.idle.qsize(),
        }

    def guarded(self, app: App, own: Sequence[str]) -> Guard:
        """The application behind its guard."""
        return Guard(app, self.house.settings, own, self.house.limits, self._answered)

    async def open(self) -> None:
        """Begin what runs beside the house."""
        settings = self.house.settings
        await self.control.open()
        if settings.metrics is not None:
            self.figures = await self.house.metrics.serve(*settings.metrics)
        self.house.limits.unfinished = self.house.store.counted(GATHERING, PLAYING)
        await self.counting.catch_up()
        self.housekeeping.begin()
        logs.note("started", port=settings.port, count=self.house.limits.unfinished)

    async def close(self) -> None:
        """End it; ratings that are being worked out are kept first."""
        self.housekeeping.end()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.control.close()
        if self.figures is not None:
            self.figures.close()
        self.house.accounts.passwords.close()
        logs.note("stopped")

    async def check_opening(self, invitation: str | None) -> None:
        """Refuse who may not open tables here; an invitation is used up by it."""
        who = self.house.settings.tables
        if who == "admin":
            raise ServerRefusal(key="tables-admin")
        if who == "invited" and not await self.house.invitations.use(invitation or ""):
            raise ServerRefusal(key="tables-invited")

    def _answered(self, method: str, status: int) -> None:
        self.house.metrics.requests.add(method, str(status))

    def _over(self, room: Room) -> None:
        """A game has ended: it is noted, and rated if it was played for that."""
        result = room.table.result
        logs.note(
            "over", table=logs.mark(room.id), game=room.table.game.meta.name, reason=result.reason if result else ""
        )
        if room.agreement.rated:
            task = asyncio.get_running_loop().create_task(self.counting.catch_up())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
