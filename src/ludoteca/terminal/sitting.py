"""One game at this keyboard: the players, the moves they make, and what each of them was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.events import Event
from ludoteca.core.game import Reason, View
from ludoteca.core.match import Match
from ludoteca.core.result import Result
from ludoteca.terminal.players import Player, bot_choice

# How many moves bots make before somebody is asked whether to watch on.
PATIENCE = 24


@dataclass(frozen=True, slots=True)
class Happening:
    """One action: who did what, and the events that followed."""

    seat: int
    move: str
    events: tuple[Event, ...]


class Sitting:
    """A match with its players; people are asked, bots play by themselves."""

    def __init__(self, match: Match, players: Sequence[Player], seed: str) -> None:
        self.match = match
        self.players = list(players)
        self.seed = seed
        self.happenings: list[Happening] = []
        self.ended: Result | None = None

    @property
    def result(self) -> Result | None:
        """How the game ended, by its rules or by the players' word."""
        return self.ended or self.match.result

    def asked(self) -> int | None:
        """The first person that must choose; None if none must."""
        if self.result:
            return None
        for seat in self.match.actors():
            if isinstance(seat, int) and self.players[seat].is_person:
                return seat
        return None

    def bots_asked(self) -> list[int]:
        """The bots that must choose."""
        if self.result:
            return []
        return [seat for seat in self.match.actors() if isinstance(seat, int) and not self.players[seat].is_person]

    def play(self, seat: int, move: str) -> None:
        """A seat's move."""
        told = self.match.play(seat, move)
        self.happenings.append(Happening(seat, move, tuple(told)))

    def let_bots_play(self, most: int = PATIENCE) -> bool:
        """Bots choose until a person must or so many moves are made; whether they are done."""
        for _ in range(most):
            seats = self.bots_asked()
            if not seats:
                return True
            self.play(seats[0], self.bot_move(seats[0]))
        return not self.bots_asked()

    def bot_move(self, seat: int) -> str:
        """What the bot in a seat chooses, seeing only its own view."""
        level = self.players[seat].level
        assert level is not None
        seed = f"{self.seed} {len(self.match.lines)} {seat}"
        view = self.match.view(seat)
        return bot_choice(self.match.game, level, view, self.match.moves(seat), seat, seed)

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""
        return self.match.view(viewer)

    def moves(self, seat: int | None) -> list[str]:
        """A seat's legal moves."""
        return [] if seat is None or self.result else self.match.moves(seat)

    def why(self, seat: int, move: str) -> Reason | None:
        """Why a seat may not make a move; None if it may."""
        return self.match.why(seat, move)

    def preview(self, viewer: int | None, move: str | None) -> Mapping[str, Any]:
        """What a move would do."""
        return self.match.preview(viewer, move)

    def told(self, viewer: int | None, since: int = 0) -> list[list[dict[str, Any]]]:
        """What a viewer was told of each action since one."""
        return [[event.seen_by(viewer) for event in one.events] for one in self.happenings[since:]]

    def words(self) -> list[str]:
        """Every move the game knows, legal or not."""
        game = self.match.game
        return [game.word(action) for action in range(game.actions)]
