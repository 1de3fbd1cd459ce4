"""The table scored as it lies: the same steps as scoring, without draws and choices, and what each brings.

For each seat there are nine numbers: the points by axes, furs, tusks, food and fire, the cards to draw, the
steps on the fur track, the new kinds of animal and what they add at the end.
"""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.core import codes as contract
from ludoteca.games.mammut import codes, counting, scoring
from ludoteca.games.mammut.fields import Loot

# The numbers of one scoring, points and furs before it, then sums, least and most over several.
WIDTH = 9
POINTS = 48
FURS = 56
SUM = 64
LEAST = 112
MOST = 160


def foresee(loot: Loot, buffer: list[int]) -> None:
    """Score a scratch position and write its numbers."""
    for seat in range(loot.players):
        buffer[POINTS + seat] = loot.points[seat]
        buffer[FURS + seat] = loot.furs[seat]
    scoring.turn_over_questions(loot)
    scoring.score_axes(loot)
    record(loot, buffer, 0)
    scoring.score_furs(loot)
    record(loot, buffer, 1)
    scoring.score_tusks(loot)
    record(loot, buffer, 2)
    scoring.score_food(loot)
    record(loot, buffer, 3)
    scoring.score_fires(loot)
    record(loot, buffer, 4)
    for seat in range(loot.players):
        record_the_rest(loot, seat, buffer)


def record(loot: Loot, buffer: list[int], column: int) -> None:
    """Write what the points have changed by since the last time."""
    for seat in range(loot.players):
        buffer[seat * WIDTH + column] = loot.points[seat] - buffer[POINTS + seat]
        buffer[POINTS + seat] = loot.points[seat]


def record_the_rest(loot: Loot, seat: int, buffer: list[int]) -> None:
    """Write a seat's cards, steps and animals."""
    at = seat * WIDTH
    owned = bits.count(loot.animals[seat])
    buffer[at + 5] = counting.number(loot, seat, codes.AXE) if loot.round < codes.LAST_ROUND else 0
    buffer[at + 6] = loot.furs[seat] - buffer[FURS + seat]
    buffer[at + 7] = new_animals(loot, seat)
    buffer[at + 8] = counting.collection(owned + buffer[at + 7]) - counting.collection(owned)


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


def tally(loot: Loot, scratch: Loot, buffer: list[int]) -> int:
    """Score a position on a scratch copy: once, or while nobody has the shaman for every owner and side.

    Sums, least and most of each number are written; how many scorings there were.
    """
    if counting.shaman_owner(loot) != contract.NOBODY:
        scratch.assign(loot)
        foresee(scratch, buffer)
        gather(loot.players * WIDTH, True, buffer)
        return 1
    for seat in range(loot.players):
        for side in range(codes.RED, codes.BLUE + 1):
            scratch.assign(loot)
            scratch.piles[codes.GROUPS + seat * 2] |= bits.single(codes.SHAMAN)
            scratch.up[codes.SHAMAN] = side
            foresee(scratch, buffer)
            gather(loot.players * WIDTH, seat == 0 and side == codes.RED, buffer)
    return loot.players * 2


def gather(numbers: int, first: bool, buffer: list[int]) -> None:
    """Add one scoring's numbers to those of the others."""
    for at in range(numbers):
        if first:
            buffer[SUM + at] = 0
        buffer[SUM + at] += buffer[at]
        if first or buffer[at] < buffer[LEAST + at]:
            buffer[LEAST + at] = buffer[at]
        if first or buffer[at] > buffer[MOST + at]:
            buffer[MOST + at] = buffer[at]
