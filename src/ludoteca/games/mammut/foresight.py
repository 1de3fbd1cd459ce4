"""The table scored as it lies: the same steps as scoring, without draws and choices, and what each brings."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.games.mammut import codes, counting, scoring
from ludoteca.games.mammut.loot import Loot


def foresee(loot: Loot, room: list[int]) -> None:
    """Score a scratch position; for each seat eight numbers.

    They are the points by axes, furs, tusks, food and fire, the cards to draw, the steps on the fur track
    and the new kinds of animal.
    """
    for seat in range(loot.players):
        room[64 + seat] = loot.points[seat]
        room[72 + seat] = loot.furs[seat]
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
        room[seat * 8 + 5] = counting.number(loot, seat, codes.AXE) if loot.round < codes.LAST_ROUND else 0
        room[seat * 8 + 6] = loot.furs[seat] - room[72 + seat]
        room[seat * 8 + 7] = new_animals(loot, seat)


def record(loot: Loot, room: list[int], column: int) -> None:
    """Write what the points have changed by since the last time."""
    for seat in range(loot.players):
        room[seat * 8 + column] = loot.points[seat] - room[64 + seat]
        room[64 + seat] = loot.points[seat]


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
