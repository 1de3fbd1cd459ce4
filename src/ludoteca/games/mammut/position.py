"""Positions as the protocol writes them; reading.py reads them back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from ludoteca.core.game import Position
from ludoteca.games.mammut import codes, tiles
from ludoteca.games.mammut.fields import Loot

MAX_SETS = 4096

KINDS = {
    codes.TURN: "turn",
    codes.TAKING: "take",
    codes.GIVING: "back",
    codes.CHOICE: "choose",
    codes.DRAW: "draw",
    codes.DEAL: "deal",
}


class Written:
    """The position and the views of one state, with the parts that they share."""

    def __init__(self, loot: Loot) -> None:
        self.loot = loot
        self.public = public(loot)
        self.hands, self.played, self.down = loot.hands, loot.played, loot.down

    def position(self) -> Position:
        """The whole position, secrets included."""
        seats = range(self.loot.players)
        hands = [cards(self.hands, seat) for seat in seats]
        played = [cards(self.played, seat) for seat in seats]
        lying = {handle: self.opened(tile) for tile, handle in enumerate(tiles.HANDLES)}
        return self.filled(lying, hands, played, counts(self.loot.deck))

    def filled(self, lying: dict[str, Any], hands: list[Any], played: list[Any], deck: Any) -> Position:
        """What everybody may know, with hidden sides and cards as the caller may show them."""
        return {**self.public, "tiles": lying, "hands": hands, "played": played, "deck": deck}

    @cached_property
    def closed(self) -> list[dict[str, str | None]]:
        """Each tile by its visible side and where it lies."""
        at = [""] * len(tiles.HANDLES)
        for place, pile in enumerate(self.loot.piles):
            name = place_name(place, self.loot.players) if pile else ""
            for tile in members(pile):
                at[tile] = name
        return [{"up": tiles.SIDES[up], "down": None, "at": place} for up, place in zip(self.loot.up, at, strict=True)]

    def opened(self, tile: int) -> dict[str, str | None]:
        """A tile with its hidden side."""
        return {**self.closed[tile], "down": tiles.SIDES[self.down[tile]]}


def public(loot: Loot) -> Position:
    """The fields that are the same for everybody, in their order among the others."""
    number = loot.players
    written: Position = {
        "game": "mammut",
        "players": number,
        "turn": loot.turn,
        "round": loot.round,
        "first": loot.first,
        "tiles": None,
        "points": list(loot.points[:number]),
        "furs": list(loot.furs[:number]),
        "animals": [kinds(those) for those in loot.animals[:number]],
        "hands": None,
        "played": None,
        "deck": None,
        "discard": counts(loot.discard),
        "knows": [handles(those) for those in loot.knows[:number]],
        "pending": pending(loot),
    }
    result = loot.result()
    if result is not None:
        written["result"] = result.written()
    return written


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


@lru_cache(MAX_SETS)
def members(those: int) -> tuple[int, ...]:
    """The members of a set, ascending; most sets stay the same from move to move."""
    return tuple(tile for tile in range(those.bit_length()) if those >> tile & 1)


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
