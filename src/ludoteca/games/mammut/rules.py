"""A position that can be played on: each question and action is handed on to the rule it belongs to."""

from __future__ import annotations

from ludoteca.core import codes as contract
from ludoteca.core import rng
from ludoteca.games.mammut import codes, dividing, evaluation, forecast, hidden, legality, scoring
from ludoteca.games.mammut import fields as loots


class Mammut(loots.Loot):
    """A position of Mammut that can be played on."""

    def blank(self) -> Mammut:
        """A new state for as many players."""
        return Mammut(self.players)

    def _c_refusal(self, seat: int, action: int) -> int:
        """Why the seat that must choose may not choose this action, or 0."""
        if action < 0 or action >= codes.ACTIONS:
            return contract.NO_SUCH_ACTION
        if self.kind == codes.CHOICE:
            return legality.object_to_choice(self, seat, action)
        if action >= codes.CHOOSE:
            return codes.NOTHING_TO_CHOOSE
        if self.kind == codes.TURN:
            return legality.object_to_seizing(self, seat, action)
        return legality.object_to_mid(self, action)

    def _c_legal_actions(self, seat: int, out: list[int]) -> int:
        """Write the legal actions into out, ascending; how many there are."""
        if self.kind == codes.TURN:
            return legality.fill_cards(self, seat, out, legality.fill_seizing(self, seat, out))
        if self.kind == codes.CHOICE:
            return legality.fill_choices(self, seat, out)
        return legality.fill_mid(self, codes.TAKE if self.kind == codes.TAKING else codes.BACK, out)

    def _c_sample_action(self, seat: int, rng: rng.Rng) -> int:
        """One of the legal actions, each as likely as the others."""
        if self.kind == codes.TURN:
            return legality.pick_in_turn(self, seat, rng)
        return rng.scratch[rng.below(self._c_legal_actions(seat, rng.scratch))]

    def _c_apply_action(self, seat: int, action: int) -> None:
        """Play a legal action."""
        if action < codes.TAKE_ALL:
            dividing.take(self, seat, action)
        elif action == codes.TAKE_ALL:
            dividing.take_all(self, seat)
        elif action == codes.DONE:
            dividing.finish_turn(self, seat)
        elif action < codes.ROB:
            dividing.give_back(self, seat, action - codes.BACK)
        elif action < codes.ROB_GROUP:
            dividing.rob(self, seat, codes.GROUPS + (action - codes.ROB) * 2)
        elif action < codes.PLAY:
            dividing.rob(self, seat, codes.GROUPS + action - codes.ROB_GROUP)
        elif action < codes.CHOOSE:
            dividing.play_card(self, seat, action)
        elif action < codes.CHOOSE_FOR:
            scoring.choose(self, seat, action - codes.CHOOSE, 0)
        elif action < codes.SKIP:
            action -= codes.CHOOSE_FOR
            scoring.choose(self, seat, action // codes.PREY, action % codes.PREY)
        else:
            scoring.skip(self, seat)  # the move `skip` (8.1)

    def _c_observed_action(self, action: int) -> int:
        """A scoring card is played face down: others see that one is (4.5)."""
        return codes.PLAY if codes.PLAY <= action < codes.PLAY_PEEK else action

    def _c_chance_outcomes(self, outcomes: list[int], weights: list[int]) -> int:
        """The cards left in the pile, by kind; nothing for a deal."""
        number = 0
        if self.kind == codes.DRAW:
            for card in range(codes.CARDS):
                if self.deck[card]:
                    outcomes[number] = card
                    weights[number] = self.deck[card]
                    number += 1
        return number

    def _c_apply_chance(self, outcome: int) -> None:
        """Draw that card."""
        scoring.draw(self, outcome)

    def _c_deal(self, rng: rng.Rng) -> None:
        """Shake the bag and empty it: tiles change handles and show either side (3.1)."""
        if self.kind == codes.SETUP:
            dividing.set_up_by(self, rng)
        for tile in range(codes.PREY - 1, 0, -1):
            dividing.exchange(self, tile, rng.below(tile + 1))
        for tile in range(codes.TILES):
            if rng.below(2):
                other = self.up[tile]
                self.up[tile] = self.down[tile]
                self.down[tile] = other
        dividing.begin_round(self)

    def _c_resample(self, viewer: int, rng: rng.Rng) -> None:
        """Draw anew the hidden sides and cards that the viewer can't know."""
        hidden.redeal_cards(self, viewer, rng)
        hidden.redeal_tiles(self, viewer, rng)

    def _c_evaluate(self, seat: int) -> float:
        """What a seat may expect of an open game."""
        return evaluation.evaluate(self, seat)

    def set_up(self, first: int, hands: list[list[int]], animals: list[int]) -> None:
        """Give out cards and animals as a set-up written out says (2.1, 2.2, 2.4); the tiles follow."""
        for seat, hand in enumerate(hands):
            for card in hand:
                self.hands[seat * 12 + card] += 1
                self.deck[card] -= 1
        for seat, kinds in enumerate(animals):
            self.animals[seat] = kinds
        self.first = first

    def lay_out(self, sides: list[tuple[int, int]]) -> None:
        """Begin a round with each handle's tile lying as told, the visible side first (3.1)."""
        for tile, (front, back) in enumerate(sides):
            self.up[tile] = front
            self.down[tile] = back
        dividing.begin_round(self)

    def seen(self, viewer: int) -> int:
        """The tiles whose hidden side a viewer has seen this round, -1 for a spectator (3.3)."""
        return hidden.seen(self, viewer)

    def are_cards_down(self) -> bool:
        """Whether scoring cards lie face down."""
        return hidden.are_cards_down(self)

    def can_act(self, seat: int) -> bool:
        """Whether a player has an empty group and something to fill it with."""
        return legality.can_act(self, seat)

    def conclude(self) -> None:
        """End the game as the tracks stand (7.2)."""
        scoring.decide(self)

    def foreseen(self, viewer: int, action: int, drawn: bool, rng: rng.Rng) -> list[int]:
        """What scoring would bring after an action of the seat that acts, -1 for none; forecast.py names the numbers.

        First their number of scorings, then the sum of each number, then 1 for each that the shaman would
        decide. If drawn, what the viewer can't know is drawn anew before.
        """
        work = self.blank()
        work.assign(self)
        if drawn:
            work._c_resample(viewer, rng)
        if action == codes.TAKE_ALL:
            work.piles[legality.empty_group(work, work.seat)] = work.piles[codes.CENTRE]
            work.piles[codes.CENTRE] = 0
        elif action >= 0 and action != codes.DONE:
            work._c_apply_action(work.seat, action)
        scorings = forecast.tally(work, self.blank(), rng.scratch)
        numbers = range(self.players * forecast.WIDTH)
        sums = [rng.scratch[forecast.SUM + at] for at in numbers]
        ties = [1 if rng.scratch[forecast.LEAST + at] != rng.scratch[forecast.MOST + at] else 0 for at in numbers]
        return [scorings, *sums, *ties]

    def empty_group(self, seat: int) -> int:
        """Where a player's new tiles go; the centre if there is no empty group."""
        return legality.empty_group(self, seat)
