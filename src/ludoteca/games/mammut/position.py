"""Positions as the protocol writes them; reading.py reads them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import Position
from ludoteca.games.mammut import codes, tiles
from ludoteca.games.mammut.loot import Loot

KINDS = {
    codes.TURN: "turn",
    codes.TAKING: "take",
    codes.GIVING: "back",
    codes.CHOICE: "choose",
    codes.DRAW: "draw",
    codes.DEAL: "deal",
}


def position(loot: Loot) -> Position:
    """The whole position, secrets included."""
    seats = range(loot.players)
    downs = [tiles.SIDES[side] for side in loot.down]
    all_hands, all_played = loot.hands, loot.played
    hands = [cards(all_hands, seat) for seat in seats]
    played = [cards(all_played, seat) for seat in seats]
    return fields(loot, downs, hands, played, counts(loot.deck))


def fields(loot: Loot, downs: Sequence[str | None], hands: list[Any], played: list[Any], deck: Any) -> Position:
    """What everybody may know, with hidden sides and cards as the caller may show them."""
    written: Position = {
        "game": "mammut",
        "players": loot.players,
        "turn": loot.turn,
        "round": loot.round,
        "first": loot.first,
        "tiles": tiles_lying(loot, downs),
        "points": list(loot.points[: loot.players]),
        "furs": list(loot.furs[: loot.players]),
        "animals": [kinds(those) for those in loot.animals[: loot.players]],
        "hands": hands,
        "played": played,
        "deck": deck,
        "discard": counts(loot.discard),
        "knows": [handles(those) for those in loot.knows[: loot.players]],
        "pending": pending(loot),
    }
    result = loot.result()
    if result is not None:
        written["result"] = result.written()
    return written


def tiles_lying(loot: Loot, downs: Sequence[str | None]) -> dict[str, dict[str, str | None]]:
    """Each handle's tile: the visible side, the other one as far as it may be shown, and where it lies."""
    at = {}
    for place, pile in enumerate(loot.piles):
        if pile:
            at.update(dict.fromkeys(handles(pile), place_name(place, loot.players)))
    return {
        handle: {"up": tiles.SIDES[up], "down": down, "at": at[handle]}
        for handle, up, down in zip(tiles.HANDLES, loot.up, downs, strict=True)
    }


def place_name(place: int, players: int) -> str:
    """The name of a place: the centre, a seat's tiles, or with two players one of its groups."""
    if place == codes.CENTRE:
        return "centre"
    seat, group = divmod(place - codes.GROUPS, 2)
    return f"p{seat}.{group + 1}" if players == 2 else f"p{seat}"


def places(players: int) -> dict[str, int]:
    """Every place by its name."""
    groups = range(codes.GROUPS, codes.GROUPS + 2 * players, 1 if players == 2 else 2)
    return {place_name(place, players): place for place in (codes.CENTRE, *groups)}


def handles(those: int) -> list[str]:
    """The handles of a set of tiles, ascending."""
    return [tiles.HANDLES[tile] for tile in members(those)]


def members(those: int) -> list[int]:
    """The members of a set, ascending."""
    found = []
    while those:
        lowest = those & -those
        found.append(lowest.bit_length() - 1)
        those ^= lowest
    return found


def kinds(those: int) -> list[str]:
    """The names of a set of animals."""
    return [tiles.KINDS[at] for at in members(those)]


def cards(held: Sequence[int], seat: int) -> list[str]:
    """A seat's cards by name, sorted."""
    own = held[seat * codes.CARDS : (seat + 1) * codes.CARDS]
    return [name for name, number in zip(tiles.CARDS, own, strict=True) for _ in range(number)]


def counts(pile: Sequence[int]) -> dict[str, int]:
    """A pile by card, zeros included."""
    return dict(zip(tiles.CARDS, pile, strict=True))


def pending(loot: Loot) -> dict[str, Any] | None:
    """The open question with what only it needs."""
    if loot.is_over():
        return None
    question: dict[str, Any] = {"kind": KINDS[loot.kind], "seat": loot.seat}
    queue = list(loot.queue[: loot.queued])
    if loot.kind in (codes.TAKING, codes.GIVING):
        question["to"] = place_name(loot.to, loot.players)
        question["taken" if loot.kind == codes.TAKING else "back"] = handles(loot.marked)
    elif loot.kind == codes.CHOICE:
        question["card"] = tiles.CARDS[loot.card]
        if loot.card == codes.TAKE_ANIMAL:
            question |= {"queue": queue, "given": handles(loot.marked)}
    elif loot.kind == codes.DRAW:
        question["queue"] = queue
    elif loot.kind == codes.DEAL:
        question["seat"] = None
    return question
