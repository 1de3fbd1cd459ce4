"""Reads positions into states; whatever no game could reach is refused with every fault."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.validation import Validator
from truffles import codes
from truffles.rules import BOTH, Truffles

KINDS = {codes.DIG: "dig", codes.SEND: "send", codes.DRAW: "draw"}
KIND_CODES = {name: code for code, name in KINDS.items()}


@dataclass(slots=True)
class Parts:
    """The parts of a position as far as they could be read."""

    turn: int = 0
    first: int = 0
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    box: list[int] = field(default_factory=list)
    spent: list[list[int]] = field(default_factory=lambda: [[], []])
    found: list[list[int]] = field(default_factory=lambda: [[], []])
    kind: str | None = None
    seat: int = contract.NOBODY
    truffle: int = 0
    sealed: list[int] = field(default_factory=lambda: [0, 0])
    result: Any = None

    @property
    def rounds(self) -> int:
        """How many truffles were found."""
        return len(self.found[0]) + len(self.found[1])


def parse(position: Any) -> Truffles:
    """The state of a position, or ImpossiblePosition with every fault."""
    faults = Validator()
    parts = read_parts(faults.table(position, ""), faults)
    faults.finish()
    check_pigs(parts, faults)
    check_truffles(parts, faults)
    check_question(parts, faults)
    faults.finish()
    state = build(parts)
    if parts.kind is None:
        check_result(state, parts.result, faults)
    faults.finish()
    return state


def read_parts(table: dict[str, Any], faults: Validator) -> Parts:
    """Every field by itself; types and ranges only."""
    faults.one_of(faults.field(table, "game", ""), ("truffles",), "game")
    faults.whole(faults.field(table, "players", ""), "players", 2, 2)
    parts = Parts()
    parts.turn = faults.whole(faults.field(table, "turn", ""), "turn", 0, codes.TRUFFLES) or 0
    parts.first = faults.whole(faults.field(table, "first", ""), "first", 0, 1) or 0
    parts.hands = read_pair(table, "hands", codes.PIGS, faults)
    parts.box = read_numbers(faults.field(table, "box", ""), "box", codes.PIGS, faults)
    parts.spent = read_pair(table, "spent", codes.PIGS, faults)
    parts.found = read_pair(table, "found", codes.TRUFFLES, faults)
    read_pending(faults.field(table, "pending", ""), parts, faults)
    parts.result = table.get("result")
    return parts


def read_pair(table: dict[str, Any], name: str, most: int, faults: Validator) -> list[list[int]]:
    """A list of numbers for each seat."""
    pair = faults.listing(faults.field(table, name, ""), name, 2) or [[], []]
    return [read_numbers(part, f"{name}/{seat}", most, faults) for seat, part in enumerate(pair)]


def read_numbers(value: Any, path: str, most: int, faults: Validator) -> list[int]:
    """Ascending numbers from 1 on."""
    numbers = [
        faults.whole(one, f"{path}/{at}", 1, most) or 0 for at, one in enumerate(faults.listing(value, path) or [])
    ]
    if numbers != sorted(set(numbers)):
        faults.add("not-ascending", path)
    return numbers


def read_pending(value: Any, parts: Parts, faults: Validator) -> None:
    """The open question with its inner fields."""
    if value is None:
        return
    table = faults.table(value, "pending")
    parts.kind = faults.one_of(faults.field(table, "kind", "pending"), KIND_CODES, "pending/kind") or "dig"
    seat = faults.field(table, "seat", "pending")
    if parts.kind == "dig":
        if seat is not None:
            faults.add("nobody-is-asked", "pending/seat")
        return
    parts.seat = faults.whole(seat, "pending/seat", 0, 1) or 0
    if parts.kind == "send":
        truffle = faults.field(table, "truffle", "pending")
        parts.truffle = faults.whole(truffle, "pending/truffle", 1, codes.TRUFFLES) or 0
        sealed = faults.listing(faults.field(table, "sealed", "pending"), "pending/sealed", 2) or [None, None]
        for at, pig in enumerate(sealed):
            path = f"pending/sealed/{at}"
            parts.sealed[at] = 0 if pig is None else faults.whole(pig, path, 1, codes.PIGS) or 0


def check_pigs(parts: Parts, faults: Validator) -> None:
    """All twelve pigs are somewhere, and every hand has the size its moment gives it (1.1, 2.4)."""
    pigs = [pig for part in (*parts.hands, parts.box, *parts.spent) for pig in part]
    if sorted(pigs) != list(range(1, codes.PIGS + 1)):
        faults.add("pig-totals", "box")
    for seat in (0, 1):
        drawn = parts.kind == "draw" and parts.seat != parts.first and seat == parts.first
        short = 1 if parts.kind in ("draw", None) and not drawn else 0
        if len(parts.hands[seat]) != codes.HAND - short:
            faults.add("hand-size", f"hands/{seat}")
        if len(parts.spent[seat]) != parts.rounds:
            faults.add("pigs-and-truffles-differ", f"spent/{seat}")
        if parts.sealed[seat] and parts.sealed[seat] not in parts.hands[seat]:
            faults.add("sealed-but-not-held", f"pending/sealed/{seat}")


def check_truffles(parts: Parts, faults: Validator) -> None:
    """Each truffle is found once, by whoever spent a stronger pig as often as that (2.3)."""
    if set(parts.found[0]) & set(parts.found[1]):
        faults.add("found-twice", "found")
    if parts.truffle in (*parts.found[0], *parts.found[1]):
        faults.add("found-already", "pending/truffle")
    over = max(sum(found) for found in parts.found) > 5 or parts.rounds == codes.TRUFFLES
    if over != (parts.kind is None):
        faults.add("over-or-not", "pending")


def check_question(parts: Parts, faults: Validator) -> None:
    """The open question fits the number of truffles found and the turn."""
    if parts.turn != parts.rounds + (parts.kind == "send"):
        faults.add("wrong-turn", "turn")
    if parts.kind == "send" and (parts.seat != parts.first or all(parts.sealed)):
        faults.add("wrong-question", "pending")
    if parts.kind == "draw" and parts.rounds == 0:
        faults.add("too-early", "pending/kind")


def check_result(state: Truffles, result: Any, faults: Validator) -> None:
    """A finished game's result is the one that its truffles give (3.1, 3.2)."""
    ended = state.result()
    if ended is None or result != ended.written():
        faults.add("wrong-result", "result")


def build(parts: Parts) -> Truffles:
    """The state of parts that fit together."""
    state = Truffles(2)
    state.turn, state.first = parts.turn, parts.first
    for seat in (0, 1):
        for pig in parts.hands[seat]:
            state.pigs[pig - 1] = codes.HELD + seat
        for pig in parts.spent[seat]:
            state.pigs[pig - 1] = codes.SPENT + seat
        for truffle in parts.found[seat]:
            state.owners[truffle - 1] = seat
    state.truffle, state.sealed = parts.truffle, parts.sealed
    if parts.kind is None:
        state.go_on()
    elif parts.kind == "send":
        state.ask_sealed(codes.SEND, parts.seat, BOTH)
        state.owes = sum(1 << seat for seat in (0, 1) if not parts.sealed[seat])
    else:
        state.ask_chance(KIND_CODES[parts.kind], parts.seat)
    return state
