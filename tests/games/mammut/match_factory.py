"""Matches at small positions for the rule tests; facts that are not given get defaults."""

from __future__ import annotations

from typing import Any

from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.games.mammut import tiles

# A tile that brings nothing to whoever owns a bison already.
FILLER = "bison/boar"
FULL = sum(tiles.COPIES)


def sides(word: str) -> dict[str, str]:
    """A tile by its upper side, or by both; the other side is one that differs."""
    up, _, down = word.partition("/")
    return {"up": up, "down": down or ("fur" if up != "fur" else "food")}


def lay(piles: dict[str, str], rest: str, shaman: str, up: str) -> dict[str, dict[str, str]]:
    """Handles from 1 on in the order in which the piles name their tiles; fillers go to the rest's place."""
    laid = [{**sides(word), "at": place} for place, named in piles.items() for word in named.split()]
    laid += [{**sides(FILLER), "at": rest} for _ in range(31 - len(laid))]
    found = {str(number): tile for number, tile in enumerate(laid, 1)}
    return {**found, "S": {"up": up, "down": "blue" if up == "red" else "red", "at": shaman}}


def counts(named: str | dict[str, int]) -> dict[str, int]:
    """Cards by kind, zeros included."""
    if isinstance(named, dict):
        return {card: named.get(card, 0) for card in tiles.CARDS}
    return {card: named.split().count(card) for card in tiles.CARDS}


def scene(
    players: int,
    piles: dict[str, str],
    *,
    rest: str = "centre",
    shaman: str = "centre",
    up: str = "red",
    seat: int = 0,
    hands: list[str] | None = None,
    played: list[str] | None = None,
    discard: str = "",
    keeper: int | None = None,
    points: list[int] | None = None,
    furs: list[int] | None = None,
    animals: list[str] | None = None,
    knows: list[str] | None = None,
    number: int = 3,
    first: int = 0,
    turn: int = 5,
    **pending: Any,
) -> Match:
    """A match at a seat's turn in a round, or at another question if one is given.

    Cards not named lie on the pile, or with the keeper if there is one; animals are bison if not named.
    """
    held = [(hand or "").split() for hand in hands or [""] * players]
    laid = [(cards or "").split() for cards in played or [""] * players]
    spent = counts(discard)
    deck = {card: copies - spent[card] for card, copies in zip(tiles.CARDS, tiles.COPIES, strict=True)}
    for card in (card for one in (*held, *laid) for card in one):
        deck[card] -= 1
    if keeper is not None:
        held[keeper] += [card for card, left in deck.items() for _ in range(left)]
        deck = counts("")
    kept = animals or ["bison boar"] * players
    position = {
        "game": "mammut",
        "players": players,
        "turn": turn,
        "round": number,
        "first": first,
        "tiles": lay(piles, rest, shaman, up),
        "points": points or [10] * players,
        "furs": furs or [0] * players,
        "animals": [sorted(kinds.split()) for kinds in kept],
        "hands": [sorted(hand, key=tiles.CARDS.index) for hand in held],
        "played": [sorted(cards, key=tiles.CARDS.index) for cards in laid],
        "deck": deck,
        "discard": spent,
        "knows": [known.split() for known in knows or [""] * players],
        "pending": {"kind": "turn", "seat": seat, **pending},
    }
    return Match.load(position, "scene", auto_chance=False)


def play(match: Match, *moves: str) -> list[Event]:
    """Play moves, each by the seat that must choose; what happened."""
    told = []
    for move in moves:
        told += match.play(match.state.seat, move)
    return told


def refusal(match: Match, move: str, seat: int | None = None) -> tuple[str, str] | None:
    """The clause and the key of what speaks against a move."""
    found = match.why(match.state.seat if seat is None else seat, move)
    return None if found is None else (found.clause, found.key)


def at(match: Match, place: str) -> list[str]:
    """The handles that lie at a place."""
    return [handle for handle, tile in match.position()["tiles"].items() if tile["at"] == place]


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    """The fields of all events with a key."""
    return [event.whole() for event in events if event.key == key]


def scored(events: list[Event], reason: str) -> dict[int, int]:
    """Points by seat for one reason."""
    return {event["seat"]: event["points"] for event in told(events, "scored") if event["for"] == reason}


def settle(match: Match) -> None:
    """Draw the first possible card until nothing is to be drawn."""
    while match.chance_outcomes():
        match.play_chance(match.chance_outcomes()[0][0])


def divided(players: int, piles: dict[str, str], **fields: Any) -> tuple[Match, list[Event]]:
    """A match just after the last player took everything: scoring as far as it goes without a choice.

    The last player, of the seats the highest, takes the fillers; the shaman must lie in a named pile.
    """
    last = players - 1
    match = scene(players, piles, seat=fields.pop("seat", last), **fields)
    events = play(match, "take all")
    while match.chance_outcomes():
        events += match.play_chance(match.chance_outcomes()[0][0])
    return match, events
