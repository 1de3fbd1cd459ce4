"""The words of actions, chance and set-ups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.errors import NotPossible
from truffles import codes
from truffles.rules import Truffles

WORDS = tuple(f"send {pig}" for pig in range(1, codes.PIGS + 1))
OUTCOMES = (
    *(f"dig {truffle}" for truffle in range(1, codes.TRUFFLES + 1)),
    *(f"draw {pig}" for pig in range(1, codes.PIGS + 1)),
)


def draw_setup(players: int, options: Mapping[str, Any], chance: Chance) -> str:
    """Who is first, and three pigs for each (1.1, 1.2), as in `setup 0 1,5,9 2,3,12`."""
    first = options["first"] if "first" in options else chance.below(2)
    pigs = chance.shuffle(range(1, codes.PIGS + 1))
    hands = [sorted(pigs[: codes.HAND]), sorted(pigs[codes.HAND : 2 * codes.HAND])]
    return " ".join(["setup", str(first), *(",".join(map(str, hand)) for hand in hands)])


def initial_state(players: int, options: Mapping[str, Any], words: str) -> Truffles:
    """The state that a set-up's words describe; only the one spelling that draw_setup writes."""
    parts = words.split(" ")
    numbers = [text.split(",") for text in parts[2:]]
    pigs = [int(pig) for hand in numbers for pig in hand if pig in PIG_WORDS]
    hands = [pigs[: codes.HAND], pigs[codes.HAND :]]
    if len(set(pigs)) != 2 * codes.HAND or parts[1] not in ("0", "1"):
        raise NotPossible(words)
    first = int(parts[1])
    spelt = " ".join(["setup", str(first), *(",".join(map(str, sorted(hand))) for hand in hands)])
    if spelt != words or options.get("first", first) != first:
        raise NotPossible(words)
    state = Truffles(2)
    state.first = first
    for seat, hand in enumerate(hands):
        for pig in hand:
            state.pigs[pig - 1] = codes.HELD + seat
    return state


PIG_WORDS = {str(pig) for pig in range(1, codes.PIGS + 1)}
