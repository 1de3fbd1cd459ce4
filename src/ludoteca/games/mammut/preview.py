"""The table as if it were scored now, from one viewer's eyes, and the same after a move.

Where something unseen matters, a "?" or a card played face down, possible worlds are drawn and the mean is
told; the draws are the same for the same view. While the shaman lies in the centre every owner and side is
tried, and what differs among them is told as a tie. Draws and choices of animals are counted, not made.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core import bits
from ludoteca.core.dice import Dice
from ludoteca.core.game import View
from ludoteca.games.mammut import codes, position, words
from ludoteca.games.mammut.rules import Mammut
from ludoteca.games.mammut.view import SPECTATOR, imagine

WORLDS = 400
CATEGORIES = ("axe", "fur", "tusk", "food", "fire")
CARDS, STEPS, KINDS = 5, 6, 7
DIVIDING = (codes.TURN, codes.TAKING, codes.GIVING)

Numbers = list[int]


def preview(seen: View, viewer: int | None, action: int | None) -> dict[str, Any]:
    """What scoring now would bring to every seat; with an action, what it would after it."""
    by = Dice(0)
    state = imagine(seen, viewer, by)
    told: dict[str, Any] = {} if action is None else {"move": words.WORDS[action]}
    if state.kind not in DIVIDING:
        return told | {"scores": None} | standing(after(state, viewer, action))
    eyes = SPECTATOR if viewer is None else viewer
    number = WORLDS if is_uncertain(after(state, viewer, action), state, eyes) else 1
    worlds = [after(again(state, eyes, by), viewer, action) for _ in range(number)]
    tallies = [tally(world, by) for world in worlds]
    shaman = next((s for s in range(state.players) if holds_shaman(worlds[0], s)), None)
    scores = [score(worlds[0], seat, tallies) for seat in range(state.players)]
    return told | {"scores": scores, "exact": number == 1, "shaman": shaman} | standing(worlds[0])


def standing(state: Mammut) -> dict[str, Any]:
    """The tracks and animals that everybody sees."""
    seats = range(state.players)
    return {
        "points": [state.points[seat] for seat in seats],
        "furs": [state.furs[seat] for seat in seats],
        "animals": [position.kinds(state.animals[seat]) for seat in seats],
    }


def again(state: Mammut, eyes: int, by: Dice) -> Mammut:
    """Another world that the viewer can't tell from this one."""
    return state.redealt(eyes, by)  # type: ignore[return-value]


def after(state: Mammut, seat: int | None, action: int | None) -> Mammut:
    """A copy after an action, before anything is scored."""
    work: Mammut = state.copy()  # type: ignore[assignment]
    if action is None or seat is None or action == codes.DONE:
        return work
    if action == codes.TAKE_ALL:
        piles = list(work.piles)
        piles[work.empty_group(seat)], piles[codes.CENTRE] = piles[codes.CENTRE], 0
        work.piles = piles
    else:
        work.play(seat, action)
    return work


def is_uncertain(state: Mammut, before: Mammut, eyes: int) -> bool:
    """Whether something that the viewer can't see would change the tally."""
    held = sum(state.piles[codes.GROUPS :])
    shown = before.shows[codes.QUESTION] | (state.seen(eyes) & ~before.seen(eyes))
    if held & shown & ~before.seen(eyes) & ~bits.single(codes.SHAMAN):
        return True
    return any(
        any(before.played[seat * codes.CARDS : (seat + 1) * codes.CARDS])
        for seat in range(before.players)
        if seat != eyes
    )


def holds_shaman(state: Mammut, seat: int) -> bool:
    """Whether a seat has the shaman."""
    groups = state.piles[codes.GROUPS + seat * 2] | state.piles[codes.GROUPS + seat * 2 + 1]
    return bool(groups & bits.single(codes.SHAMAN))


def tally(state: Mammut, by: Dice) -> list[Numbers]:
    """What scoring a world brings: once if somebody has the shaman, else for every owner and side."""
    if not state.piles[codes.CENTRE] & bits.single(codes.SHAMAN):
        return [state.foreseen(0, 0, by)]
    sides = (codes.RED, codes.BLUE)
    return [state.foreseen(seat, side, by) for seat in range(state.players) for side in sides]


def score(state: Mammut, seat: int, tallies: list[list[Numbers]]) -> dict[str, Any]:
    """One seat's part of the tally, each category apart."""
    told: dict[str, Any] = {}
    for column, name in enumerate(CATEGORIES):
        at = seat * 8 + column
        told[name] = {"points": mean(column_of(tallies, at)), "tied": is_tied(tallies, at)}
    told["axe"]["cards"] = mean(column_of(tallies, seat * 8 + CARDS))
    told["fur"]["steps"] = mean(column_of(tallies, seat * 8 + STEPS))
    kinds = bits.count(state.animals[seat])
    new = list(column_of(tallies, seat * 8 + KINDS))
    worth = mean([collection(kinds + one) - collection(kinds) for one in new])
    told["animals"] = {"kinds": mean(new), "worth": worth, "tied": is_tied(tallies, seat * 8 + KINDS)}
    told["points"] = mean([sum(numbers[seat * 8 : seat * 8 + 5]) for world in tallies for numbers in world])
    return told


def column_of(tallies: list[list[Numbers]], at: int) -> Iterable[int]:
    """One number of every tally."""
    return (numbers[at] for world in tallies for numbers in world)


def is_tied(tallies: list[list[Numbers]], at: int) -> bool:
    """Whether in some world the shaman would decide this number."""
    return any(len({numbers[at] for numbers in world}) > 1 for world in tallies)


def mean(numbers: Iterable[int]) -> float:
    """The mean to two decimals; a whole number stays one."""
    those = list(numbers)
    found = round(sum(those) / len(those), 2)
    return int(found) if found == int(found) else found


def collection(kinds: int) -> int:
    """What a number of kinds is worth at the end (7.1)."""
    return (0, 0, 0, 4, 9, 15, 22, 30)[kinds]
