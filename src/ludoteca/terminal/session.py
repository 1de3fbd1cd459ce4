"""A table whose persons all play at this keyboard, together with its bots."""

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
from ludoteca.terminal.bots import Bot

# The number of bot moves after which the player is asked whether to continue watching.
MAX_BOT_MOVES = 24

Change = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's pending decision with everything it may know, and a seed if the game must be repeatable.

    `undone` is what the bot answered to the same before an undo: it answers the same again.
    """

    bot: Bot
    seat: int
    decision: str
    view: View
    moves: Sequence[str]
    seed: str | None
    undone: str | None = None

    def think(self) -> str:
        """The bot's move; it does not touch the table, so it may run in another thread."""
        return self.undone or self.bot.choose(self.view, self.moves, self.seat, self.seed)


class PlaySession:
    """A table whose persons all sit at one keyboard."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seating],
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        record_file: Path | None = None,
    ) -> None:
        self.record_file = record_file
        self.seed = seed
        self.bots: dict[tuple[int, str], Bot] = {}
        self.last_seat: int | None = None
        chance = Chance.fresh() if seed is None else Chance.of_seed(seed)
        self.table = Table(game, len(seats), options, seats, chance=chance)
        for seat, seating in enumerate(seats):
            if seating.is_person():
                self.table.add_salt(seat, secrets.token_bytes(16) if seed is None else f"seat {seat}".encode())
        self.table.start()
        self._save_record()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def result(self) -> Result | None:
        """The result; None before the end."""
        return self.table.result

    @property
    def version(self) -> int:
        """The number of changes so far."""
        return self.table.version

    # Seats and decisions.

    def seatings(self) -> list[Mapping[str, Any]]:
        """Each seat's name and kind, and whether its player left."""
        found: list[Mapping[str, Any]] = self.table.update(None)["table"]["seats"]
        return found

    def people(self) -> list[int]:
        """The seats of the persons at this keyboard."""
        return [seat for seat, one in enumerate(self.seatings()) if one["kind"] == PERSON]

    def asked(self) -> int | None:
        """The first person who must answer, or None."""
        people = self.people()
        return next((seat for seat in self.table.actors() if seat in people), None)

    def next_choice(self) -> Choice | None:
        """The next pending decision of a bot, or None."""
        due = self.table.pending_bots()
        if not due:
            return None
        seat, level, decision = due[0]
        bot = self.bot(seat, level)
        seen = self.table.update(seat)
        seed = None if self.seed is None else f"{self.seed} {self.version} {seat}"
        return Choice(bot, seat, decision, seen["view"], seen["moves"], seed, self.table.undone_answer(seat))

    def bot(self, seat: int, level: str) -> Bot:
        """The bot of a seat; its turn starts if another seat moved last."""
        if (seat, level) not in self.bots:
            self.bots[seat, level] = Bot(self.game, level)
        if self.last_seat != seat:
            self.bots[seat, level].begin_turn()
        self.last_seat = seat
        return self.bots[seat, level]

    def answer(self, choice: Choice, move: str) -> None:
        """Submit a bot's answer unless its decision has lapsed."""
        if self.table.decision(choice.seat) == choice.decision:
            self.table.submit(choice.seat, choice.decision, move)
            self._save_record()

    def play_bots(self, limit: int = MAX_BOT_MOVES) -> bool:
        """Play up to `limit` bot moves; True if no bot must move any more."""
        for _ in range(limit):
            choice = self.next_choice()
            if choice is None:
                return True
            self.answer(choice, choice.think())
        return self.next_choice() is None

    # Views.

    def view(self, viewer: int | None) -> View:
        """What a viewer may know of the position."""
        found: View = self.table.update(viewer)["view"]
        return found

    def moves(self, seat: int | None) -> list[str]:
        """A seat's legal moves."""
        found: list[str] = [] if seat is None else self.table.update(seat)["moves"]
        return found

    def words(self) -> list[str]:
        """Every move of the game, legal or not."""
        return [self.game.word(action) for action in range(self.game.actions)]

    def why(self, seat: int, move: str) -> Reason | None:
        """The reason against a seat's move; None if it is legal."""
        return self.table.why(seat, move)

    def preview(self, viewer: int | None, move: str | None) -> Mapping[str, Any]:
        """What a move would do."""
        found: Mapping[str, Any] = self.table.preview(viewer, move)["preview"]
        return found

    def changes(self, viewer: int | None, since: int = 0) -> list[Change]:
        """The changes after a version, as a viewer may know them."""
        return self.table.log(viewer)[since:]

    def save(self, file: Path) -> None:
        """Write the record so far to a file."""
        file.write_text(self.table.record().write(), encoding="utf-8")

    def _save_record(self) -> None:
        """Write the record to `record_file`, if there is one."""
        if self.record_file is not None:
            self.save(self.record_file)

    # Actions.

    def play(self, seat: int, move: str) -> None:
        """Play a seat's move."""
        self.last_seat = seat
        self.table.submit(seat, self.table.decision(seat) or "", move)
        self._save_record()

    def can_undo(self, seat: int) -> str:
        """`free`, `consent` or `nothing`."""
        return self.table.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Undo the seat's last own decision, freely or with everyone's consent."""
        if self.can_undo(seat) == FREE:
            self.table.undo(seat)
        elif self.can_undo(seat) == CONSENT:
            self._all_agree(seat, "undo")
        self._save_record()

    def agree_on_draw(self, seat: int) -> None:
        """Agree on a draw for everyone at the keyboard; bots always agree."""
        self._all_agree(seat, "draw")
        self._save_record()

    def _all_agree(self, seat: int, what: str) -> None:
        self.table.propose(seat, what)
        for other in self.people():
            if what in self.table.update(None)["table"]["proposals"] and other != seat:
                self.table.agree(other, what)

    def resign(self, seat: int) -> None:
        """Resign a seat."""
        self.table.resign(seat)
        self._save_record()
