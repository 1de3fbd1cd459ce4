"""Positions and views as the protocol writes them, how they are read, and what one viewer can resample."""

from __future__ import annotations

from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.game import Position, View
from ludoteca.core.position_reader import PositionReader, ascending, listing, nullable, per_seat, whole
from ludoteca.core.rng import Rng
from ludoteca.core.validation import Validator
from newgame import codes
from newgame.meta import META
from newgame.rules import NewGame

SPECTATOR = -1
KINDS = {codes.TURN_UP: "turn-up", codes.BID: "bid"}


def position(state: NewGame) -> Position:
    """The whole position, secrets included."""
    return fields(state, [card or None for card in state.sealed])


def view(state: NewGame, viewer: int | None) -> View:
    """The open fields and one's own sealed card; of the others only whether one is sealed (2.2)."""
    sealed = [(card or None) if seat == viewer else card > 0 for seat, card in enumerate(state.sealed)]
    return fields(state, sealed)


def fields(state: NewGame, sealed: list[Any]) -> Position:
    """What everybody may know, with the sealed cards as the caller may show them."""
    seats = range(state.players)
    written: Position = {
        "game": META.name,
        "players": state.players,
        "turn": state.turn,
        "hands": [state.hand(seat) for seat in seats],
        "won": [state.won(seat) for seat in seats],
        "lost": state.won(codes.LOST),
        "pending": None,
    }
    if state.kind:
        written["pending"] = {"kind": KINDS[state.kind], "seat": None}
    if state.kind == codes.BID:
        written["pending"] |= {"prize": state.prize, "sealed": sealed}
    ended = state.result()
    if ended is not None:
        written["result"] = ended.written()
    return written


# The shapes of the fields, and of those of each question besides its kind and seat.
FIELDS = {
    "hands": per_seat(ascending(1, codes.CARDS)),
    "won": per_seat(ascending(1, codes.PRIZES)),
    "lost": ascending(1, codes.PRIZES),
}
QUESTIONS = {
    "turn-up": {},
    "bid": {"prize": whole(1, codes.PRIZES), "sealed": listing(nullable(whole(1, codes.CARDS)))},
}


def build(parts: Position, faults: Validator) -> NewGame:
    """The state of a position whose fields have the right shape; what does not fit together is a fault."""
    state = NewGame(parts["players"])
    pending = parts["pending"]
    state.turn = parts["turn"]
    for seat in range(state.players):
        for card in range(1, codes.CARDS + 1):
            state.held[seat * codes.CARDS + card - 1] = int(card in parts["hands"][seat])
        for prize in parts["won"][seat]:
            state.owners[prize - 1] = seat
    for prize in parts["lost"]:
        state.owners[prize - 1] = codes.LOST
    is_bid = pending is not None and pending["kind"] == "bid"
    gone = codes.PRIZES - state.owners.count(codes.PILE)
    if state.turn != gone + is_bid:
        faults.add("wrong-turn", "turn")
    for seat in range(state.players):
        if len(state.hand(seat)) != codes.CARDS - gone:
            faults.add("hand-size", f"hands/{seat}")
    if is_bid:
        ask_bid(state, pending, faults)
    else:
        state.go_on()
    return state


def ask_bid(state: NewGame, pending: dict[str, Any], faults: Validator) -> None:
    """Open the sealed question, with the cards that were sealed so far."""
    state.prize = pending["prize"]
    if state.owners[state.prize - 1] != codes.PILE:
        faults.add("not-in-the-pile", "pending/prize")
    cards = [card or 0 for card in pending["sealed"]]
    if len(cards) != state.players or all(cards):
        faults.add("wrong-number", "pending/sealed")
        return
    for seat, card in enumerate(cards):
        if card and card not in state.hand(seat):
            faults.add("not-held", f"pending/sealed/{seat}")
    state.sealed = cards
    state.ask_sealed(codes.BID, contract.NOBODY, sum(1 << seat for seat, card in enumerate(cards) if not card))
    state.sealing = (1 << state.players) - 1


parse = PositionReader(META, FIELDS, QUESTIONS, build, position)


def resample(seen: View, viewer: int | None, rng: Rng) -> NewGame:
    """A state with this view: a sealed card is first any card of that hand, then drawn."""
    filled = dict(seen)
    pending = seen["pending"]
    if pending and "sealed" in pending:
        hands = seen["hands"]
        sealed = [hands[seat][0] if card is True else card or None for seat, card in enumerate(pending["sealed"])]
        filled["pending"] = {**pending, "sealed": sealed}
    return parse(filled).resample(SPECTATOR if viewer is None else viewer, rng)
