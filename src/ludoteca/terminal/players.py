"""Who sits where: people at this keyboard and bots by their level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca import search
from ludoteca.core.errors import Refused
from ludoteca.core.game import Game, View
from ludoteca.table import PERSON, Seating
from ludoteca.text import Speaker

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


def shown_names(voice: Speaker, seats: Sequence[Mapping[str, str]]) -> list[str]:
    """The players' names, for the nameless their seats' colours; a nameless person alone is called so."""
    alone = [seat["kind"] for seat in seats].count(PERSON) == 1
    return [
        seat["name"] or voice.say("name-you" if alone and seat["kind"] == PERSON else f"name-{number}")
        for number, seat in enumerate(seats)
    ]


def bot_choice(game: Game, level: str, view: View, moves: Sequence[str], seat: int, seed: str) -> str:
    """What a bot chooses from what its seat may know; the same for the same seed."""
    question = search.Question(game, view, list(moves), seat)
    return search.player(game, level).choose(question, search.Effort.usual(seed)).move
