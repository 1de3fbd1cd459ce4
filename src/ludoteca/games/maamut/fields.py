"""The fields of a position: the land, the pawns, the traps and the cards. What may be done with them is elsewhere."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core import bits, state
from ludoteca.core import codes as contract
from ludoteca.games.maamut import board as boards
from ludoteca.games.maamut import codes


class Hunt(state.State):
    """A position of Mâamut: the land, the pawns, the traps and the cards."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "mammoth",
        "hunters",
        "out",
        "traps",
        "trapped",
        "hands",
        "deck",
        "discard",
        "chaser",
        "card",
        "direction",
        "goal",
        "flight",
        "flight_left",
        "queue",
    )
    REASONS: ClassVar[tuple[str, ...]] = ("", "trap", "survived")
    ACTIONS: ClassVar[int] = codes.ACTIONS
    DEALS: ClassVar[tuple[int, ...]] = (codes.SETUP,)

    def __init__(self, players: int, board: boards.Board) -> None:
        state.State.__init__(self, players)
        self.board = board
        self.mammoth = 18
        self.hunters = [codes.GONE] * 4
        self.out = 0
        self.traps = [0] * 4
        self.trapped = 0
        self.hands = [0] * 12
        self.deck = [12, 16, 8]
        self.discard = [0] * 3
        self.chaser = 0
        self.card = 0
        self.direction = 0
        self.goal = 0
        self.flight = 0
        self.flight_left = 0
        self.queue = 0
        self.ask_chance(codes.SETUP, contract.NOBODY)

    def _c_scores(self, seat: int) -> int:
        """1 for the winner, else 0."""
        return 1 if self.winners & bits.single(seat) else 0
