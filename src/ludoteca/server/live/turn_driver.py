"""Acts for a table after each change: bots answer, forced moves are played, clocks expire, the end is reported."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from ludoteca import search
from ludoteca.core.errors import Refused, TableRefusal
from ludoteca.search.time_budget import TimeBudget
from ludoteca.server.bots.worker_pool import WorkerPool
from ludoteca.server.live.live_table import LiveTable
from ludoteca.store import OVER, PLAYING, StoreError

LOG = logging.getLogger("ludoteca.turns")
FORCED_MOVE_MS = 700  # how long clients show a question before the table answers it
SECOND = 1000
RETRY_SECONDS = 20.0

TaskKey = tuple[str, int, str]


class TurnDriver:
    """The tasks and the clock timer of one live table; `on_over` is called once when its game ends."""

    def __init__(
        self,
        live: LiveTable,
        bots: WorkerPool,
        on_over: Sequence[Callable[[LiveTable], None]] = (),
        forced_move_ms: int = FORCED_MOVE_MS,
    ) -> None:
        self._live = live
        self._bots = bots
        self._on_over = on_over
        self._forced_move_ms = forced_move_ms
        self._tasks: dict[TaskKey, asyncio.Task[None]] = {}
        self._paces: dict[tuple[int, str], TimeBudget] = {}
        self._bot_on_turn: int | None = None
        self._clock_timer: asyncio.TimerHandle | None = None
        self._clock_deadline = 0.0
        self._retry_timer: asyncio.TimerHandle | None = None
        self._was_over = live.table.phase == OVER
        self._is_stopped = False

    def drive(self) -> None:
        """Start whatever the table owes now; called after every change and once when the table becomes live."""
        table = self._live.table
        if self._bot_on_turn is not None and any(seat != self._bot_on_turn for seat in table.actors()):
            self._bot_on_turn = None
        for seat, level, decision in table.pending_bots():
            self._start(("bot", seat, decision), self._play_bot(seat, level, decision))
        for seat, decision, move in table.forced_answers():
            self._start(("forced", seat, decision), self._play_forced(seat, decision, move))
        self._set_clock_timer()
        if not self._was_over and table.phase == OVER:
            self._was_over = True
            for notify in self._on_over:
                notify(self._live)

    def stop(self) -> None:
        """Cancel all tasks and timers."""
        self._is_stopped = True
        for task in self._tasks.values():
            task.cancel()
        for timer in (self._clock_timer, self._retry_timer):
            if timer is not None:
                timer.cancel()

    def is_busy(self) -> bool:
        """Whether a bot is thinking for this table, or will try again."""
        return bool(self._tasks) or self._retry_timer is not None

    def _start(self, key: TaskKey, work: Coroutine[Any, Any, None]) -> None:
        if key in self._tasks:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._on_done(key, done))

    def _on_done(self, key: TaskKey, task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("an automatic action at a table failed", exc_info=error)
            if self._retry_timer is None and not self._is_stopped:
                self._retry_timer = task.get_loop().call_later(RETRY_SECONDS, self._retry)

    def _retry(self) -> None:
        self._retry_timer = None
        self.drive()

    # Bots

    async def _play_bot(self, seat: int, level: str, decision: str) -> None:
        """Play a bot's move, always after the same time, whatever the bot holds and however fast it chose.

        A bot that sees again what it saw before an undo answers the same again.
        """
        live = self._live
        update, undone = await live.read(
            lambda: (live.table.update(seat, live.table.version), live.table.undone_answer(seat))
        )
        if update["decision"] != decision:
            return
        pace = self._pace(seat, level)
        milliseconds = pace.allotted()
        move = undone or await self._choose(update, seat, level, milliseconds)
        await asyncio.sleep(pace.padded() / SECOND)
        try:
            await live.execute(lambda: self._submit_bot(seat, decision, move), seat)
        except StoreError:
            raise
        except Refused:
            LOG.info("a bot's move came too late")

    async def _choose(self, update: dict[str, Any], seat: int, level: str, milliseconds: float) -> str:
        """The move that an engine process chooses for a bot."""
        game = self._live.table.game
        return (await self._bots.choose(game, update["view"], update["moves"], seat, level, milliseconds)).move

    def _submit_bot(self, seat: int, decision: str, move: str) -> int:
        seating = self._live.table.seats[seat]
        if not seating.is_level():
            raise TableRefusal(key="table-stale-decision")  # the owner is back
        return self._live.table.submit(seat, decision, move)

    def _pace(self, seat: int, level: str) -> TimeBudget:
        """The time budget of a bot's turn, smaller for weaker levels; a turn ends when another seat must choose."""
        turn_ms = min(self._bots.turn_ms, search.turn_ms(level))
        pace = self._paces.setdefault((seat, level), TimeBudget(turn_ms))
        if self._bot_on_turn != seat:
            pace.begin_turn()
        self._bot_on_turn = seat
        return pace

    # Forced moves

    async def _play_forced(self, seat: int, decision: str, move: str) -> None:
        """Play the only legal move after clients had time to show the question."""
        await asyncio.sleep(self._forced_move_ms / SECOND)
        try:
            await self._live.submit(seat, decision, move)
        except StoreError:
            raise
        except Refused:
            LOG.info("a forced move was answered or undone before the table played it")

    # Clocks

    def _set_clock_timer(self) -> None:
        """Wake up when the first clock expires; an existing timer that fires earlier is kept and sets the next one."""
        table = self._live.table
        left = None if table.clocks is None or table.phase != PLAYING else table.clocks.deadline()
        if left is None:
            return
        loop = asyncio.get_running_loop()
        deadline = loop.time() + left / SECOND
        if self._clock_timer is not None:
            if self._clock_deadline <= deadline:
                return
            self._clock_timer.cancel()
        self._clock_deadline = deadline
        self._clock_timer = loop.call_later(left / SECOND, self._on_clock_timer)

    def _on_clock_timer(self) -> None:
        self._clock_timer = None
        self._start(("clock", 0, str(self._live.table.version)), self._check_clocks())

    async def _check_clocks(self) -> None:
        clocks = self._live.table.clocks
        if clocks is not None and clocks.expired_seats():
            await self._live.execute(self._live.table.tick)
        self._set_clock_timer()
