"""Reference implementation of Kahmaté on positions of the protocol: slow, and independent of the rules it checks.

A square is a (lane, row) pair, runs are found by walking, and every clause is spelled out where it is needed. This
module says what is legal; reference_moves.py plays moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Square = tuple[int, int]
Position = dict[str, Any]

ORDER = ("n1", "n2", "s", "t", "f", "c")
MOVES = {"n": 3, "s": 2, "t": 3, "f": 4, "c": 3}
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BETWEEN: dict[tuple[int, int], list[tuple[int, int]]] = {
    (1, 0): [],
    (1, 1): [],
    (2, 0): [(1, 0)],
    (2, 2): [(1, 1)],
    (2, 1): [(1, 1), (1, 0)],
    (1, 2): [(1, 1), (0, 1)],
}


def name(square: Square) -> str:
    return "abcdefgh"[square[0]] + str(square[1])


def square(text: str) -> Square:
    return "abcdefgh".index(text[0]), int(text[1:])


def side(piece: str) -> int:
    return "rb".index(piece[0])


def team(seat: int) -> list[str]:
    return ["rb"[seat] + letters for letters in ORDER]


def forward(seat: int) -> int:
    return 1 if seat == 0 else -1


def goal_row(seat: int) -> int:
    return 12 if seat == 0 else 0


def at(position: Position, piece: str) -> Square:
    return square(position["pieces"][piece]["at"])


def on(position: Position, where: Square) -> list[str]:
    return [piece for piece in position["pieces"] if at(position, piece) == where]


def is_active(position: Position, piece: str) -> bool:
    return bool(position["pieces"][piece]["down"] == 0)


def carrier(position: Position) -> str | None:
    return position["ball"] if position["ball"] in position["pieces"] else None


def in_field(where: Square) -> bool:
    return 0 <= where[0] <= 7 and 1 <= where[1] <= 11


def beyond(where: Square, direction: str) -> Square:
    return where[0] + STEPS[direction][0], where[1] + STEPS[direction][1]


def left(position: Position, piece: str) -> int:
    """Moves a player may still make this turn; 0 also if it may not move at all."""
    pending = position["pending"]
    moved = pending["moved"]
    if side(piece) != pending["captain"] or not is_active(position, piece) or piece in pending["stopped"]:
        return 0
    if piece not in moved and len(moved) == 2:
        return 0
    return MOVES[piece[1]] - int(moved.get(piece, 0))


def can_step(position: Position, piece: str, where: Square) -> bool:
    """Whether a player may step on a square, the opponent's in-goal included for the carrier."""
    if 0 <= where[0] <= 7 and where[1] == goal_row(side(piece)):
        return carrier(position) == piece
    return in_field(where) and not on(position, where)


def walks(position: Position, piece: str, most: int) -> Iterator[list[Square]]:
    """Every walk of up to that many steps that never revisits a square, in-goal only as its end."""
    edge = [[at(position, piece)]]
    for _ in range(most):
        longer = []
        for walk in edge:
            if walk[-1][1] in (0, 12):
                continue
            for direction in STEPS:
                step = beyond(walk[-1], direction)
                if step not in walk and can_step(position, piece, step):
                    longer.append([*walk, step])
        yield from longer
        edge = longer


def runs(position: Position, piece: str) -> dict[Square, tuple[int, bool]]:
    """For each square in reach the cost, and whether the run takes the loose ball."""
    shortest: dict[Square, list[list[Square]]] = {}
    for walk in walks(position, piece, left(position, piece)):
        known = shortest.setdefault(walk[-1], [])
        if not known or len(known[0]) == len(walk):
            known.append(walk)
    loose = square(position["ball"]) if carrier(position) is None else None
    return {
        goal: (len(found[0]) - 1, loose is not None and all(loose in walk for walk in found))
        for goal, found in shortest.items()
    }


def charges(position: Position) -> list[str]:
    who = carrier(position)
    if who is None or left(position, who) < 2:
        return []
    found = []
    for direction in STEPS:
        where = beyond(at(position, who), direction)
        opponents = [one for one in on(position, where) if side(one) != side(who)]
        if not opponents or not is_active(position, opponents[0]):
            continue
        if not on(position, beyond(where, direction)) and ways_out(position, who, where, direction):
            found.append(direction)
    return found


def ways_out(position: Position, who: str, where: Square, direction: str) -> list[str]:
    """The directions in which a carrier that broke through can leave the opponent's square: any but back."""
    back = {"N": "S", "S": "N", "E": "W", "W": "E"}[direction]
    return [way for way in STEPS if way != back and can_step(position, who, beyond(where, way))]


def offset(position: Position, passer: str, where: Square) -> tuple[int, int]:
    """Rows back and lanes to the right of a square as the passer's side counts."""
    here = at(position, passer)
    return (here[1] - where[1]) * forward(side(passer)), where[0] - here[0]


def receivers(position: Position, captain: int) -> list[str]:
    who = carrier(position)
    if who is None or side(who) != captain or not is_active(position, who):
        return []
    found = []
    for mate in team(captain):
        back, across = offset(position, who, at(position, mate))
        if mate != who and is_active(position, mate) and back in (1, 2) and abs(across) <= 2:
            found.append(mate)
    return found


def interceptors(position: Position, receiver: str) -> list[str]:
    passer = position["ball"]
    back, across = offset(position, passer, at(position, receiver))
    sign = -1 if across < 0 else 1
    squares = []
    for rows, lanes in BETWEEN[back, abs(across)]:
        here = at(position, passer)
        squares.append((here[0] + sign * lanes, here[1] - rows * forward(side(passer))))
    return [one for one in team(1 - side(passer)) if at(position, one) in squares and is_active(position, one)]


def kicks(position: Position, captain: int) -> list[Square]:
    who = carrier(position)
    if who is None or side(who) != captain or not is_active(position, who):
        return []
    if any(offset(position, who, at(position, mate))[0] < 0 for mate in team(captain)):
        return []
    lane, row = at(position, who)
    block = [(lane + lanes, row + rows * forward(captain)) for rows in (1, 2, 3) for lanes in range(-3, 4)]
    return [where for where in block if in_field(where) and not on(position, where)]


def actors(position: Position) -> list[Any]:
    pending = position["pending"]
    if pending is None:
        return []
    if pending["kind"] == "ball":
        return ["chance"]
    if pending["kind"] == "setup":
        return [seat for seat in (0, 1) if not pending["ready"][seat]]
    if pending["kind"] == "card":
        return [seat for seat in (0, 1) if pending["laid"][seat] is None]
    return [pending["seat"]]


def moves(position: Position, seat: int) -> list[str]:
    """All legal moves of a seat that must act."""
    pending = position["pending"]
    kind = pending["kind"]
    if kind == "setup":
        return setup_moves(position, seat)
    if kind == "card":
        return [f"card {card}" for card in position["cards"][seat]]
    if kind == "intercept":
        return ["decline", *(f"intercept {one}" for one in interceptors(position, pending["receiver"]))]
    if kind == "drop":
        here = at(position, pending["fallen"])
        around = [beyond(here, direction) for direction in STEPS]
        return [f"drop {name(one)}" for one in around if in_field(one) and name(one) != pending["barred"]]
    if kind == "exit":
        return exit_moves(position)
    return turn_moves(position, seat)


def setup_moves(position: Position, seat: int) -> list[str]:
    missing = [piece for piece in team(seat) if piece not in position["pieces"]]
    if not missing:
        return ["ready"]
    rows = (1, 2) if seat == 0 else (10, 11)
    free = [(lane, row) for lane in range(8) for row in rows]
    own = [at(position, piece) for piece in team(seat) if piece in position["pieces"]]
    return [f"put {missing[0]} {name(one)}" for one in free if one not in own]


def exit_moves(position: Position) -> list[str]:
    who = position["ball"]
    direction = position["pending"]["direction"]
    return [f"exit {way}" for way in ways_out(position, who, at(position, who), direction)]


def turn_moves(position: Position, seat: int) -> list[str]:
    found = ["end"]
    for piece in team(seat):
        found += [f"run {piece} {name(goal)}" for goal in runs(position, piece)]
    who = carrier(position)
    if who is not None and side(who) != seat:
        around = [beyond(at(position, who), direction) for direction in STEPS]
        found += [f"tackle {piece}" for piece in team(seat) if left(position, piece) and at(position, piece) in around]
    elif who is not None:
        found += [f"charge {direction}" for direction in charges(position)]
        found += [f"pass {mate}" for mate in receivers(position, seat)]
        found += [f"kick {name(goal)}" for goal in kicks(position, seat)]
    return found
