"""The chances of a duel when nothing but the open hands is known.

For each own card the opposing one is any of the other captain's hand with equal chance. After a tie both second
cards are any of what the hands then hold, all six again if they are empty; after a second tie the defence wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from ludoteca.games.kahmate.components import CARDS, TEAM

PERFECT = 2


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely the attack is to win, to win by two or more, and to meet a first tie."""

    win: Fraction
    perfect: Fraction
    tie: Fraction

    def plus(self, other: Chances) -> Chances:
        """Both added up."""
        return Chances(self.win + other.win, self.perfect + other.perfect, self.tie + other.tie)

    def times(self, part: Fraction) -> Chances:
        """A share of these."""
        return Chances(self.win * part, self.perfect * part, self.tie * part)


NONE = Chances(Fraction(0), Fraction(0), Fraction(0))


@dataclass(frozen=True, slots=True)
class SealedGame:
    """Attacker and defender, their captains' hands, and which pair of cards is owed."""

    attacker: int
    defender: int
    attacking: tuple[int, ...]
    defending: tuple[int, ...]
    pair: int = 1

    def with_cards(self, attack: Sequence[int], defence: Sequence[int]) -> Chances:
        """The chances when each side lays any of some cards of its hand with equal chance."""
        total = NONE
        for one, other in product(attack, defence):
            total = total.plus(self.after(one, other))
        return total.times(Fraction(1, len(attack) * len(defence)))

    def after(self, attack: int, defence: int) -> Chances:
        """What two given cards decide (4.2–4.5)."""
        bonus = TEAM[self.attacker].attack - TEAM[self.defender].defence
        margin = attack - defence + bonus
        if margin == 0 and self.pair == 1:
            second = self.second(attack, defence)
            second_pair = second.with_cards(second.attacking, second.defending)
            return Chances(second_pair.win, second_pair.perfect, Fraction(1))
        return Chances(Fraction(margin > 0), Fraction(margin >= PERFECT), Fraction(0))

    def pair_outcome(self, attack: int, defence: int) -> str:
        """What two given cards bring by themselves: `perfect`, `attack`, `tie` or `defence` (4.2, 4.3, 5.8)."""
        found = self.after(attack, defence)
        if found.tie:
            return "tie"
        return "perfect" if found.perfect else "attack" if found.win else "defence"

    def second(self, attack: int, defence: int) -> SealedGame:
        """The duel for the second pair, after these first cards."""
        attacking = tuple(card for card in self.attacking if card != attack) or CARDS
        defending = tuple(card for card in self.defending if card != defence) or CARDS
        return SealedGame(self.attacker, self.defender, attacking, defending, 2)


def share(chance: Fraction) -> list[int]:
    """A chance as numerator and denominator, for messages."""
    return [chance.numerator, chance.denominator]
