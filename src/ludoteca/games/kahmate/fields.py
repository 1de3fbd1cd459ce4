"""The fields of a position: players, ball, cards, tries and the turn so far. What may be done is elsewhere."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core import codes as contract
from ludoteca.core import state
from ludoteca.games.kahmate import board as pitches
from ludoteca.games.kahmate import codes


class Rugby(state.State):
    """A position of Kahmaté.

    Pieces 0 to 5 belong to side 0, 6 to 11 to side 1; squares count rows of eight from a0. The fields after
    `barred` are room in which the rules work out what is allowed; they say nothing about the position.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "at",
        "down",
        "ball",
        "carrier",
        "hands",
        "tries",
        "target",
        "captain",
        "spent",
        "movers",
        "stopped",
        "duel",
        "attacker",
        "defender",
        "pair",
        "laid",
        "direction",
        "receiver",
        "fallen",
        "barred",
    )
    REASONS: ClassVar[tuple[str, ...]] = ("", "tries")
    ACTIONS: ClassVar[int] = codes.ACTIONS

    def __init__(self, players: int, target: int) -> None:
        state.State.__init__(self, players)
        self.pitch = pitches.PITCH
        self.at = [codes.NONE] * 12
        self.down = [0] * 12
        self.ball = codes.NONE
        self.carrier = codes.NONE
        self.hands = [63] * 2
        self.tries = [0] * 2
        self.target = target
        self.captain = 0
        self.spent = [0] * 12
        self.movers = 0
        self.stopped = 0
        self.duel = 0
        self.attacker = codes.NONE
        self.defender = codes.NONE
        self.pair = 0
        self.laid = [0] * 2
        self.direction = codes.NONE
        self.receiver = codes.NONE
        self.fallen = codes.NONE
        self.barred = codes.NONE
        self.free_low = 0
        self.free_high = 0
        self.low = 0
        self.high = 0
        self.path = [codes.NONE] * 4
        self.sets = 0
        self.firsts = [0] * 20
        self.words = [0] * 20
        self.ask_sealed(codes.SETUP, contract.NOBODY, 3)

    def _c_scores(self, seat: int) -> int:
        """The side's tries."""
        return self.tries[seat]
