"""The effects of moves in the reference implementation: positions in, positions out."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from tests.games.kahmate.reference import (
    Position,
    Square,
    at,
    beyond,
    forward,
    goal_row,
    interceptors,
    is_active,
    name,
    on,
    runs,
    side,
    square,
    team,
)

ATTACK = {"n": 0, "s": 2, "t": 1, "f": -1, "c": 0}
DEFENCE = {"n": 0, "s": 1, "t": 0, "f": -1, "c": 1}


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
