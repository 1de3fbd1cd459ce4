"""A tester's own rewrite of what a viewer can't know; it shares no code with the game."""

from __future__ import annotations

import random
from typing import Any

SCORING = [
    "fur",
    "animal",
    "axe-points",
    "fur-points",
    "fur-animal",
    "axe-fur",
    "tusk-points",
    "tusk-fire",
    "axe-fire",
]
ORDER = ["peek", "flip", "return", *SCORING]


def scramble(position: dict[str, Any], viewer: int | None, chosen: random.Random) -> dict[str, Any]:
    """Another position that the viewer can't tell from this one."""
    scramble_cards(position, viewer, chosen)
    scramble_tiles(position, viewer, chosen)
    return position


def scramble_cards(position: dict[str, Any], viewer: int | None, chosen: random.Random) -> None:
    """Hands, face-down cards and the pile change places; only scoring cards lie face down."""
    pending = position["pending"]
    is_down = pending is not None and pending["kind"] in ("turn", "take", "back")
    others = [seat for seat in range(position["players"]) if seat != viewer]
    pool = [card for card, number in position["deck"].items() for _ in range(number)]
    for seat in others:
        pool += position["hands"][seat] + (position["played"][seat] if is_down else [])
    chosen.shuffle(pool)
    for seat in others if is_down else []:
        for at in range(len(position["played"][seat])):
            card = next(card for card in pool if card in SCORING)
            pool.remove(card)
            position["played"][seat][at] = card
        position["played"][seat].sort(key=ORDER.index)
    for seat in others:
        position["hands"][seat] = sorted((pool.pop() for _ in position["hands"][seat]), key=ORDER.index)
    position["deck"] = {card: pool.count(card) for card in ORDER}


def scramble_tiles(position: dict[str, Any], viewer: int | None, chosen: random.Random) -> None:
    """Tiles with the same visible face trade their hidden ones, also round in rings of three faces and more."""
    tiles = position["tiles"]
    if viewer is None:
        known = set.intersection(*(set(handles) for handles in position["knows"]))
        known = {handle for handle in known if tiles[handle]["up"] != "?"}
    else:
        known = set(position["knows"][viewer])
    hidden = [handle for handle in tiles if handle != "S" and handle not in known]
    for _ in range(60):
        ring = walk(tiles, hidden, chosen)
        downs = [tiles[handle]["down"] for handle in ring]
        ups = [tiles[handle]["up"] for handle in ring]
        if ups[1:] + ups[:1] == downs:
            for handle, up in zip(ring, ups[-1:] + ups[:-1], strict=True):
                tiles[handle]["down"] = up
    for _ in range(200):
        one, other = chosen.choice(hidden or ["S"]), chosen.choice(hidden or ["S"])
        if tiles[one]["up"] == tiles[other]["up"]:
            tiles[one]["down"], tiles[other]["down"] = tiles[other]["down"], tiles[one]["down"]


def walk(tiles: dict[str, Any], hidden: list[str], chosen: random.Random) -> list[str]:
    """Handles of which each one's hidden face is the next one's visible face, as far as a few steps lead."""
    ring = [chosen.choice(hidden)] if hidden else []
    while ring and len(ring) < 5 and tiles[ring[-1]]["down"] != tiles[ring[0]]["up"]:
        following = [h for h in hidden if tiles[h]["up"] == tiles[ring[-1]]["down"] and h not in ring]
        if not following:
            break
        ring.append(chosen.choice(following))
    return ring
