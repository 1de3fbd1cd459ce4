"""A contestant that is started again once when it fails: a crash or a wrong answer does not cost it the seat."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from ludoteca.core.errors import Refused
from ludoteca.core.game import Game
from ludoteca.search import Choice, Effort, Ended, History, Player, Question
from ludoteca.search.arena.contestants import BadContestant, Contestant
from ludoteca.search.arena.program import Forfeit

FAILURES = (BadContestant, Forfeit)


class AttendedPlayer:
    """A contestant's player, asked off the event loop; `on_failure` hears of a failure that is tried again."""

    def __init__(self, contestant: Contestant, game: Game, on_failure: Callable[[Refused], None]) -> None:
        self.contestant = contestant
        self.game = game
        self.on_failure = on_failure
        self.player: Player = contestant.player(game)

    @property
    def wants_history(self) -> bool:
        """Whether its questions should have a history."""
        return self.player.wants_history

    async def choose(self, question: Question, ms: float, whole_history: Callable[[], History | None]) -> Choice:
        """The contestant's move; it is started again and asked once more if it fails, and fails with the second."""
        try:
            return await self._ask(question, ms)
        except FAILURES as error:
            self.on_failure(error)
        await asyncio.to_thread(self._restart)
        again = Question(question.game, question.view, question.moves, question.seat, whole_history())
        return await self._ask(again, ms)

    async def finish(self, ended: Ended) -> None:
        """Tell the contestant how the game ended; a failure then is reported and changes nothing."""
        try:
            await asyncio.to_thread(self.player.finish, ended)
        except FAILURES as error:
            self.on_failure(error)

    def close(self) -> None:
        """End the contestant's program."""
        self.player.close()

    async def _ask(self, question: Question, ms: float) -> Choice:
        choice = await asyncio.to_thread(self.player.choose, question, Effort.of_time(ms))
        if choice.move not in question.moves:
            raise self.contestant.named.illegal(choice.move)
        return choice

    def _restart(self) -> None:
        with contextlib.suppress(*FAILURES):
            self.player.close()
        self.player = self.contestant.player(self.game)
