"""Positions and views as the protocol writes them, and what one viewer can resample behind a view."""

from __future__ import annotations

from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.game import Position, View
from ludoteca.core.rng import Rng
from truffles import codes, parse
from truffles.parse import KINDS
from truffles.rules import Truffles

SPECTATOR = -1


def position(state: Truffles) -> Position:
    """The whole position, secrets included."""
    sealed = [pig or None for pig in state.sealed]
    return fields(state, [state.hand(0), state.hand(1)], where(state, codes.BOX), sealed)


def view(state: Truffles, viewer: int | None) -> View:
    """The open fields, one's own hand and sealed pig; of the rest how many there are or that one is sealed (1.3)."""
    hands = [state.hand(seat) if seat == viewer else len(state.hand(seat)) for seat in (0, 1)]
    sealed = [(pig or None) if seat == viewer else pig > 0 for seat, pig in enumerate(state.sealed)]
    return fields(state, hands, len(where(state, codes.BOX)), sealed)


def fields(state: Truffles, hands: list[Any], box: Any, sealed: list[Any]) -> Position:
    """What everybody may know, with hands, box and sealed pigs as the caller may show them."""
    written: Position = {
        "game": "truffles",
        "players": 2,
        "turn": state.turn,
        "first": state.first,
        "hands": hands,
        "box": box,
        "spent": [where(state, codes.SPENT), where(state, codes.SPENT + 1)],
        "found": [[at + 1 for at, owner in enumerate(state.owners) if owner == seat] for seat in (0, 1)],
        "pending": pending(state, sealed),
    }
    ended = state.result()
    if ended is not None:
        written["result"] = ended.written()
    return written


def pending(state: Truffles, sealed: list[Any]) -> dict[str, Any] | None:
    """The open question."""
    if state.is_over():
        return None
    seat = None if state.seat == contract.NOBODY else state.seat
    question: dict[str, Any] = {"kind": KINDS[state.kind], "seat": seat}
    if state.kind == codes.SEND:
        question |= {"truffle": state.truffle, "sealed": sealed}
    return question


def where(state: Truffles, place: int) -> list[int]:
    """The pigs in one place, sorted."""
    return [pig + 1 for pig, at in enumerate(state.pigs) if at == place]


def resample(seen: View, viewer: int | None, rng: Rng) -> Truffles:
    """A state with this view: what is hidden is filled in somehow, then mixed."""
    known = [pig for part in (*seen["hands"], *seen["spent"]) if isinstance(part, list) for pig in part]
    unseen = [pig for pig in range(1, codes.PIGS + 1) if pig not in known]
    hands = [hand if isinstance(hand, list) else [unseen.pop(0) for _ in range(hand)] for hand in seen["hands"]]
    filled: Position = {**seen, "hands": hands, "box": unseen}
    if seen["pending"] and "sealed" in seen["pending"]:
        sealed = [hands[seat][0] if pig is True else pig or None for seat, pig in enumerate(seen["pending"]["sealed"])]
        filled["pending"] = {**seen["pending"], "sealed": sealed}
    state = parse.parse(filled).resample(SPECTATOR if viewer is None else viewer, rng)
    assert isinstance(state, Truffles)
    return state
