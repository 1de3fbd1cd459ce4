"""A position of New Game and its rules. Words, positions and views are elsewhere."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core import codes as contract
from ludoteca.core.plain_state import PlainState
from ludoteca.core.rng import Rng
from newgame import codes


class NewGame(PlainState):
    """Which cards are held, who won which prize, and what was sealed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("held", "owners", "prize", "sealed")
    REASONS: ClassVar[tuple[str, ...]] = ("", "most", "shared")
    ACTIONS: ClassVar[int] = codes.CARDS

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.held = [1] * (players * codes.CARDS)
        self.owners = [codes.PILE] * codes.PRIZES
        self.prize = 0
        self.sealed = [0] * players
        self.ask_chance(codes.TURN_UP, contract.NOBODY)

    # What is asked and allowed.

    def on_refusal(self, seat: int, action: int) -> int:
        """Why a seat may not bid this card, or 0 (2.2)."""
        if not 0 <= action < codes.CARDS:
            return contract.NO_SUCH_ACTION
        return 0 if self.held[seat * codes.CARDS + action] else codes.CARD_NOT_HELD

    def on_chance_outcomes(self) -> list[tuple[int, int]]:
        """The prizes in the pile, each as likely as the others (2.1)."""
        return [(at, 1) for at, owner in enumerate(self.owners) if owner == codes.PILE]

    # What follows.

    def on_apply_chance(self, outcome: int) -> None:
        """Turn up a prize and ask everybody for a card (2.1, 2.2)."""
        self.prize = outcome + 1
        self.turn += 1
        self.log_fact(codes.TURNED_UP, self.prize, self.turn)
        self.ask_sealed(codes.BID, contract.NOBODY, (1 << self.players) - 1)

    def on_apply_action(self, seat: int, action: int) -> None:
        """Seal a card; when everybody has, all are shown (2.2)."""
        self.sealed[seat] = action + 1
        self.owes &= ~(1 << seat)
        self.log_fact(codes.SEALED, seat, action + 1)
        if not self.owes:
            self.show()

    def show(self) -> None:
        """The highest card that nobody else bid takes the prize; the cards are out of the game (2.3, 2.4)."""
        self.log_fact(codes.SHOWN, *self.sealed)
        best = max(self.sealed)
        winner = self.sealed.index(best) if self.sealed.count(best) == 1 else codes.LOST
        for seat, card in enumerate(self.sealed):
            self.held[seat * codes.CARDS + card - 1] = 0
        self.owners[self.prize - 1] = winner
        if winner == codes.LOST:
            self.log_fact(codes.NOT_WON, self.prize)
        else:
            self.log_fact(codes.WON, winner, self.prize)
        self.sealed = [0] * self.players
        self.prize = 0
        self.go_on()

    def go_on(self) -> None:
        """Another prize comes up, or the game ends (2.1, 3.1)."""
        if codes.PILE in self.owners:
            self.ask_chance(codes.TURN_UP, contract.NOBODY)
            return
        scores = self.on_scores()
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        bits = sum(1 << seat for seat in winners)
        self.log_fact(codes.ENDED, bits)
        self.end(codes.MOST if len(winners) == 1 else codes.SHARED, bits)

    def on_scores(self) -> list[int]:
        """The sum of the prizes that each seat has won (3.1)."""
        return [sum(self.won(seat)) for seat in range(self.players)]

    def on_evaluate(self, seat: int) -> float:
        """An equal share, and more or less of it by the distance to the best of the others."""
        scores = self.on_scores()
        others = max(score for other, score in enumerate(scores) if other != seat)
        share = 1 / self.players + (scores[seat] - others) / 30
        return min(1.0, max(0.0, share))

    # What a viewer cannot know.

    def on_resample(self, viewer: int, rng: Rng) -> None:
        """A card that another seat sealed may be any that it holds (2.2)."""
        for seat in range(self.players):
            if seat != viewer and self.sealed[seat]:
                hand = self.hand(seat)
                self.sealed[seat] = hand[rng.below(len(hand))]

    # What the other modules ask.

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat holds, ascending."""
        own = self.held[seat * codes.CARDS : (seat + 1) * codes.CARDS]
        return [at + 1 for at, is_held in enumerate(own) if is_held]

    def won(self, place: int) -> list[int]:
        """The prizes of a seat, in the pile or lost, ascending."""
        return [at + 1 for at, owner in enumerate(self.owners) if owner == place]
