"""Sample line-ups for captains who don't know where to begin (2.2); names and sentences are in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.kahmate.components import ABILITIES, SIDES

# Squares of side 0 in the order n1 n2 s t f c; side 1 stands as in a mirror across the median.
PLACES = {
    "fan": ("b2", "g2", "d1", "c2", "e2", "f2"),
    "wedge": ("c1", "f1", "d2", "e2", "d1", "e1"),
    "wings": ("a1", "h1", "d2", "g2", "b2", "e2"),
    "chain": ("b1", "g1", "d1", "c2", "f2", "e1"),
    "wall": ("b1", "g1", "d2", "c1", "e2", "f1"),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """A line-up by its key: `kahmate-sample-KEY` is its name, `kahmate-sample-KEY-text` the sentence on it."""

    key: str
    squares: dict[str, str]

    def moves(self) -> list[str]:
        """The moves that place this line-up, `ready` not among them."""
        return [f"put {piece} {square}" for piece, square in self.squares.items()]


def samples(side: int) -> list[Sample]:
    """Every sample line-up, for one side."""
    return [
        Sample(key, {SIDES[side] + letters: _seen_by(side, place) for letters, place in pairs})
        for key, places in PLACES.items()
        for pairs in [list(zip(ABILITIES, places, strict=True))]
    ]


def _seen_by(side: int, place: str) -> str:
    return place if side == 0 else f"{place[0]}{12 - int(place[1:])}"
