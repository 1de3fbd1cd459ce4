"""The seats given on the command line, and the names under which they are displayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca import search
from ludoteca.core.errors import Refused
from ludoteca.core.game import Game
from ludoteca.i18n import Translator
from ludoteca.table import PERSON, Seating

YOU = "you"


class BadSeats(Refused):
    """Seats that cannot be parsed."""

    key = "bad-seats"


def parsed_seats(game: Game, text: str) -> list[str]:
    """The kinds in a text such as `you,greedy`; BadSeats for an unknown word."""
    known = [YOU, *search.players()]
    kinds = []
    for word in text.replace(",", " ").split():
        if word.lower() not in known:
            raise BadSeats(f"{word!r} is no seat", word=word, known=known)
        kinds.append(PERSON if word.lower() == YOU else word.lower())
    return kinds


def seatings(kinds: Sequence[str], given: str | None) -> list[Seating]:
    """The seats with the given names; the others have none in the record."""
    names = [name.strip() for name in (given or "").split(",")]
    names += [""] * (len(kinds) - len(names))
    return [Seating(name, kind) for name, kind in zip(names, kinds, strict=False)]


def display_names(translator: Translator, game: str, seats: Sequence[Mapping[str, str]]) -> list[str]:
    """The players' names, or the seats' colours for those without; a single nameless person is called "you"."""
    alone = [seat["kind"] for seat in seats].count(PERSON) == 1
    return [
        seat["name"]
        or translator.translate_game(game, "name-you" if alone and seat["kind"] == PERSON else f"name-{number}")
        for number, seat in enumerate(seats)
    ]
