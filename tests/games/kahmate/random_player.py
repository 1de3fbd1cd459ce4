"""Random captains with a preference for tries, tackles, charges, passes, kicks and runs toward the ball."""

from __future__ import annotations

import random
from typing import Any

from tests.games.kahmate import reference


def choose(position: dict[str, Any], moves: list[str], by: random.Random) -> str:
    """One of the legal moves."""
    tries = [move for move in moves if _scores(move)]
    if tries and by.random() < 0.5:
        return by.choice(tries)
    daring = [move for move in moves if move.split()[0] not in ("run", "end")]
    if daring and by.random() < 0.5:
        return by.choice(daring)
    runs = [move for move in moves if move.startswith("run")]
    if runs and by.random() < 0.85:
        tried = by.sample(runs, min(len(runs), 6))
        return min(tried, key=lambda move: distance(position, move)) if by.random() < 0.8 else tried[0]
    return by.choice(moves)


def _scores(move: str) -> bool:
    """Whether a move is a run into an in-goal."""
    verb, *rest = move.split()
    return verb == "run" and reference.square(rest[1])[1] in (0, 12)


def distance(position: dict[str, Any], move: str) -> int:
    """The distance of a run's end from the loose ball or the opposing carrier; for the carrier, from the in-goal."""
    _, piece, goal = move.split()
    lane, row = reference.square(goal)
    holder = reference.carrier(position)
    if holder == piece:
        return abs(reference.goal_row(reference.side(piece)) - row)
    target = reference.at(position, holder) if holder else reference.square(position["ball"])
    return abs(target[0] - lane) + abs(target[1] - row)


def edge_position(by: random.Random) -> dict[str, Any]:
    """A turn with all players crowded into a corner, some of them inactive, and the captain's carrier among them."""
    lanes, rows = by.choice(("abc", "fgh")), by.choice((range(1, 7), range(6, 12)))
    squares = by.sample([f"{lane}{row}" for lane in lanes for row in rows], 12)
    captain = by.randrange(2)
    names = [piece for seat in (0, 1) for piece in reference.team(seat)]
    down = {piece: int(by.random() < 0.1) for piece in names}
    carrier = by.choice(reference.team(captain))
    down[carrier] = 0
    return {
        "game": "kahmate",
        "players": 2,
        "turn": 7,
        "pieces": {piece: {"at": at, "down": down[piece]} for piece, at in zip(names, squares, strict=True)},
        "ball": carrier,
        "cards": [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
        "score": [0, 0],
        "target": 1,
        "pending": {"kind": "turn", "seat": captain, "captain": captain, "moved": {}, "stopped": []},
    }
