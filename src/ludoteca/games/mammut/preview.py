"""The table as if it were scored now, from one viewer's eyes, and the same after a move.

Where something unseen matters, a "?" or a card played face down, possible worlds are drawn and the mean is
told; the draws are the same for the same view. While the shaman lies in the centre every owner and side is
tried, and what differs among them is told as a tie. Draws and choices of animals are counted, not made.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import bits
from ludoteca.core.game import View
from ludoteca.core.rng import Rng
from ludoteca.games.mammut import codes, notation, position
from ludoteca.games.mammut.rules import Mammut
from ludoteca.games.mammut.view import SPECTATOR, Views, resample

WORLDS = 400
NUMBERS = ("axe", "fur", "tusk", "food", "fire", "cards", "steps", "kinds", "worth")
CATEGORIES = NUMBERS[:5]
WIDTH = len(NUMBERS)
DIVIDING = (codes.TURN, codes.TAKING, codes.GIVING)
NO_ACTION = -1


def preview(seen: View, viewer: int | None, action: int | None) -> dict[str, Any]:
    """What scoring now would bring to every seat; with an action, what it would after it."""
    by = Rng(0)
    state = resample(seen, viewer, by)
    shown: dict[str, Any] = {} if action is None else {"move": notation.WORDS[action]}
    if state.kind not in DIVIDING:
        return shown | {"scores": None} | standing(after(state, viewer, action))
    following = after(state, viewer, action)
    perspective = SPECTATOR if viewer is None else viewer
    is_exact = not is_uncertain(following, state, perspective)
    chosen = NO_ACTION if action is None else action
    tallies = [state.foreseen(perspective, chosen, not is_exact, by) for _ in range(1 if is_exact else WORLDS)]
    scores = [score(seat, state.players, tallies) for seat in range(state.players)]
    shaman = next((seat for seat in range(state.players) if holds_shaman(following, seat)), None)
    return shown | {"scores": scores, "exact": is_exact, "shaman": shaman} | standing(state)


def predicted_view(seen: View, seat: int, action: int) -> View | None:
    """The view after an action that only moves tiles; None for others."""
    if not (codes.TAKE <= action < codes.TAKE_ALL or codes.BACK <= action < codes.PLAY):
        return None
    state = resample(seen, seat, Rng(0))
    state.apply_action(seat, action)
    return Views(state).view(seat)


def standing(state: Mammut) -> dict[str, Any]:
    """The tracks and animals that everybody sees."""
    seats = range(state.players)
    return {
        "points": [state.points[seat] for seat in seats],
        "furs": [state.furs[seat] for seat in seats],
        "animals": [position.kinds(state.animals[seat]) for seat in seats],
    }


def after(state: Mammut, seat: int | None, action: int | None) -> Mammut:
    """A copy after an action, before anything is scored that the action would end the dividing for."""
    work = state.copy()
    if action is None or seat is None or action == codes.DONE:
        return work
    if action == codes.TAKE_ALL:
        piles = list(work.piles)
        piles[work.empty_group(seat)], piles[codes.CENTRE] = piles[codes.CENTRE], 0
        work.piles = piles
    else:
        work.apply_action(seat, action)
    return work


def is_uncertain(following: Mammut, before: Mammut, perspective: int) -> bool:
    """Whether something that the viewer can't see would change the tally."""
    held = sum(following.piles[codes.GROUPS :])
    turned = before.shows[codes.QUESTION] | (following.seen(perspective) & ~before.seen(perspective))
    if held & turned & ~before.seen(perspective) & ~bits.single(codes.SHAMAN):
        return True
    others = (seat for seat in range(before.players) if seat != perspective)
    return any(any(before.played[seat * codes.CARDS : (seat + 1) * codes.CARDS]) for seat in others)


def holds_shaman(state: Mammut, seat: int) -> bool:
    """Whether a seat has the shaman."""
    groups = state.piles[codes.GROUPS + seat * 2] | state.piles[codes.GROUPS + seat * 2 + 1]
    return bool(groups & bits.single(codes.SHAMAN))


def score(seat: int, players: int, tallies: list[list[int]]) -> dict[str, Any]:
    """One seat's part of the tallies, each category apart."""
    first = 1 + seat * WIDTH
    total = sum(tally[0] for tally in tallies)
    sums = [sum(tally[first + at] for tally in tallies) for at in range(WIDTH)]
    ties = [any(tally[first + players * WIDTH + at] for tally in tallies) for at in range(WIDTH)]
    means = {name: mean(sums[at], total) for at, name in enumerate(NUMBERS)}
    shown: dict[str, Any] = {name: {"points": means[name], "tied": ties[at]} for at, name in enumerate(CATEGORIES)}
    shown["axe"]["cards"] = means["cards"]
    shown["fur"]["steps"] = means["steps"]
    shown["animals"] = {"kinds": means["kinds"], "worth": means["worth"], "tied": ties[NUMBERS.index("kinds")]}
    shown["points"] = mean(sum(sums[: len(CATEGORIES)]), total)
    return shown


def mean(total: int, number: int) -> float:
    """The mean to two decimals; a whole number stays one."""
    found = round(total / number, 2)
    return int(found) if found == int(found) else found
