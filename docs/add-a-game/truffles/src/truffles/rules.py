"""A position of Truffles and its rules. Words, positions and views are elsewhere."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core import codes as contract
from ludoteca.core.plain_state import PlainState
from ludoteca.core.rng import Rng
from truffles import codes

BOTH = 0b11


class Truffles(PlainState):
    """Where each pig and each truffle is, and what was sealed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "pigs", "owners", "truffle", "sealed")
    REASONS: ClassVar[tuple[str, ...]] = ("", "heavier", "shared")
    ACTIONS: ClassVar[int] = codes.PIGS

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.first = 0
        self.pigs = [codes.BOX] * codes.PIGS
        self.owners = [contract.NOBODY] * codes.TRUFFLES
        self.truffle = 0
        self.sealed = [0, 0]
        self.ask_chance(codes.DIG, contract.NOBODY)

    # What is asked and allowed.

    def on_refusal(self, seat: int, action: int) -> int:
        """Why a farmer may not send this pig, or 0 (2.2)."""
        if not 0 <= action < codes.PIGS:
            return contract.NO_SUCH_ACTION
        return 0 if self.pigs[action] == codes.HELD + seat else codes.PIG_NOT_HELD

    def on_chance_outcomes(self) -> list[tuple[int, int]]:
        """The truffles in the ground, or the pigs in the box, each as likely as the others (2.1, 2.4)."""
        if self.kind == codes.DIG:
            return [(at, 1) for at, owner in enumerate(self.owners) if owner == contract.NOBODY]
        return [(codes.DRAWN + pig, 1) for pig, place in enumerate(self.pigs) if place == codes.BOX]

    # What follows.

    def on_apply_action(self, seat: int, action: int) -> None:
        """Seal a pig; when both have, they are revealed (2.2)."""
        self.sealed[seat] = action + 1
        self.owes &= ~(1 << seat)
        self.log_fact(codes.SEALED, seat, action)
        if not self.owes:
            self.reveal()

    def reveal(self) -> None:
        """The stronger pig finds the truffle (2.3)."""
        mine, yours = self.sealed
        finder = 0 if mine > yours else 1
        self.log_fact(codes.REVEALED, mine, yours)
        for seat in (0, 1):
            self.pigs[self.sealed[seat] - 1] = codes.SPENT + seat
        self.owners[self.truffle - 1] = finder
        self.log_fact(codes.FOUND, finder, self.truffle)
        self.sealed = [0, 0]
        self.truffle = 0
        self.go_on()

    def go_on(self) -> None:
        """The game ends, or both draw a pig, the first farmer first (2.4, 3.1, 3.2)."""
        weights = self.on_scores()
        if max(weights) > 5:
            self.finish(codes.HEAVIER, 1 << weights.index(max(weights)))
        elif sum(weights) == 10:
            self.finish(codes.SHARED, BOTH)
        else:
            self.ask_chance(codes.DRAW, self.first)

    def finish(self, ending: int, winners: int) -> None:
        """End the game and tell it."""
        self.log_fact(codes.ENDED, winners)
        self.end(ending, winners)

    def on_apply_chance(self, outcome: int) -> None:
        """Dig up a truffle, or give a farmer a pig (2.1, 2.4)."""
        if outcome < codes.DRAWN:
            self.truffle = outcome + 1
            self.turn += 1
            self.log_fact(codes.DUG, self.truffle, self.turn)
            self.ask_sealed(codes.SEND, self.first, BOTH)
            return
        seat = self.seat
        self.pigs[outcome - codes.DRAWN] = codes.HELD + seat
        self.log_fact(codes.DREW, seat, outcome - codes.DRAWN)
        if seat == self.first:
            self.ask_chance(codes.DRAW, 1 - seat)
        else:
            self.ask_chance(codes.DIG, contract.NOBODY)

    def on_scores(self) -> list[int]:
        """The weight of the truffles each farmer has found."""
        return [sum(at + 1 for at, owner in enumerate(self.owners) if owner == seat) for seat in (0, 1)]

    def on_evaluate(self, seat: int) -> float:
        """Half the game, and more or less of it by the difference of weight."""
        weights = self.on_scores()
        return 0.5 + (weights[seat] - weights[1 - seat]) / 20

    # What a viewer can't know.

    def on_resample(self, viewer: int, rng: Rng) -> None:
        """Mix the box with the hands the viewer doesn't see; what they sealed may be any pig they hold (1.3)."""
        hidden = [seat for seat in (0, 1) if seat != viewer]
        sizes = {seat: len(self.hand(seat)) for seat in hidden}
        places = {codes.BOX, *(codes.HELD + seat for seat in hidden)}
        unseen = [pig for pig, place in enumerate(self.pigs) if place in places]
        for pig in unseen:
            self.pigs[pig] = codes.BOX
        for seat in hidden:
            for _ in range(sizes[seat]):
                self.pigs[unseen.pop(rng.below(len(unseen)))] = codes.HELD + seat
            if self.sealed[seat]:
                self.sealed[seat] = self.hand(seat)[rng.below(sizes[seat])]

    def hand(self, seat: int) -> list[int]:
        """The pigs a farmer holds, sorted."""
        return [pig + 1 for pig, place in enumerate(self.pigs) if place == codes.HELD + seat]
