"""How good a game looks to a seat: points, animals and cards so far, and what its tiles will bring unless robbed.

Faces are valued one by one and majorities only on average; what a round really scores is the search's to see.
"""

from __future__ import annotations

import math

from ludoteca.core import bits
from ludoteca.games.mammut import codes, counting
from ludoteca.games.mammut import fields as loots

# Points that one tile of a face is worth on average, some more with two players or by the round.
FOOD = 1.8
FOOD_OF_TWO = 1.2
TUSK = 2.1
FUR = 0.8
FUR_OF_ROUND = 0.35
AXE = 1.7
AXE_AT_LAST = 3.1
FIRE = 1.2
FIRE_OF_TWO = 1.9
KNOWN_ANIMAL = 0.3
SHAMAN = 0.7
CARD = 1.3
CARD_AT_LAST = 0.4
KIND = 3.6
STEP = 0.4
# How differences in points become chances to win: less certain the more rounds are left.
SPREAD = 3.0
SPREAD_OF_ROUND = 2.5
# How likely a group is robbed: the best there is, one as good as others, a poor one; and what is left then.
BEST = 0.7
GOOD = 0.3
POOR = 0.08
AFTERWARDS = 0.75
EVERY = 0xFFFFFFFF


def evaluate(loot: loots.Loot, seat: int) -> float:
    """A seat's chance to have most points at the end."""
    spread = SPREAD + SPREAD_OF_ROUND * (codes.LAST_ROUND - loot.round)
    own = outlook(loot, seat)
    whole = 0.0
    for other in range(loot.players):
        whole += math.exp((outlook(loot, other) - own) / spread)
    return 1.0 / whole


def outlook(loot: loots.Loot, seat: int) -> float:
    """The points that a seat may expect to have in the end, compared with others."""
    found = loot.points[seat] + STEP * loot.furs[seat] + menagerie(loot, bits.count(loot.animals[seat]))
    cards = 0
    for card in range(codes.CARDS):
        cards += loot.hands[seat * 12 + card] + loot.played[seat * 12 + card]
    found += (CARD_AT_LAST if loot.round == codes.LAST_ROUND else CARD) * cards
    if loot.kind == codes.TURN or loot.kind == codes.TAKING or loot.kind == codes.GIVING:
        found += group(loot, seat, codes.GROUPS + seat * 2)
        if loot.players == 2:
            found += group(loot, seat, codes.GROUPS + seat * 2 + 1)
    return found


def menagerie(loot: loots.Loot, kinds: int) -> float:
    """What kinds of animal are worth: at last what the table says, before that evenly."""
    return counting.collection(kinds) if loot.round == codes.LAST_ROUND else KIND * kinds


def group(loot: loots.Loot, seat: int, place: int) -> float:
    """What a group of tiles will bring: its worth unless robbed, or what an empty one may hope for (4.2)."""
    best = 0.0
    empty = 0
    others = 0
    for other in range(loot.players):
        for number in range(2 if loot.players == 2 else 1):
            at = codes.GROUPS + other * 2 + number
            if loot.piles[at] == 0:
                empty += 1
                others += 1 if other != seat else 0
            elif other != seat:
                worth = pile(loot, seat, loot.piles[at])
                best = worth if worth > best else best
    centre = pile(loot, seat, loot.piles[codes.CENTRE])
    if loot.piles[place] == 0:
        shared = centre / empty
        return shared if shared > best - 1.5 else best - 1.5
    worth = pile(loot, seat, loot.piles[place])
    if loot.kind != codes.TURN and place == loot.to and seat == loot.seat:
        aimed = aim(loot, seat, worth, centre, best)
        centre -= aimed - worth
        worth = aimed
    return kept(loot, worth, place, centre if centre > best else best, others)


def aim(loot: loots.Loot, seat: int, worth: float, centre: float, best: float) -> float:
    """What a group still being filled or robbed may be brought to: no better than what it leaves, if it can."""
    left = ~((bits.single(highest(loot.marked)) << 1) - 1) & EVERY if loot.marked else EVERY
    aimed = (worth + centre) / 2
    if aimed < best:
        aimed = best
    if loot.kind == codes.TAKING:
        most = worth + pile(loot, seat, loot.piles[codes.CENTRE] & left)
        return worth if aimed < worth else most if aimed > most else aimed
    least = worth - pile(loot, seat, loot.piles[loot.to] & left)
    return worth if aimed > worth else least if aimed < least else aimed


def highest(tiles: int) -> int:
    """The last of some tiles."""
    found = 0
    while tiles > 1:
        tiles >>= 1
        found += 1
    return found


def kept(loot: loots.Loot, worth: float, place: int, instead: float, others: int) -> float:
    """What is left on average of a group's worth if others may still rob it for want of something better."""
    if others == 0 or bits.count(loot.piles[place]) == 1:
        return worth
    risk = BEST if worth > instead + 0.5 else GOOD if worth > 0.75 * instead else POOR
    return worth * (1.0 - risk) + risk * AFTERWARDS * (worth if worth < instead else instead)


def pile(loot: loots.Loot, seat: int, tiles: int) -> float:
    """What some tiles are worth to a seat as they will lie at the scoring (6.1)."""
    found = FUR * bits.count(tiles & loot.shows[codes.FUR])
    found += FUR_OF_ROUND * loot.round * bits.count(tiles & loot.shows[codes.FUR])
    found += TUSK * bits.count(tiles & loot.shows[codes.TUSK])
    found += food(loot) * bits.count(tiles & loot.shows[codes.FOOD])
    found += axe(loot) * bits.count(tiles & loot.shows[codes.AXE])
    found += fire(loot) * bits.count(tiles & loot.shows[codes.FIRE])
    for kind in range(codes.KINDS):
        if tiles & loot.shows[codes.ANIMAL + kind]:
            found += animal(loot, seat, kind)
    hidden = tiles & loot.shows[codes.QUESTION]
    while hidden:
        found += face(loot, seat, loot.down[bits.lowest(hidden)])
        hidden &= hidden - 1
    return found + (SHAMAN if tiles & bits.single(codes.SHAMAN) else 0.0)


def face(loot: loots.Loot, seat: int, side: int) -> float:
    """What one face is worth to a seat."""
    if side == codes.FOOD:
        return food(loot)
    if side == codes.TUSK:
        return TUSK
    if side == codes.FUR:
        return FUR + FUR_OF_ROUND * loot.round
    if side == codes.AXE:
        return axe(loot)
    if side == codes.FIRE:
        return fire(loot)
    return animal(loot, seat, side - codes.ANIMAL) if codes.ANIMAL <= side < codes.RED else 0.0


def food(loot: loots.Loot) -> float:
    """What food is worth: with two players only one of them gains by it (6.8)."""
    return FOOD_OF_TWO if loot.players == 2 else FOOD


def axe(loot: loots.Loot) -> float:
    """What an axe is worth: a card, at last points (6.4)."""
    return AXE_AT_LAST if loot.round == codes.LAST_ROUND else AXE


def fire(loot: loots.Loot) -> float:
    """What fire is worth: not to lose, and with two players a gain besides (6.9, 10.3)."""
    return FIRE_OF_TWO if loot.players == 2 else FIRE


def animal(loot: loots.Loot, seat: int, kind: int) -> float:
    """What a kind of animal is worth to a seat: much if it lacks it (6.10)."""
    if loot.animals[seat] & (1 << kind):
        return KNOWN_ANIMAL
    owned = bits.count(loot.animals[seat])
    return menagerie(loot, owned + 1) - menagerie(loot, owned)
