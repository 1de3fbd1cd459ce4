"""Positions spoilt at random: each is refused with its faults, or is a state that can be played on safely."""

from __future__ import annotations

import json
import random
from typing import Any

from ludoteca.conformance.checks.copies import play_on
from ludoteca.conformance.subject import Subject, demand, viewers
from ludoteca.core.errors import ImpossiblePosition
from ludoteca.core.game import Game, Position
from ludoteca.core.playout import play_many
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 5, 36, 99, 2**31 - 1, 2**31, 2**63, -(2**63), 2**100),
    *(0.5, 1.0, float("nan"), float("inf"), "", "a", "0", "é", "\ud800", "x" * 999),
    *([], [[]], [None], [0, 0], {}, {"": 0}, {"0": 0}, [[[[[[[[]]]]]]]]),
)
MAX_CHANGES = 3


def malformed_positions_are_safe(subject: Subject) -> None:
    """Thousands of spoilt positions: none crashes the reading or what is read."""
    positions = [subject.game.position(moment.state) for moment in subject.moments()]
    choose = random.Random(f"{subject.effort.seed}/garbage")
    for _ in range(subject.effort.mutations):
        spoilt = mutated(choose.choice(positions), positions, choose)
        check(subject.game, spoilt, choose)
    for junk in JUNK:
        check(subject.game, junk, choose)


def check(game: Game, spoilt: Any, choose: random.Random) -> bool:
    """One spoilt position; whether the game took it."""
    written = repr(spoilt)
    try:
        state = game.parse(spoilt)
    except ImpossiblePosition as error:
        check_faults(error)
        return False
    except Exception as error:
        raise AssertionError(f"reading {written} raised {error!r}, not ImpossiblePosition") from error
    demand(repr(spoilt) == written, f"reading changed the position: {written}")
    try:
        survive(game, state, choose)
    except Exception as error:
        raise AssertionError(f"{written} was read, but then: {error!r}") from error
    return True


def check_faults(error: ImpossiblePosition) -> None:
    """A refusal lists faults, each with a key and a path."""
    demand(error.faults, "a position was refused without a fault")
    for fault in error.faults:
        demand(set(fault) == {"key", "path"}, f"a fault has {sorted(fault)}, not key and path")
        demand(all(isinstance(text, str) for text in fault.values()), f"a fault must be words: {fault}")
        demand(fault["key"], "a fault has an empty key")


def survive(game: Game, state: State, choose: random.Random) -> None:
    """A state that was read is written the same again, can be looked at, imagined and played on."""
    position = json.loads(json.dumps(game.position(state), allow_nan=False))
    demand(game.parse(position).to_bytes() == state.to_bytes(), "it isn't read back as the same state")
    for viewer in viewers(state.players):
        seen = game.view(state, viewer)
        demand(game.view(game.resample(seen, viewer, Rng(1)), viewer) == seen, f"viewer {viewer}'s view doesn't echo")
    for seat in state.current_players():
        demand(state.legal_actions(seat), f"seat {seat} is asked and has no answer")
    play_many([state], Rng(choose.getrandbits(32)), 2, 100)
    play_on(game, [state.copy()], choose, 30)


def mutated(position: Position, others: list[Position], choose: random.Random) -> Any:
    """A copy of a position with up to three things wrong, or mixed with another."""
    spoilt = json.loads(json.dumps(position))
    for _ in range(choose.randint(1, MAX_CHANGES)):
        place = choose.choice(places(spoilt))
        if not place:
            return choose.choice(JUNK)
        choose.choice(CHANGES)(spoilt, place, others, choose)
    return spoilt


def places(tree: Any) -> list[list[Any]]:
    """The paths of all parts of a tree, as lists of keys; the shallow ones as often as all below them."""
    found: list[list[Any]] = [[]]
    parts = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, part in parts:
        below = [[key, *rest] for rest in places(part)]
        found += [[key]] * (len(below) // 2) + below
    return found


def holder(tree: Any, place: list[Any]) -> Any:
    """The object or list that holds the part at a path."""
    for key in place[:-1]:
        tree = tree[key]
    return tree


def put_junk(tree: Any, place: list[Any], others: list[Position], choose: random.Random) -> None:
    """Something of another kind or out of range."""
    holder(tree, place)[place[-1]] = choose.choice(JUNK)


def shift(tree: Any, place: list[Any], others: list[Position], choose: random.Random) -> None:
    """A number a little off; a list in another order or longer; anything else as it is."""
    part = holder(tree, place)[place[-1]]
    if type(part) is int:
        holder(tree, place)[place[-1]] = part + choose.choice((-2, -1, 1, 2))
    elif isinstance(part, list) and part:
        part.append(part[0]) if choose.random() < 0.5 else choose.shuffle(part)
    elif isinstance(part, bool):
        holder(tree, place)[place[-1]] = not part


def remove(tree: Any, place: list[Any], others: list[Position], choose: random.Random) -> None:
    """A part less."""
    del holder(tree, place)[place[-1]]


def borrow(tree: Any, place: list[Any], others: list[Position], choose: random.Random) -> None:
    """The same part of another position, if it has one."""
    part: Any = choose.choice(others)
    try:
        for key in place:
            part = part[key]
    except (LookupError, TypeError):
        return
    holder(tree, place)[place[-1]] = json.loads(json.dumps(part))


def swap(tree: Any, place: list[Any], others: list[Position], choose: random.Random) -> None:
    """Another part of the same position in this one's place."""
    other = choose.choice([path for path in places(tree) if path])
    part = json.loads(json.dumps(holder(tree, other)[other[-1]]))
    holder(tree, place)[place[-1]] = part


def add(tree: Any, place: list[Any], others: list[Position], choose: random.Random) -> None:
    """One part more."""
    part = holder(tree, place)[place[-1]]
    if isinstance(part, dict):
        part[choose.choice((*part, "x", "0"))] = choose.choice((*part.values(), *JUNK))
    elif isinstance(part, list):
        part.append(choose.choice((*part, *JUNK)))


CHANGES = (put_junk, shift, shift, remove, borrow, borrow, swap, add)
