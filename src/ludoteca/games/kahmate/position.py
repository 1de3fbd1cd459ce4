"""Positions as the protocol writes them; reading.py reads them back."""

from __future__ import annotations

from typing import Any

from ludoteca.core import bits
from ludoteca.core.game import Position
from ludoteca.games.kahmate import codes
from ludoteca.games.kahmate.components import CARDS, DIRECTIONS, NAMES, PIECES
from ludoteca.games.kahmate.fields import Rugby

KINDS = {
    codes.SETUP: "setup",
    codes.BALL: "ball",
    codes.TURN: "turn",
    codes.INTERCEPT: "intercept",
    codes.CARD: "card",
    codes.DROP: "drop",
    codes.EXIT: "exit",
}
DUELS = {
    codes.TACKLE_DUEL: "tackle",
    codes.CHARGE_DUEL: "charge",
    codes.INTERCEPT_DUEL: "intercept",
}
BEFORE_PLAY = (codes.SETUP, codes.BALL)


def position(play: Rugby) -> Position:
    """The whole position, secrets included."""
    laid = [play.laid[seat] or None for seat in range(2)]
    return fields(play, pieces(play, range(12)), laid)


def fields(play: Rugby, standing: dict[str, Any], laid: list[Any]) -> Position:
    """What everybody may know, with line-ups and laid cards as the caller may show them."""
    written: Position = {
        "game": "kahmate",
        "players": play.players,
        "turn": play.turn,
        "pieces": standing,
        "ball": ball(play),
        "cards": [hand(play, seat) for seat in range(2)],
        "score": list(play.tries),
        "target": play.target,
        "pending": pending(play, laid),
    }
    result = play.result()
    if result is not None:
        written["result"] = result.written()
    return written


def pieces(play: Rugby, shown: range) -> dict[str, Any]:
    """Where the shown players stand, and how long they are down."""
    at, down = play.at, play.down
    return {PIECES[piece]: {"at": NAMES[at[piece]], "down": down[piece]} for piece in shown if at[piece] != codes.NONE}


def ball(play: Rugby) -> str | None:
    """The ball's square or its carrier; nothing before it is laid."""
    if play.carrier != codes.NONE:
        return PIECES[play.carrier]
    return NAMES[play.ball] if play.ball != codes.NONE else None


def hand(play: Rugby, seat: int) -> list[int]:
    """A captain's form cards, sorted."""
    held = play.hands[seat]
    return [card for card in CARDS if held >> (card - 1) & 1]


def pending(play: Rugby, laid: list[Any]) -> dict[str, Any] | None:
    """The open question, with what only its kind needs."""
    if play.is_over():
        return None
    question: dict[str, Any] = {"kind": KINDS[play.kind], "seat": play.seat}
    if play.kind == codes.SETUP:
        question["ready"] = [not play.owes & bits.single(seat) for seat in range(2)]
    elif play.kind == codes.INTERCEPT:
        question["receiver"] = PIECES[play.receiver]
    elif play.kind == codes.CARD:
        question |= duel(play, laid)
    elif play.kind == codes.DROP:
        question |= {"fallen": PIECES[play.fallen], "barred": NAMES[play.barred]}
    elif play.kind == codes.EXIT:
        question["direction"] = DIRECTIONS[play.direction]
    if play.kind not in BEFORE_PLAY:
        question |= turn(play)
    return question


def duel(play: Rugby, laid: list[Any]) -> dict[str, Any]:
    """The duel for which cards are owed."""
    listed: dict[str, Any] = {
        "duel": DUELS[play.duel],
        "attacker": PIECES[play.attacker],
        "defender": PIECES[play.defender],
        "pair": play.pair,
        "laid": laid,
    }
    if play.duel == codes.CHARGE_DUEL:
        listed["direction"] = DIRECTIONS[play.direction]
    elif play.duel == codes.INTERCEPT_DUEL:
        listed["receiver"] = PIECES[play.receiver]
    return listed


def turn(play: Rugby) -> dict[str, Any]:
    """Whose turn it is, the moves spent, and whose movement has ended."""
    moved = {name: spent for name, spent in zip(PIECES, play.spent, strict=True) if spent}
    ended = play.stopped
    stopped = [name for piece, name in enumerate(PIECES) if ended >> piece & 1]
    return {"captain": play.captain, "moved": moved, "stopped": stopped}
