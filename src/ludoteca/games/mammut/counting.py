"""What scoring counts: tiles by face, majorities, and the cards that count as a tile (6.3, 8)."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.core import codes as contract
from ludoteca.games.mammut import codes
from ludoteca.games.mammut.fields import Loot


def tiles_of(loot: Loot, seat: int) -> int:
    """A player's tiles; two groups are joined (10.3)."""
    return loot.piles[codes.GROUPS + seat * 2] | loot.piles[codes.GROUPS + seat * 2 + 1]


def number(loot: Loot, seat: int, face: int) -> int:
    """How many of a player's tiles show a face."""
    return bits.count(tiles_of(loot, seat) & loot.shows[face])


def shaman_owner(loot: Loot) -> int:
    """Who has the shaman."""
    for seat in range(loot.players):
        if tiles_of(loot, seat) & bits.single(codes.SHAMAN):
            return seat
    return contract.NOBODY


def step(loot: Loot) -> int:
    """From one seat to the next in the order of ties: clockwise for red, anticlockwise for blue (6.3)."""
    return 1 if loot.up[codes.SHAMAN] == codes.RED else loot.players - 1


def is_played(loot: Loot, card: int) -> bool:
    """Whether anybody played a scoring card."""
    for seat in range(loot.players):
        if loot.played[seat * 12 + card]:
            return True
    return False


def majority(loot: Loot, face: int) -> int:
    """Who has most axes, tusks or fur tiles, or nobody if there are none (6.3, 8.2, 8.4)."""
    seat = shaman_owner(loot)
    best = 0
    holder = contract.NOBODY
    for _ in range(loot.players):
        one = counted(loot, seat, face)
        if one > best:
            best = one
            holder = seat
        seat = (seat + step(loot)) % loot.players
    return holder


def counted(loot: Loot, seat: int, face: int) -> int:
    """What a majority counts: tiles, and for furs the cards that count as one (8.3)."""
    return fur_tiles(loot, seat) if face == codes.FUR else number(loot, seat, face)


def fur_tiles(loot: Loot, seat: int) -> int:
    """A player's furs of this round with the cards a and f (8.1, 8.3)."""
    found = number(loot, seat, codes.FUR) + loot.played[seat * 12 + codes.COUNTS_AS_FUR]
    if is_played(loot, codes.AXE_FUR) and majority(loot, codes.AXE) == seat:
        found += 1
    return found


def fires(loot: Loot, seat: int) -> int:
    """A player's fires with the cards h and i (8.1, 8.3, 10.3)."""
    found = number(loot, seat, codes.FIRE)
    if is_played(loot, codes.TUSK_FIRE) and majority(loot, codes.TUSK) == seat:
        found += 1
    if is_played(loot, codes.AXE_FIRE) and majority(loot, codes.AXE) == seat:
        found += 1
    return found


def animal_tiles(loot: Loot, seat: int) -> int:
    """A player's tiles that show an animal."""
    found = loot.shows[codes.ANIMAL]
    for kind in range(1, codes.KINDS):
        found |= loot.shows[codes.ANIMAL + kind]
    return found & tiles_of(loot, seat)


def usable(loot: Loot, seat: int) -> int:
    """A player's animal tiles for which no b has been used (8.3)."""
    return animal_tiles(loot, seat) & ~loot.marked


def collection(kinds: int) -> int:
    """What a number of kinds of animal is worth at the end (7.1)."""
    return 0 if kinds < 3 else (kinds - 2) * (kinds + 5) // 2
