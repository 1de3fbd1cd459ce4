"""Whether a position that was read could be one of a game: the open question must fit the tiles, cards and tracks."""

from __future__ import annotations

from typing import Any

from ludoteca.core import bits
from ludoteca.core.validation import Validator
from ludoteca.games.mammut import codes
from ludoteca.games.mammut.rules import Mammut


def check(state: Mammut, result: Any, faults: Validator) -> None:
    """Note everything about the open question or the result that doesn't fit, as far as their fields were read."""
    if not is_sound(faults, "tiles", "pending"):
        return
    if state.is_over():
        if is_sound(faults, "points", "furs", "result"):
            check_result(state, result, faults)
    elif state.kind == codes.TURN:
        check_turn(state, faults)
    elif state.kind == codes.TAKING:
        check_taking(state, faults)
    elif state.kind == codes.GIVING:
        check_giving(state, faults)
    else:
        check_scoring(state, faults)


def is_sound(faults: Validator, *fields: str) -> bool:
    """Whether no fault has been noted in some fields."""
    return not any(fault["path"].split("/")[0] in fields for fault in faults.found)


def check_turn(state: Mammut, faults: Validator) -> None:
    """The seat has an empty group and can take or rob (4.1, 10.1, 10.4)."""
    if not state.can_act(state.seat):
        faults.add("seat-cannot-act", "pending/seat")


def is_own(state: Mammut) -> bool:
    """Whether the tiles go to a group of the seat that acts."""
    return state.to != codes.CENTRE and (state.to - codes.GROUPS) // 2 == state.seat


def check_taking(state: Mammut, faults: Validator) -> None:
    """The group being filled holds exactly what was taken (4.2)."""
    if not is_own(state):
        faults.add("not-its-group", "pending/to")
    elif state.piles[state.to] != state.marked:
        faults.add("not-what-was-taken", "pending/taken")
    if not state.marked:
        faults.add("nothing-taken", "pending/taken")


def check_giving(state: Mammut, faults: Validator) -> None:
    """What was given back lies in the centre, and something is kept (4.2, 4.3)."""
    if not is_own(state):
        faults.add("not-its-group", "pending/to")
        return
    if not state.piles[state.to]:
        faults.add("nothing-kept", "pending/to")
    elif not state.marked and bits.count(state.piles[state.to]) == 1:
        faults.add("nothing-to-give-back", "pending/to")
    if state.marked & ~state.piles[codes.CENTRE]:
        faults.add("not-in-the-centre", "pending/back")


def check_scoring(state: Mammut, faults: Validator) -> None:
    """Everything is divided, and there is a card to draw or an animal to choose (4.8, 6, 8)."""
    if state.piles[codes.CENTRE]:
        faults.add("tile-in-the-centre", "tiles")
    if state.queued and state.queue[0] != state.seat:
        faults.add("not-first-in-the-queue", "pending/seat")
    if state.kind == codes.DRAW:
        if state.round == codes.LAST_ROUND:
            faults.add("no-draws-in-the-last-round", "pending/kind")
        if not any(state.deck) and is_sound(faults, "deck"):
            faults.add("empty-deck", "deck")
    elif state.kind == codes.DEAL:
        if any(state.played):
            faults.add("played-cards-at-a-deal", "played")
    elif is_sound(faults, "animals", "played"):
        check_choice(state, faults)


def check_choice(state: Mammut, faults: Validator) -> None:
    """The card that asks was played, and there is something to choose (8.1)."""
    seats = (state.seat,) if state.card == codes.TAKE_ANIMAL else range(state.players)
    if not any(state.played[seat * codes.CARDS + state.card] for seat in seats):
        faults.add("card-not-played", "pending/card")
    if len(state.legal_actions(state.seat)) < (2 if state.card == codes.TAKE_ANIMAL else 1):
        faults.add("nothing-to-choose", "pending/seat")


def check_result(state: Mammut, given: Any, faults: Validator) -> None:
    """A finished game is in its last round, and its result follows from the tracks (7)."""
    if state.round != codes.LAST_ROUND:
        faults.add("too-early", "round")
    if any(state.played):
        faults.add("played-cards-at-the-end", "played")
    table = faults.table(given, "result")
    result = state.result()
    assert result is not None
    for name, value in result.written().items():
        if table.get(name) != value:
            faults.add(f"wrong-{name}", f"result/{name}")
