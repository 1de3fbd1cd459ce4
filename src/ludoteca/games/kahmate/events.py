"""Logged facts as keyed events with the places of a view that they change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core.events import Event, EventKind
from ludoteca.games.kahmate import codes
from ludoteca.games.kahmate.components import DIRECTIONS, NAMES, PIECES, TEAM
from ludoteca.games.kahmate.fields import Rugby
from ludoteca.games.kahmate.position import DUELS

Fact = tuple[int, ...]

KINDS = {
    "put": EventKind(("seat",), ("pieces/{piece}",), ("piece", "square")),
    "ready": EventKind(("seat",), ("pending",)),
    "revealed": EventKind(("first", "line_ups"), ("pieces", "pending")),
    "ball": EventKind(("card", "square"), ("ball", "pending")),
    "began": EventKind(("seat", "turn"), ("turn", "pending")),
    "ran": EventKind(("piece", "path", "cost"), ("pieces/{piece}", "pending")),
    "took": EventKind(("piece", "square"), ("ball",)),
    "tackled": EventKind(("tackler", "carrier"), ("pending",)),
    "charged": EventKind(("carrier", "opponent", "direction"), ("pending",)),
    "laid": EventKind(("seat",), ("pending",), ("card",)),
    "shown": EventKind(("cards", "attacker", "defender", "attack", "defence", "pair"), ("cards", "pending")),
    "refilled": EventKind((), ("cards",)),
    "tied": EventKind(("attacker", "defender", "total"), ("pending",)),
    "won": EventKind(("duel", "winner", "loser", "margin", "perfect"), ("pending",)),
    "fell": EventKind(("piece", "down"), ("pieces/{piece}",)),
    "dropped": EventKind(("fallen", "square"), ("ball", "pending")),
    "broke-through": EventKind(("carrier", "opponent", "from", "to"), ("pieces/{carrier}", "pending")),
    "left": EventKind(("carrier", "from", "to", "direction"), ("pieces/{carrier}", "pending")),
    "passed": EventKind(("passer", "receiver"), ("pending",)),
    "arrived": EventKind(("passer", "receiver"), ("ball", "pending")),
    "reached-for": EventKind(("interceptor", "passer", "receiver"), ("pending",)),
    "declined": EventKind(("seat",), ("pending",)),
    "intercepted": EventKind(("interceptor", "passer", "receiver"), ("ball", "pending")),
    "kicked": EventKind(("kicker", "square"), ("ball",)),
    "scored": EventKind(("piece", "seat", "tries", "square"), ("score/{seat}",)),
    "again": EventKind(("first",), ("pieces", "ball", "cards", "pending")),
    "match-won": EventKind(("seat", "scores"), ("pending", "result")),
    "rested": EventKind(("piece", "down"), ("pieces/{piece}",)),
    "rose": EventKind(("piece",), ("pieces/{piece}",)),
    "ended": EventKind(("seat",), ("pending",)),
}


def events(play: Rugby, facts: Sequence[Fact]) -> list[Event]:
    """One event per fact."""
    return [EVENT_OF_FACT[fact[0]](play, fact) for fact in facts]


def _plain_event(key: str, *fields: tuple[str, Callable[[int], Any]]) -> Callable[[Rugby, Fact], Event]:
    """An event whose fields are the fact's numbers in order, each as its reader says it."""
    return lambda play, fact: Event(key, {name: say(fact[at]) for at, (name, say) in enumerate(fields, 1)})


def _seat(number: int) -> int:
    return number


def _piece(number: int) -> str:
    return PIECES[number]


def _square(number: int) -> str:
    return NAMES[number]


def _direction(number: int) -> str:
    return DIRECTIONS[number]


def _put(play: Rugby, fact: Fact) -> Event:
    _, seat, piece, place, *_ = fact
    return Event("put", {"seat": seat}, {seat: {"piece": PIECES[piece], "square": NAMES[place]}})


def _revealed(play: Rugby, fact: Fact) -> Event:
    line_ups = {name: NAMES[play.at[piece]] for piece, name in enumerate(PIECES)}
    return Event("revealed", {"first": fact[1], "line_ups": line_ups})


def _ran(play: Rugby, fact: Fact) -> Event:
    _, code, *steps = fact
    path = [NAMES[step] for step in (code // 12, *steps) if step >= 0]
    return Event("ran", {"piece": PIECES[code % 12], "path": path, "cost": len(path) - 1})


def _shown(play: Rugby, fact: Fact) -> Event:
    _, first, second, attacker, defender, pair = fact
    cards = [first, second]
    attacks = attacker // 6
    return Event(
        "shown",
        {
            "cards": cards,
            "attacker": PIECES[attacker],
            "defender": PIECES[defender],
            "attack": cards[attacks] + TEAM[attacker].attack,
            "defence": cards[1 - attacks] + TEAM[defender].defence,
            "pair": pair,
        },
    )


def _won(play: Rugby, fact: Fact) -> Event:
    _, duel, attacker, defender, margin, _ = fact
    winner, loser = (attacker, defender) if margin > 0 else (defender, attacker)
    perfect = duel == codes.TACKLE_DUEL and margin >= 2
    parts = {"duel": DUELS[duel], "winner": PIECES[winner], "loser": PIECES[loser]}
    return Event("won", {**parts, "margin": abs(margin), "perfect": perfect})


def _rose(play: Rugby, fact: Fact) -> Event:
    _, piece, down, *_ = fact
    parts = {"piece": PIECES[piece]}
    return Event("rested", {**parts, "down": down}) if down else Event("rose", parts)


EVENT_OF_FACT: dict[int, Callable[[Rugby, Fact], Event]] = {
    codes.PUT: _put,
    codes.READY: _plain_event("ready", ("seat", _seat)),
    codes.REVEALED: _revealed,
    codes.DREW_BALL: _plain_event("ball", ("card", _seat), ("square", _square)),
    codes.BEGAN: _plain_event("began", ("seat", _seat), ("turn", _seat)),
    codes.RAN: _ran,
    codes.TOOK_BALL: _plain_event("took", ("piece", _piece), ("square", _square)),
    codes.TACKLED: _plain_event("tackled", ("tackler", _piece), ("carrier", _piece)),
    codes.CHARGED: _plain_event("charged", ("carrier", _piece), ("opponent", _piece), ("direction", _direction)),
    codes.LAID: lambda play, fact: Event("laid", {"seat": fact[1]}, {fact[1]: {"card": fact[2]}}),
    codes.SHOWN: _shown,
    codes.REFILLED: _plain_event("refilled"),
    codes.TIED: _plain_event("tied", ("attacker", _piece), ("defender", _piece), ("total", _seat)),
    codes.WON: _won,
    codes.FELL: _plain_event("fell", ("piece", _piece), ("down", _seat)),
    codes.BALL_FELL: _plain_event("dropped", ("fallen", _piece), ("square", _square)),
    codes.BROKE_THROUGH: _plain_event(
        "broke-through",
        ("carrier", _piece),
        ("opponent", _piece),
        ("from", _square),
        ("to", _square),
    ),
    codes.LEFT: _plain_event(
        "left", ("carrier", _piece), ("from", _square), ("to", _square), ("direction", _direction)
    ),
    codes.PASSED: _plain_event("passed", ("passer", _piece), ("receiver", _piece)),
    codes.ARRIVED: _plain_event("arrived", ("passer", _piece), ("receiver", _piece)),
    codes.TRIED_TO_INTERCEPT: _plain_event(
        "reached-for", ("interceptor", _piece), ("passer", _piece), ("receiver", _piece)
    ),
    codes.DECLINED: _plain_event("declined", ("seat", _seat)),
    codes.INTERCEPTED: _plain_event("intercepted", ("interceptor", _piece), ("passer", _piece), ("receiver", _piece)),
    codes.KICKED: _plain_event("kicked", ("kicker", _piece), ("square", _square)),
    codes.SCORED: _plain_event("scored", ("piece", _piece), ("seat", _seat), ("tries", _seat), ("square", _square)),
    codes.LINED_UP_AGAIN: _plain_event("again", ("first", _seat)),
    codes.MATCH_WON: lambda play, fact: Event("match-won", {"seat": fact[1], "scores": [fact[2], fact[3]]}),
    codes.ROSE: _rose,
    codes.ENDED: _plain_event("ended", ("seat", _seat)),
}
