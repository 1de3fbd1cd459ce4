"""The fields of a position: tiles, cards, tracks and animals. What may be done with them is elsewhere."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core import codes as contract
from ludoteca.core import state
from ludoteca.games.mammut import codes, tiles


class Loot(state.State):
    """A position of Mammut; sets of tiles are bits, sets of animals too, cards are counted by kind.

    A tile is its two faces: which list of tiles is in use shows in them. `shows` holds the tiles by visible
    face, `marked` those taken, given back or exchanged in the question that is open.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "first",
        "up",
        "down",
        "shows",
        "piles",
        "knows",
        "hands",
        "played",
        "deck",
        "discard",
        "points",
        "furs",
        "animals",
        "to",
        "marked",
        "card",
        "queue",
        "queued",
    )
    REASONS: ClassVar[tuple[str, ...]] = ("", "points", "furs", "shared")
    ACTIONS: ClassVar[int] = codes.ACTIONS
    DEALS: ClassVar[tuple[int, ...]] = (codes.DEAL, codes.SETUP)

    def __init__(self, players: int) -> None:
        state.State.__init__(self, players)
        self.round = 1 if players < 4 else 2  # 2.3
        self.first = 0
        self.up = tiles.UP[:]
        self.down = tiles.DOWN[:]
        self.shows = [0] * 15
        self.piles = [0] * 11
        self.knows = [0] * 5
        self.hands = [0] * 60
        self.played = [0] * 60
        self.deck = [3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1]
        self.discard = [0] * 12
        self.points = [0] * 5
        self.furs = [0] * 5
        self.animals = [0] * 5
        self.to = 0
        self.marked = 0
        self.card = 0
        self.queue = [0] * 32
        self.queued = 0
        for seat in range(players):
            self.points[seat] = 10  # 2.1
        self.ask_chance(codes.SETUP, contract.NOBODY)

    def _c_scores(self, seat: int) -> int:
        """The seat's points."""
        return self.points[seat]
