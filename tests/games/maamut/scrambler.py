"""Rewrites what a viewer can't know of a position of Mâamut, straight from clause 2.7: other hands and the pile."""

from __future__ import annotations

import random
from typing import Any


def scramble(position: dict[str, Any], viewer: int | None, choose: random.Random) -> dict[str, Any]:
    """The same position with all cards unseen by the viewer shuffled, as many in every hand as before."""
    unseen = [int(value) for value, number in position["deck"].items() for _ in range(number)]
    for seat, hand in enumerate(position["hands"]):
        if seat != viewer:
            unseen += hand
    choose.shuffle(unseen)
    for seat, hand in enumerate(position["hands"]):
        if seat != viewer:
            position["hands"][seat] = sorted(unseen.pop() for _ in hand)
    position["deck"] = {value: unseen.count(int(value)) for value in position["deck"]}
    return position
