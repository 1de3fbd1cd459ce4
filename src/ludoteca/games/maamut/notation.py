"""The words of actions, draws and set-ups."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.errors import NotPossible
from ludoteca.games.maamut import board, codes, tiles
from ludoteca.games.maamut.rules import Maamut

CARDS = {1: 12, 2: 16, 3: 8}

WORDS = (
    *(f"move {card} {direction}" for direction in tiles.DIRECTIONS for card in (1, 2, 3)),
    "trap",
    "remove",
    *(f"discard {card}" for card in (1, 2, 3)),
    *(f"flee {direction}" for direction in tiles.DIRECTIONS),
    *(f"place {name}" for name in tiles.NAMES),
)
OUTCOMES = ("draw 1", "draw 2", "draw 3")

SETUP = re.compile(r"setup ([0-3]) ([gsrx]{37})((?: [123]{3}){2,4})")


def draw_setup(players: int, options: Mapping[str, Any], chance: Chance) -> str:
    """Who begins, the land and the hands, drawn in this order (2.1–2.3, 2.6)."""
    first = options["first"] if "first" in options else chance.below(players)
    terrain = lay(chance)
    pile = dict(CARDS)
    hands = [draw_hand(pile, chance) for _ in range(players)]
    return " ".join(["setup", str(first), terrain, *hands])


def lay(chance: Chance) -> str:
    """The tiles shuffled round the cross, again and again until at most 4 rocks touch it (2.1, 2.2)."""
    while True:
        laid = chance.shuffle("g" * 18 + "r" * 7 + "s" * 11)
        terrain = "".join([*laid[: tiles.CENTRE], "x", *laid[tiles.CENTRE :]])
        if board.is_playable(terrain):
            return terrain


def draw_hand(pile: dict[int, int], chance: Chance) -> str:
    """Three cards off the pile, sorted (2.3)."""
    hand = []
    for _ in range(3):
        card = 1 + chance.draw(list(pile.values()))
        pile[card] -= 1
        hand.append(card)
    return "".join(str(card) for card in sorted(hand))


def initial_state(players: int, options: Mapping[str, Any], words: str) -> Maamut:
    """The state that a set-up's words describe."""
    found = SETUP.fullmatch(words)
    if found is None:
        raise NotPossible(words)
    first, terrain = int(found[1]), found[2]
    hands = [[int(card) for card in hand] for hand in found[3].split()]
    if len(hands) != players or first >= players or options.get("first", first) != first:
        raise NotPossible(words)
    if board.faults(terrain) or not board.is_playable(terrain):
        raise NotPossible(words)
    dealt = [card for hand in hands for card in hand]
    if any(dealt.count(card) > number for card, number in CARDS.items()):
        raise NotPossible(words)
    state = Maamut(players, board.board(terrain))
    state.set_up(first, hands)
    return state


def direction(index: int) -> str:
    """The name of a direction."""
    return tiles.DIRECTIONS[index]


def tile(index: int) -> str | None:
    """The name of a tile; nothing for nowhere."""
    return tiles.NAMES[index] if index != codes.GONE else None
