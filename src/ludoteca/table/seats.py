"""The occupant of each seat: a person, a bot of some level, or nobody."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.errors import TableRefusal

PERSON = "person"
OPEN = "open"
MAX_NAME_LENGTH = 40
LEVEL = re.compile(r"[a-z][a-z0-9-]{0,31}")


@dataclass(frozen=True, slots=True)
class Seating:
    """A name and a kind: PERSON, OPEN, or the name of the level that plays the seat."""

    name: str
    kind: str = PERSON

    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.kind == PERSON

    def is_level(self) -> bool:
        """Whether a bot plays this seat."""
        return self.kind not in (PERSON, OPEN)


def seatings(players: int, given: Sequence[Seating | str] | None) -> list[Seating]:
    """A seating for every player; a plain string is a person's name, and None leaves every seat open."""
    listed = [Seating("", OPEN)] * players if given is None else given
    if len(listed) != players:
        raise TableRefusal(key="table-bad-seats", seats=len(listed), players=players)
    return [validated(Seating(one) if isinstance(one, str) else one) for one in listed]


def validated(seating: Seating) -> Seating:
    """The same seating; TableRefusal if its name or its kind is invalid."""
    if not LEVEL.fullmatch(seating.kind):
        raise TableRefusal(key="table-bad-kind", kind=seating.kind)
    name = seating.name
    if len(name) > MAX_NAME_LENGTH or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise TableRefusal(key="table-bad-name", longest=MAX_NAME_LENGTH)
    return seating
