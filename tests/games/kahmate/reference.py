"""Kahmaté once more, written plainly on the protocol's positions: slow, and sharing nothing with the rules it checks.

A square is a (lane, row) pair here, a run is found by walking, and every clause is spelled out where it is needed.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

Square = tuple[int, int]
Position = dict[str, Any]

ORDER = ("n1", "n2", "s", "t", "f", "c")
MOVES = {"n": 3, "s": 2, "t": 3, "f": 4, "c": 3}
ATTACK = {"n": 0, "s": 2, "t": 1, "f": -1, "c": 0}
DEFENCE = {"n": 0, "s": 1, "t": 0, "f": -1, "c": 1}
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
        if opponents and is_active(position, opponents[0]) and can_step(position, who, beyond(where, direction)):
            found.append(direction)
    return found


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
    back = {"N": "S", "S": "N", "E": "W", "W": "E"}[position["pending"]["direction"]]
    return [
        f"exit {direction}"
        for direction in STEPS
        if direction != back and can_step(position, who, beyond(at(position, who), direction))
    ]


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


def play(before: Position, seat: int, move: str) -> Position:
    """The position after a legal move."""
    position = copy.deepcopy(before)
    verb, *rest = move.split()
    STEP[verb](position, seat, *rest)
    return position


def put(position: Position, seat: int, piece: str, where: str) -> None:
    position["pieces"][piece] = {"at": where, "down": 0}


def ready(position: Position, seat: int) -> None:
    position["pending"]["ready"][seat] = True
    if all(position["pending"]["ready"]):
        position["pending"] = {"kind": "ball", "seat": position["pending"]["seat"]}


def chance(before: Position, outcome: str) -> Position:
    position = copy.deepcopy(before)
    position["ball"] = "abcdefgh"[int(outcome.split()[1])] + "6"
    new_turn(position, position["pending"]["seat"])
    return position


def new_turn(position: Position, captain: int) -> None:
    position["turn"] += 1
    position["pending"] = {"kind": "turn", "seat": captain, "captain": captain, "moved": {}, "stopped": []}


def ask(position: Position, kind: str, seat: int, **inner: Any) -> None:
    kept = {key: position["pending"][key] for key in ("captain", "moved", "stopped")}
    position["pending"] = {"kind": kind, "seat": seat, **inner, **kept}


def ask_turn(position: Position) -> None:
    ask(position, "turn", position["pending"]["captain"])


def spend(position: Position, piece: str, cost: int) -> None:
    moved = position["pending"]["moved"]
    moved[piece] = moved.get(piece, 0) + cost


def run(position: Position, seat: int, piece: str, where: str) -> None:
    cost, takes = runs(position, piece)[square(where)]
    spend(position, piece, cost)
    position["pieces"][piece]["at"] = where
    if takes:
        position["ball"] = piece
    check_try(position, piece)


def check_try(position: Position, piece: str) -> None:
    scorer = side(piece)
    if at(position, piece)[1] != goal_row(scorer):
        return
    position["score"][scorer] += 1
    if position["score"][scorer] == position["target"]:
        position["pending"] = None
        position["result"] = {"scores": position["score"], "winners": [scorer], "reason": "tries"}
        return
    position["pieces"] = {}
    position["ball"] = None
    position["cards"] = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
    position["pending"] = {"kind": "setup", "seat": scorer, "ready": [False, False]}


def ask_cards(position: Position, duel: str, attacker: str, defender: str, **inner: Any) -> None:
    fixed = {"duel": duel, "attacker": attacker, "defender": defender, "pair": 1, "laid": [None, None]}
    ask(position, "card", position["pending"]["captain"], **fixed, **inner)


def tackle(position: Position, seat: int, piece: str) -> None:
    spend(position, piece, 1)
    position["pending"]["stopped"] = sorted([*position["pending"]["stopped"], piece], key=team(seat).index)
    ask_cards(position, "tackle", piece, position["ball"])


def charge(position: Position, seat: int, direction: str) -> None:
    who = position["ball"]
    spend(position, who, 1)
    ask_cards(position, "charge", who, on(position, beyond(at(position, who), direction))[0], direction=direction)


def throw(position: Position, seat: int, receiver: str) -> None:
    if interceptors(position, receiver):
        ask(position, "intercept", 1 - seat, receiver=receiver)
    else:
        position["ball"] = receiver


def intercept(position: Position, seat: int, piece: str) -> None:
    ask_cards(position, "intercept", position["ball"], piece, receiver=position["pending"]["receiver"])


def decline(position: Position, seat: int) -> None:
    position["ball"] = position["pending"]["receiver"]
    ask_turn(position)


def kick(position: Position, seat: int, where: str) -> None:
    position["ball"] = where


def leave(position: Position, seat: int, direction: str) -> None:
    who = position["ball"]
    spend(position, who, 1)
    position["pieces"][who]["at"] = name(beyond(at(position, who), direction))
    ask_turn(position)
    check_try(position, who)


def drop(position: Position, seat: int, where: str) -> None:
    ask_turn(position)
    land(position, square(where))


def land(position: Position, where: Square) -> None:
    there = on(position, where)
    position["ball"] = there[0] if there else name(where)


def end(position: Position, seat: int) -> None:
    for piece in team(seat):
        position["pieces"][piece]["down"] = max(0, position["pieces"][piece]["down"] - 1)
    new_turn(position, 1 - seat)


def lay(position: Position, seat: int, card: str) -> None:
    pending = position["pending"]
    pending["laid"][seat] = int(card)
    if None not in pending["laid"]:
        reveal(position, pending)


def reveal(position: Position, pending: dict[str, Any]) -> None:
    attacker, defender = pending["attacker"], pending["defender"]
    laid = pending["laid"]
    attack = laid[side(attacker)] + ATTACK[attacker[1]]
    defence = laid[side(defender)] + DEFENCE[defender[1]]
    for seat in (0, 1):
        position["cards"][seat].remove(laid[seat])
    if position["cards"] == [[], []]:
        position["cards"] = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
    if attack == defence and pending["pair"] == 1:
        pending["pair"] = 2
        pending["laid"] = [None, None]
        return
    ask_turn(position)
    follow = {"tackle": after_tackle, "charge": after_charge, "intercept": after_interception}
    follow[pending["duel"]](position, pending, attack - defence)


def fall(position: Position, piece: str) -> None:
    if is_active(position, piece):
        own_turn = side(piece) == position["pending"]["captain"]
        position["pieces"][piece]["down"] = 2 if own_turn else 1


def lose_ball(position: Position, fallen: str, barred: str) -> None:
    lane, row = at(position, fallen)
    behind = row - forward(side(fallen))
    if behind in (0, 12):
        place = position["pieces"][barred]["at"]
        ask(position, "drop", side(fallen), fallen=fallen, barred=place)
    else:
        land(position, (lane, behind))


def after_tackle(position: Position, duel: dict[str, Any], margin: int) -> None:
    tackler, tackled = duel["attacker"], duel["defender"]
    if margin <= 0:
        fall(position, tackler)
        return
    fall(position, tackled)
    if margin >= 2:
        position["ball"] = tackler
    else:
        lose_ball(position, tackled, tackler)


def after_charge(position: Position, duel: dict[str, Any], margin: int) -> None:
    who, opponent = duel["attacker"], duel["defender"]
    if margin > 0:
        fall(position, opponent)
        position["pieces"][who]["at"] = position["pieces"][opponent]["at"]
        ask(position, "exit", side(who), direction=duel["direction"])
        return
    fall(position, who)
    stopped = [*position["pending"]["stopped"], who]
    position["pending"]["stopped"] = sorted(stopped, key=team(side(who)).index)
    lose_ball(position, who, opponent)


def after_interception(position: Position, duel: dict[str, Any], margin: int) -> None:
    position["ball"] = duel["receiver"] if margin > 0 else duel["defender"]


STEP: dict[str, Callable[..., None]] = {
    "put": put,
    "ready": ready,
    "run": run,
    "tackle": tackle,
    "charge": charge,
    "pass": throw,
    "intercept": intercept,
    "decline": decline,
    "kick": kick,
    "card": lay,
    "exit": leave,
    "drop": drop,
    "end": end,
}
