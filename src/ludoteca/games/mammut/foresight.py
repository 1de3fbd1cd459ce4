"""The table scored as it lies: the same steps as scoring, without draws and choices, and what each brings.

For each seat there are nine numbers: the points by axes, furs, tusks, food and fire, the cards to draw, the
steps on the fur track, the new kinds of animal and what they add at the end.
"""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.core import codes as contract
from ludoteca.games.mammut import codes, counting, scoring
from ludoteca.games.mammut.loot import Loot

# The numbers of one scoring, points and furs before it, then sums, least and most over several.
WIDTH = 9
POINTS = 48
FURS = 56
SUM = 64
LEAST = 112
MOST = 160


def foresee(loot: Loot, room: list[int]) -> None:
    """Score a scratch position and write its numbers."""
    for seat in range(loot.players):
        room[POINTS + seat] = loot.points[seat]
        room[FURS + seat] = loot.furs[seat]
    scoring.turn_over_questions(loot)
    scoring.score_axes(loot)
    record(loot, room, 0)
    scoring.score_furs(loot)
    record(loot, room, 1)
    scoring.score_tusks(loot)
    record(loot, room, 2)
    scoring.score_food(loot)
    record(loot, room, 3)
    scoring.score_fires(loot)
    record(loot, room, 4)
    for seat in range(loot.players):
        record_the_rest(loot, seat, room)


def record(loot: Loot, room: list[int], column: int) -> None:
    """Write what the points have changed by since the last time."""
    for seat in range(loot.players):
        room[seat * WIDTH + column] = loot.points[seat] - room[POINTS + seat]
        room[POINTS + seat] = loot.points[seat]


def record_the_rest(loot: Loot, seat: int, room: list[int]) -> None:
    """Write a seat's cards, steps and animals."""
    at = seat * WIDTH
    owned = bits.count(loot.animals[seat])
    room[at + 5] = counting.number(loot, seat, codes.AXE) if loot.round < codes.LAST_ROUND else 0
    room[at + 6] = loot.furs[seat] - room[FURS + seat]
    room[at + 7] = new_animals(loot, seat)
    room[at + 8] = counting.collection(owned + room[at + 7]) - counting.collection(owned)


def new_animals(loot: Loot, seat: int) -> int:
    """How many kinds a player would gain, with cards b and e used for kinds that no tile brings (6.10, 8.1)."""
    tiles = counting.animal_tiles(loot, seat)
    new = 0
    for kind in range(codes.KINDS):
        if tiles & loot.shows[codes.ANIMAL + kind] and not loot.animals[seat] & (1 << kind):
            new += 1
    extra = bits.count(tiles) - new
    if extra > loot.played[seat * 12 + codes.TAKE_ANIMAL]:
        extra = loot.played[seat * 12 + codes.TAKE_ANIMAL]
    if counting.is_played(loot, codes.FUR_ANIMAL) and counting.majority(loot, codes.FUR) == seat:
        extra += 1
    missing = codes.KINDS - bits.count(loot.animals[seat])
    return new + extra if new + extra < missing else missing


def tally(loot: Loot, scratch: Loot, room: list[int]) -> int:
    """Score a position on a scratch copy: once, or while nobody has the shaman for every owner and side.

    Sums, least and most of each number are written; how many scorings there were.
    """
    if counting.shaman_owner(loot) != contract.NOBODY:
        scratch.assign(loot)
        foresee(scratch, room)
        gather(loot.players * WIDTH, True, room)
        return 1
    for seat in range(loot.players):
        for side in range(codes.RED, codes.BLUE + 1):
            scratch.assign(loot)
            scratch.piles[codes.GROUPS + seat * 2] |= bits.single(codes.SHAMAN)
            scratch.up[codes.SHAMAN] = side
            foresee(scratch, room)
            gather(loot.players * WIDTH, seat == 0 and side == codes.RED, room)
    return loot.players * 2


def gather(numbers: int, first: bool, room: list[int]) -> None:
    """Add one scoring's numbers to those of the others."""
    for at in range(numbers):
        if first:
            room[SUM + at] = 0
        room[SUM + at] += room[at]
        if first or room[at] < room[LEAST + at]:
            room[LEAST + at] = room[at]
        if first or room[at] > room[MOST + at]:
            room[MOST + at] = room[at]
