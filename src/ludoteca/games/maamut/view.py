"""What each viewer may know, built up from the public fields, and worlds imagined from it (2.7)."""

from __future__ import annotations

from ludoteca.core.game import View
from ludoteca.core.rng import Rng
from ludoteca.games.maamut import parse, position
from ludoteca.games.maamut.fields import Hunt
from ludoteca.games.maamut.notation import CARDS
from ludoteca.games.maamut.rules import Maamut

SPECTATOR = -1


def view(hunt: Hunt, viewer: int | None) -> View:
    """The public fields, one's own hand, and of the rest only how many cards there are."""
    hands = [
        position.hand(hunt, seat) if seat == viewer else sum(hunt.hands[seat * 3 : seat * 3 + 3])
        for seat in range(hunt.players)
    ]
    return position.with_result(hunt, position.fields(hunt, hands, sum(hunt.deck)))


def resample(seen: View, viewer: int | None, rng: Rng) -> Maamut:
    """A state with this view: the unseen cards are given out at random."""
    state = parse.parse(completed(seen))
    return state.resample(SPECTATOR if viewer is None else viewer, rng)


def completed(seen: View) -> View:
    """A position with this view in which the unseen cards lie in ascending order."""
    unseen = [card for card, number in CARDS.items() for _ in range(number)]
    for value, number in seen["discard"].items():
        for _ in range(number):
            unseen.remove(int(value))
    for hand in seen["hands"]:
        for card in hand if isinstance(hand, list) else ():
            unseen.remove(card)
    hands = [hand if isinstance(hand, list) else [unseen.pop() for _ in range(hand)] for hand in seen["hands"]]
    deck = {str(card): unseen.count(card) for card in CARDS}
    return {**seen, "hands": hands, "deck": deck}
