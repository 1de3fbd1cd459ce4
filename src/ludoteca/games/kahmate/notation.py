"""The words of actions, draws, options and set-ups."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadOption, NotPossible
from ludoteca.games.kahmate.components import CARDS, DIRECTIONS, NAMES, PIECES
from ludoteca.games.kahmate.rules import Kahmate

WORDS = (
    *(f"run {piece} {square}" for piece in PIECES for square in NAMES),
    *(f"put {piece} {square}" for piece in PIECES for square in NAMES),
    "ready",
    *(f"tackle {piece}" for piece in PIECES),
    *(f"charge {direction}" for direction in DIRECTIONS),
    *(f"exit {direction}" for direction in DIRECTIONS),
    *(f"pass {piece}" for piece in PIECES),
    *(f"intercept {piece}" for piece in PIECES),
    "decline",
    *(f"kick {square}" for square in NAMES),
    *(f"card {card}" for card in CARDS),
    *(f"drop {square}" for square in NAMES),
    "end",
)
OUTCOMES = tuple(f"ball {card}" for card in CARDS)

SETUP = re.compile(r"setup ([01])")
TARGETS = (1, 2, 3)


def check_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options: who starts, and the tries that win; BadOption for a number that no match goes to (2.5, 10.2)."""
    target = options.get("target", 1)
    if type(target) is not int or target not in TARGETS:
        raise BadOption(key="bad-target", option="target", fewest=TARGETS[0], most=TARGETS[-1])
    return options


def conformance_options(players: int) -> Sequence[Mapping[str, Any]]:
    """A match to one try, and one to three that goes on after the first."""
    return [{}, {"first": 1, "target": 3}]


def draw_setup(players: int, options: Mapping[str, Any], chance: Chance) -> str:
    """Who starts, drawn if the captains haven't chosen (2.5)."""
    first = options["first"] if "first" in options else chance.below(2)
    return f"setup {first}"


def initial_state(players: int, options: Mapping[str, Any], words: str) -> Kahmate:
    """The state in which both captains line up and the named one will start."""
    found = SETUP.fullmatch(words)
    if found is None or options.get("first", int(found[1])) != int(found[1]):
        raise NotPossible(words)
    state = Kahmate(2, options.get("target", 1))
    state.begin(int(found[1]))
    return state
