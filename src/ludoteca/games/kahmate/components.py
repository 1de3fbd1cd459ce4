"""The squares, the players and their abilities, by name: sections 1.1 to 1.3 as data."""

from __future__ import annotations

from typing import NamedTuple

LANES = "abcdefgh"
ROWS = 13
SQUARES = 104
MEDIAN = 6
SIDES = ("r", "b")
DIRECTIONS = ("N", "E", "S", "W")
CARDS = (1, 2, 3, 4, 5, 6)

NAMES = tuple(f"{lane}{row}" for row in range(ROWS) for lane in LANES)
INDEX = {name: square for square, name in enumerate(NAMES)}


class Ability(NamedTuple):
    """What a kind of player can do (1.2)."""

    kind: str
    moves: int
    attack: int
    defence: int


ABILITIES = {
    "n1": Ability("normal", 3, 0, 0),
    "n2": Ability("normal", 3, 0, 0),
    "s": Ability("strong", 2, 2, 1),
    "t": Ability("tough", 3, 1, 0),
    "f": Ability("fast", 4, -1, -1),
    "c": Ability("clever", 3, 0, 1),
}
PIECES = tuple(side + letters for side in SIDES for letters in ABILITIES)
PIECE = {name: piece for piece, name in enumerate(PIECES)}
TEAM = tuple(ABILITIES.values()) * 2


def side_of(piece: int) -> int:
    """The side that a player belongs to."""
    return piece // 6


def square(lane: int, row: int) -> int:
    """A square's number, -1 off the pitch."""
    return row * 8 + lane if 0 <= lane < 8 and 0 <= row < ROWS else -1


def row_of(place: int) -> int:
    """The row of a square, 0 to 12."""
    return place // 8


def lane_of(place: int) -> int:
    """The lane of a square, 0 to 7."""
    return place % 8


def setup_squares(side: int) -> list[int]:
    """The sixteen squares on which a side lines up (2.1)."""
    rows = (1, 2) if side == 0 else (10, 11)
    return [square(lane, row) for row in rows for lane in range(8)]


def kick_block(side: int, place: int) -> list[int]:
    """The squares of the 3 × 7 block in front of a kicker that lie on rows 1 to 11 (8.2)."""
    forward = 1 if side == 0 else -1
    found = []
    for rows in (1, 2, 3):
        for lanes in range(-3, 4):
            goal = square(lane_of(place) + lanes, row_of(place) + forward * rows)
            if goal >= 0 and 1 <= row_of(goal) <= 11:
                found.append(goal)
    return sorted(found)
