"""One table at this keyboard: people are asked, bots answer by themselves, everybody hears what they may know."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.game import Game, Reason, View
from ludoteca.core.result import Result
from ludoteca.table import CONSENT, FREE, PERSON, Seating, Table
from ludoteca.terminal.players import Bot

# How many moves bots make before somebody is asked whether to watch on.
PATIENCE = 24

Change = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's open choice: everything it may know, and the seed of its luck if that is to be had again."""

    bot: Bot
    seat: int
    decision: str
    view: View
    moves: Sequence[str]
    seed: str | None

    def think(self) -> str:
        """The move it chooses; touches nothing of the table, so it may run beside it."""
        return self.bot.choose(self.view, self.moves, self.seat, self.seed)


class Sitting:
    """A table whose people all sit at one keyboard."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seating],
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        keep: Path | None = None,
    ) -> None:
        self.keep = keep
        self.seed = seed
        self.bots: dict[tuple[int, str], Bot] = {}
        self.chooser: int | None = None
        chance = Chance.fresh() if seed is None else Chance.of_seed(seed)
        self.table = Table(game, len(seats), options, seats, chance=chance)
        for seat, seating in enumerate(seats):
            if seating.is_person():
                self.table.add_salt(seat, secrets.token_bytes(16) if seed is None else f"seat {seat}".encode())
        self.table.start()
        self.kept()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def result(self) -> Result | None:
        """How the game ended, by its rules or at the table."""
        return self.table.result

    @property
    def version(self) -> int:
        """How many changes there have been."""
        return self.table.version

    # Who is asked.

    def seatings(self) -> list[Mapping[str, Any]]:
        """Each seat's name and kind, and whether its player left."""
        found: list[Mapping[str, Any]] = self.table.update(None)["table"]["seats"]
        return found

    def people(self) -> list[int]:
        """The seats whose players sit at this keyboard."""
        return [seat for seat, one in enumerate(self.seatings()) if one["kind"] == PERSON]

    def asked(self) -> int | None:
        """The first person that must choose; None if none must."""
        people = self.people()
        return next((seat for seat in self.table.actors() if seat in people), None)

    def next_choice(self) -> Choice | None:
        """What a bot has to choose now, if one has."""
        due = self.table.due()
        if not due:
            return None
        seat, level, decision = due[0]
        bot = self.bot(seat, level)
        seen = self.table.update(seat)
        seed = None if self.seed is None else f"{self.seed} {self.version} {seat}"
        return Choice(bot, seat, decision, seen["view"], seen["moves"], seed)

    def bot(self, seat: int, level: str) -> Bot:
        """Who chooses for a seat; its turn begins if another seat chose last."""
        if (seat, level) not in self.bots:
            self.bots[seat, level] = Bot(self.game, level)
        if self.chooser != seat:
            self.bots[seat, level].begin_turn()
        self.chooser = seat
        return self.bots[seat, level]

    def answer(self, choice: Choice, move: str) -> None:
        """A bot's answer, unless the question isn't open any more."""
        if self.table.decision(choice.seat) == choice.decision:
            self.table.submit(choice.seat, choice.decision, move)
            self.kept()

    def let_bots_play(self, most: int = PATIENCE) -> bool:
        """Bots choose until a person must or so many moves are made; whether they are done."""
        for _ in range(most):
            choice = self.next_choice()
            if choice is None:
                return True
            self.answer(choice, choice.think())
        return self.next_choice() is None

    # What a viewer may know.

    def view(self, viewer: int | None) -> View:
        """What a viewer may know of the position."""
        found: View = self.table.update(viewer)["view"]
        return found

    def moves(self, seat: int | None) -> list[str]:
        """A seat's legal moves."""
        found: list[str] = [] if seat is None else self.table.update(seat)["moves"]
        return found

    def words(self) -> list[str]:
        """Every move the game knows, legal or not."""
        return [self.game.word(action) for action in range(self.game.actions)]

    def why(self, seat: int, move: str) -> Reason | None:
        """Why a seat may not make a move; None if it may."""
        return self.table.why(seat, move)

    def preview(self, viewer: int | None, move: str | None) -> Mapping[str, Any]:
        """What a move would do."""
        found: Mapping[str, Any] = self.table.preview(viewer, move)["preview"]
        return found

    def changes(self, viewer: int | None, since: int = 0) -> list[Change]:
        """What a viewer was told after a version."""
        return self.table.log(viewer)[since:]

    def save(self, file: Path) -> None:
        """Write the record so far into a file."""
        file.write_text(self.table.record().write(), encoding="utf-8")

    def kept(self) -> None:
        """Bring the file that is to keep the record up to date, if there is one."""
        if self.keep is not None:
            self.save(self.keep)

    # What changes it.

    def play(self, seat: int, move: str) -> None:
        """A seat's move."""
        self.chooser = seat
        self.table.submit(seat, self.table.decision(seat) or "", move)
        self.kept()

    def can_undo(self, seat: int) -> str:
        """`free`, `consent` or `nothing`."""
        return self.table.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back: freely, or because everybody at the keyboard agrees."""
        if self.can_undo(seat) == FREE:
            self.table.undo(seat)
        elif self.can_undo(seat) == CONSENT:
            self._all_agree(seat, "undo")
        self.kept()

    def agree_on_draw(self, seat: int) -> None:
        """Everybody at the keyboard agrees on a draw; bots always do."""
        self._all_agree(seat, "draw")
        self.kept()

    def _all_agree(self, seat: int, what: str) -> None:
        self.table.propose(seat, what)
        for other in self.people():
            if what in self.table.update(None)["table"]["proposals"] and other != seat:
                self.table.agree(other, what)

    def resign(self, seat: int) -> None:
        """A seat gives up."""
        self.table.resign(seat)
        self.kept()
