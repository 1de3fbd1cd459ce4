"""Matches at small positions for the rule tests; facts that are not given get defaults."""

from __future__ import annotations

from typing import Any

from ludoteca.core.match import Match
from ludoteca.games.maamut import tiles

NO_ROCK_NEAR = "a2 a3 c1 c6 e1 g2 g3"
SOME_SNOW = "a1 b5 d1 d2 d3 d5 d6 d7 f5 g1 g4"
NO_CARDS = {"1": 0, "2": 0, "3": 0}


def land(rocks: str = NO_ROCK_NEAR, snow: str = SOME_SNOW) -> str:
    """The 37 letters of a land with those 7 rocks and, as far as they are free, those 11 snows."""
    rocky = rocks.split()
    wanted = [name for name in snow.split() if name not in rocky]
    spare = [name for name in tiles.NAMES if name not in (*rocky, *wanted, "d4")]
    white = (wanted + spare)[:11]
    letters = {name: "r" if name in rocky else "s" if name in white else "g" for name in tiles.NAMES}
    letters["d4"] = "x"
    return "".join(letters[name] for name in tiles.NAMES)


def scene(
    hunters: list[str | None],
    *,
    rocks: str = NO_ROCK_NEAR,
    snow: str = SOME_SNOW,
    mammoth: str = "d4",
    hands: list[list[int]] | None = None,
    discard: dict[str, int] | None = None,
    deck: dict[str, int] | None = None,
    traps: dict[str, int] | None = None,
    out: list[bool] | None = None,
    seat: int = 0,
    turn: int = 1,
    **pending: Any,
) -> Match:
    """A match at a seat's turn, or at another question if one is given; all cards held are 1, 2, 3."""
    gone = out or [False] * len(hunters)
    held = hands or [[] if left else [1, 2, 3] for left in gone]
    thrown = {**NO_CARDS, **(discard or {})}
    position = {
        "game": "maamut",
        "players": len(hunters),
        "turn": turn,
        "terrain": land(rocks, snow),
        "mammoth": mammoth,
        "hunters": hunters,
        "out": gone,
        "traps": traps or {},
        "hands": held,
        "deck": deck or rest(held, thrown),
        "discard": thrown,
        "pending": {"kind": "turn", "seat": seat, **pending},
    }
    return Match.load(position, "scene", auto_chance=False)


def rest(hands: list[list[int]], discard: dict[str, int]) -> dict[str, int]:
    """The cards of the pile when these are elsewhere."""
    held = [card for hand in hands for card in hand]
    totals = {1: 12, 2: 16, 3: 8}
    return {str(c): number - held.count(c) - discard[str(c)] for c, number in totals.items()}


def refusal(match: Match, move: str, seat: int = 0) -> tuple[str, str] | None:
    """The clause and the key of a refusal, None for a legal move; the list of moves must agree."""
    reason = match.why(seat, move)
    assert (move in match.moves(seat)) == (reason is None)
    return None if reason is None else (reason.clause, reason.key)


def keys(match: Match, seat: int, move: str) -> list[str]:
    """The keys of what a move brings about."""
    return [event.key for event in match.play(seat, move)]
