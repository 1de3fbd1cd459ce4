"""Who sits where: people at this keyboard and bots by their level, and how bots come to their choices."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from ludoteca import search
from ludoteca.core.errors import Refused
from ludoteca.core.game import Game, View
from ludoteca.i18n import Translator
from ludoteca.search.pace import Pace
from ludoteca.table import PERSON, Seating

YOU = "you"


class BadSeats(Refused):
    """Seats that can't be understood."""

    key = "bad-seats"


def read_seats(game: Game, text: str) -> list[str]:
    """The kinds of a text such as `you,greedy`; BadSeats names the word that is none."""
    known = [YOU, *search.players()]
    kinds = []
    for word in text.replace(",", " ").split():
        if word.lower() not in known:
            raise BadSeats(f"{word!r} is no seat", word=word, known=known)
        kinds.append(PERSON if word.lower() == YOU else word.lower())
    return kinds


def seatings(kinds: Sequence[str], given: str | None) -> list[Seating]:
    """The seats with the names given; the others stay nameless in the record."""
    wished = [name.strip() for name in (given or "").split(",")]
    wished += [""] * (len(kinds) - len(wished))
    return [Seating(name, kind) for name, kind in zip(wished, kinds, strict=False)]


def shown_names(translator: Translator, game: str, seats: Sequence[Mapping[str, str]]) -> list[str]:
    """The players' names, for the nameless their seats' colours; a nameless person alone is called so."""
    alone = [seat["kind"] for seat in seats].count(PERSON) == 1
    return [
        seat["name"]
        or translator.translate_game(game, "name-you" if alone and seat["kind"] == PERSON else f"name-{number}")
        for number, seat in enumerate(seats)
    ]


class Bot:
    """A bot in its seat: it keeps what it has searched, and shares a turn's time out among its choices.

    A bot with seeds thinks for a number of iterations, so that the same game can be played again; one
    without thinks for all its time, and answers when that is up, however soon it was done.
    """

    def __init__(self, game: Game, level: str) -> None:
        self.game = game
        self.player = search.player(game, level)
        self.pace = Pace(search.turn_ms(level))

    def begin_turn(self) -> None:
        """Another seat has chosen since."""
        self.pace.begin_turn()

    def choose(self, view: View, moves: Sequence[str], seat: int, seed: str | None) -> str:
        """A move from what the seat may know."""
        question = search.Question(self.game, view, list(moves), seat)
        if seed is not None:
            move = self.player.choose(question, self.pace.effort(seed, search.ITERATIONS)).move
            self.pace.spend()
            return move
        move = self.player.choose(question, self.pace.effort()).move
        time.sleep(self.pace.padded() / 1000)
        return move
