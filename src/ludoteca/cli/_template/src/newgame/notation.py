"""The words of actions, chance and set-ups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.errors import NotPossible
from newgame import codes
from newgame.rules import NewGame

WORDS = tuple(f"bid {card}" for card in range(1, codes.CARDS + 1))
OUTCOMES = tuple(f"turn-up {prize}" for prize in range(1, codes.PRIZES + 1))
SETUP = "setup"


def draw_setup(players: int, options: Mapping[str, Any], chance: Chance) -> str:
    """The set-up in words; nothing in it is drawn (1.1, 1.2)."""
    return SETUP


def initial_state(players: int, options: Mapping[str, Any], words: str) -> NewGame:
    """The state after a set-up; NotPossible for other words."""
    if words != SETUP:
        raise NotPossible(words)
    return NewGame(players)
