"""Positions as the protocol writes them; reading.py reads them back."""

from __future__ import annotations

from typing import Any

from ludoteca.core import bits
from ludoteca.core.game import Position
from ludoteca.games.maamut import codes, notation, tiles
from ludoteca.games.maamut.fields import Hunt

KINDS = {codes.PLACE: "place", codes.TURN: "turn", codes.FLEE: "flee", codes.DRAW: "draw"}
VALUES = ("1", "2", "3")


def position(hunt: Hunt) -> Position:
    """The whole position, secrets included."""
    seats = range(hunt.players)
    hands = [hand(hunt, seat) for seat in seats]
    written = fields(hunt, hands, counts(hunt.deck))
    return with_result(hunt, written)


def with_result(hunt: Hunt, written: Position) -> Position:
    """The same with the result of a finished game."""
    result = hunt.result()
    if result is not None:
        written["result"] = result.written()
    return written


def fields(hunt: Hunt, hands: list[Any], deck: Any) -> Position:
    """What everybody may know, with hands and pile as the caller may show them (2.7)."""
    seats = range(hunt.players)
    return {
        "game": "maamut",
        "players": hunt.players,
        "turn": hunt.turn,
        "terrain": hunt.board.terrain,
        "mammoth": notation.tile(hunt.mammoth),
        "hunters": [notation.tile(hunt.hunters[seat]) for seat in seats],
        "out": [bool(hunt.out & bits.single(seat)) for seat in seats],
        "traps": traps(hunt),
        "hands": hands,
        "deck": deck,
        "discard": counts(hunt.discard),
        "pending": pending(hunt),
    }


def traps(hunt: Hunt) -> dict[str, int]:
    """The owner of each tile's trap, by tile."""
    owned = hunt.traps[: hunt.players]
    owners = {tile: seat for seat, those in enumerate(owned) for tile in range(those.bit_length()) if those >> tile & 1}
    return {tiles.NAMES[tile]: owners[tile] for tile in sorted(owners)}


def hand(hunt: Hunt, seat: int) -> list[int]:
    """A seat's cards, sorted."""
    return [card + 1 for card in range(3) for _ in range(hunt.hands[seat * 3 + card])]


def counts(pile: list[int]) -> dict[str, int]:
    """A pile by value, zeros included."""
    return {value: pile[card] for card, value in enumerate(VALUES)}


def pending(hunt: Hunt) -> dict[str, Any] | None:
    """The open question, with what only a flight in progress needs."""
    if hunt.is_over():
        return None
    question: dict[str, Any] = {"kind": KINDS[hunt.kind], "seat": hunt.seat}
    if hunt.kind == codes.FLEE:
        question |= {
            "active": hunt.chaser,
            "card": hunt.card + 1,
            "direction": notation.direction(hunt.direction),
            "steps_left": tiles.distance(hunt.hunters[hunt.chaser], hunt.goal),
            "flight": notation.direction(hunt.flight),
            "flight_left": hunt.flight_left,
            "queue": queue(hunt),
        }
    return question


def queue(hunt: Hunt) -> list[int]:
    """The seats still to be frightened on this tile, in their order (5.5)."""
    seats = [(hunt.chaser + step) % hunt.players for step in range(1, hunt.players)]
    return [seat for seat in seats if hunt.queue & bits.single(seat)]
