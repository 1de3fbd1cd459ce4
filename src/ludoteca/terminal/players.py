"""Who sits where: people at this keyboard and bots by their level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca import search
from ludoteca.core.errors import Refused
from ludoteca.core.game import Game, View

PERSON = "you"


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's player: a person, or a bot of a level."""

    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at this keyboard plays the seat."""
        return self.level is None


class BadSeats(Refused):
    """Seats that can't be understood."""

    key = "bad-seats"


def read_seats(game: Game, text: str) -> list[Player]:
    """The players of a text such as `you,greedy`; BadSeats names the word that is none."""
    known = [PERSON, *search.levels(game)]
    players = []
    for word in text.replace(",", " ").split():
        if word.lower() not in known:
            raise BadSeats(f"{word!r} is no seat", word=word, known=known)
        players.append(Player(None if word.lower() == PERSON else word.lower()))
    return players


def bot_choice(game: Game, level: str, view: View, moves: Sequence[str], seat: int, seed: str) -> str:
    """What a bot chooses from what its seat may know; the same for the same seed."""
    question = search.Question(game, view, list(moves), seat)
    return search.player(game, level).choose(question, search.Effort(search.ITERATIONS, seed)).move
