"""Reads positions into states: each field by itself here, whether they fit together in consistency.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludoteca.core import bits
from ludoteca.core import codes as contract
from ludoteca.core.validation import Validator
from ludoteca.games.kahmate import codes, consistency
from ludoteca.games.kahmate.components import DIRECTIONS, INDEX, PIECE
from ludoteca.games.kahmate.consistency import Parts
from ludoteca.games.kahmate.position import DUELS, KINDS
from ludoteca.games.kahmate.rules import Kahmate

KIND_CODES = {name: code for code, name in KINDS.items()}
DUEL_CODES = {name: code for code, name in DUELS.items()}


def parse(position: Any) -> Kahmate:
    """The state of a position, or ImpossiblePosition with every fault."""
    faults = Validator()
    parts = read_parts(faults.table(position, ""), faults)
    faults.finish()
    consistency.check(parts, faults)
    faults.finish()
    state = build(parts)
    if not state.is_over():
        consistency.check_declaration(state, faults)
    faults.finish()
    return state


@dataclass(slots=True)
class Reader:
    """One object of a position, read field by field; faults are noted under its path."""

    table: dict[str, Any]
    path: str
    faults: Validator
    read: dict[str, Any] = field(default_factory=dict)

    def raw(self, name: str) -> Any:
        """A field that must be there."""
        return self.faults.field(self.table, name, self.path)

    def under(self, name: str) -> str:
        """The path of a field."""
        return f"{self.path}/{name}" if self.path else name

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds, else the lowest."""
        found = self.faults.whole(self.raw(name), self.under(name), low, high)
        return low if found is None else found

    def word(self, name: str, known: Any) -> str:
        """One of some words, else the first of them."""
        return self.faults.one_of(self.raw(name), known, self.under(name)) or next(iter(known))


def read_parts(table: dict[str, Any], faults: Validator) -> Parts:
    """Every field by itself; types, names and ranges only."""
    reader = Reader(table, "", faults)
    reader.word("game", ("kahmate",))
    reader.whole("players", 2, 2)
    parts = Parts(turn=reader.whole("turn", 0, 2**31 - 1))
    parts.target = reader.whole("target", 1, 3)
    for side, tries in enumerate(faults.listing(reader.raw("score"), "score", 2) or [0, 0]):
        parts.tries.append(faults.whole(tries, f"score/{side}", 0, 3) or 0)
    read_pieces(parts, faults.table(reader.raw("pieces"), "pieces"), faults)
    read_ball(parts, reader.raw("ball"), faults)
    for side, hand in enumerate(faults.listing(reader.raw("cards"), "cards", 2) or [[], []]):
        parts.hands.append(read_hand(hand, f"cards/{side}", faults))
    pending = reader.raw("pending")
    if pending is None:
        parts.result = table.get("result")
    else:
        parts.pending = read_pending(faults.table(pending, "pending"), faults)
    return parts


def read_pieces(parts: Parts, table: dict[str, Any], faults: Validator) -> None:
    """Where players stand and how long they are down."""
    for name, value in table.items():
        if name not in PIECE:
            faults.add("unknown-piece", f"pieces/{name}")
            continue
        reader = Reader(faults.table(value, f"pieces/{name}"), f"pieces/{name}", faults)
        parts.at[PIECE[name]] = INDEX[reader.word("at", INDEX)]
        down = reader.raw("down")
        if type(down) is not int or not 0 <= down <= 2:
            faults.add("impossible-down", reader.under("down"))
        else:
            parts.down[PIECE[name]] = down


def read_ball(parts: Parts, value: Any, faults: Validator) -> None:
    """The ball's square or carrier, or nothing."""
    if value is None:
        return
    name = faults.one_of(value, {**INDEX, **PIECE}, "ball")
    if name in PIECE:
        parts.carrier = PIECE[name]
    elif name:
        parts.ball = INDEX[name]


def read_hand(value: Any, path: str, faults: Validator) -> list[int]:
    """A captain's cards, in whatever order they are written."""
    listed = faults.listing(value, path) or []
    return [faults.whole(card, f"{path}/{at}", 1, 6) or 1 for at, card in enumerate(listed[:20])]


def read_pending(table: dict[str, Any], faults: Validator) -> dict[str, Any]:
    """The open question with the inner fields of its kind."""
    reader = Reader(table, "pending", faults)
    kind = reader.word("kind", KIND_CODES)
    read: dict[str, Any] = {"kind": kind, "seat": reader.whole("seat", 0, 1)}
    if kind == "setup":
        listed = faults.listing(reader.raw("ready"), "pending/ready", 2) or [False, False]
        read["ready"] = [bool(faults.truth(one, f"pending/ready/{side}")) for side, one in enumerate(listed)]
    if kind in ("setup", "ball"):
        return read
    read |= {"captain": reader.whole("captain", 0, 1)}
    read |= {"moved": read_moved(reader), "stopped": read_stopped(reader)}
    if kind == "card":
        read |= read_duel(reader)
    elif kind == "intercept":
        read["receiver"] = PIECE[reader.word("receiver", PIECE)]
    elif kind == "drop":
        read["fallen"] = PIECE[reader.word("fallen", PIECE)]
        read["barred"] = INDEX[reader.word("barred", INDEX)]
    elif kind == "exit":
        read["direction"] = DIRECTIONS.index(reader.word("direction", DIRECTIONS))
    return read


def read_moved(reader: Reader) -> dict[int, int]:
    """The moves spent by each mover."""
    found = {}
    for name, spent in reader.faults.table(reader.raw("moved"), "pending/moved").items():
        path = f"pending/moved/{name}"
        if name not in PIECE:
            reader.faults.add("unknown-piece", path)
        elif type(spent) is not int or not 1 <= spent <= 4:
            reader.faults.add("more-spent-than-allowed" if _is_large(spent) else "not-a-number-in-range", path)
        else:
            found[PIECE[name]] = spent
    return found


def _is_large(value: Any) -> bool:
    return type(value) is int and value > 4


def read_stopped(reader: Reader) -> list[int]:
    """The players whose movement has ended."""
    found = []
    for at, name in enumerate(reader.faults.listing(reader.raw("stopped"), "pending/stopped") or []):
        if isinstance(name, str) and name in PIECE:
            found.append(PIECE[name])
        else:
            reader.faults.add("unknown-piece", f"pending/stopped/{at}")
    return found


def read_duel(reader: Reader) -> dict[str, Any]:
    """The duel for which cards are owed."""
    duel = reader.word("duel", DUEL_CODES)
    read: dict[str, Any] = {"duel": duel, "pair": reader.whole("pair", 1, 2), "laid": [0, 0]}
    for name in ("attacker", "defender"):
        read[name] = PIECE[reader.word(name, PIECE)]
    listed = reader.faults.listing(reader.raw("laid"), "pending/laid", 2) or [None, None]
    for side, card in enumerate(listed):
        if card is not None:
            read["laid"][side] = reader.faults.whole(card, f"pending/laid/{side}", 1, 6) or 0
    if duel == "charge":
        read["direction"] = DIRECTIONS.index(reader.word("direction", DIRECTIONS))
    elif duel == "intercept":
        read["receiver"] = PIECE[reader.word("receiver", PIECE)]
    return read


def build(parts: Parts) -> Kahmate:
    """The state of parts that fit together."""
    state = Kahmate(2, parts.target)
    state.turn = parts.turn
    state.at = parts.at
    state.down = parts.down
    state.ball = parts.ball
    state.carrier = parts.carrier
    state.hands = [sum(bits.single(card - 1) for card in hand) for hand in parts.hands]
    state.tries = parts.tries
    if parts.pending is None:
        state.kind = 0
        state.seat = contract.NOBODY
        state.owes = 0
        state.sealing = 0
        state.ending = codes.TRIES
        state.winners = bits.single(parts.tries.index(parts.target))
    else:
        open_question(state, parts.pending)
    return state


def open_question(state: Kahmate, pending: dict[str, Any]) -> None:
    """Ask what is pending."""
    state.kind = KIND_CODES[pending["kind"]]
    state.seat = pending["seat"]
    state.sealing = 3 if state.kind in (codes.SETUP, codes.CARD) else 0
    state.owes = owing(pending)
    if state.kind in (codes.SETUP, codes.BALL):
        return
    state.captain = pending["captain"]
    state.spent = [pending["moved"].get(piece, 0) for piece in range(12)]
    state.movers = len(pending["moved"])
    state.stopped = sum(bits.single(piece) for piece in set(pending["stopped"]))
    state.duel = DUEL_CODES.get(pending.get("duel", ""), 0)
    state.pair = pending.get("pair", 0)
    state.laid = pending.get("laid", [0, 0])
    for name in ("attacker", "defender", "direction", "receiver", "fallen", "barred"):
        setattr(state, name, pending.get(name, codes.NONE))


def owing(pending: dict[str, Any]) -> int:
    """Who must choose, as a set, or chance."""
    if pending["kind"] == "ball":
        return contract.CHANCE
    if pending["kind"] == "setup":
        return sum(bits.single(side) for side in (0, 1) if not pending["ready"][side])
    if pending["kind"] == "card":
        return sum(bits.single(side) for side in (0, 1) if not pending["laid"][side])
    seat: int = bits.single(pending["seat"])
    return seat
