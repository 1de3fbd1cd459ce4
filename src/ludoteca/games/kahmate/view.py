"""What each viewer may know, built up from the public fields, and worlds imagined from it (2.2, 4.2).

Everything is open in Kahmaté but the other side's line-up until both are ready, and a laid card until both lie.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.game import Game, View
from ludoteca.core.projection import OpenProjection, Projection, SeparateProjection
from ludoteca.core.rng import Rng
from ludoteca.games.kahmate import codes, components, parse, position
from ludoteca.games.kahmate.fields import Rugby
from ludoteca.games.kahmate.rules import Kahmate


def view(play: Rugby, viewer: int | None) -> View:
    """The public fields, one's own line-up and one's own laid card."""
    shown = range(12)
    if play.kind == codes.SETUP:
        shown = range(0) if viewer is None else range(viewer * 6, viewer * 6 + 6)
    laid = [laid_card(play, seat, viewer) for seat in range(2)]
    return position.fields(play, position.pieces(play, shown), laid)


def is_open(play: Rugby) -> bool:
    """Whether nothing is hidden: neither line-ups nor laid cards."""
    return play.kind not in (codes.SETUP, codes.CARD)


def projection(game: Game[Kahmate], play: Kahmate) -> Projection:
    """The position and the views, which are the same while nothing is hidden."""
    return OpenProjection(game, play) if is_open(play) else SeparateProjection(game, play)


def laid_card(play: Rugby, seat: int, viewer: int | None) -> Any:
    """One's own laid card, and of the other's whether there is one."""
    return play.laid[seat] or None if seat == viewer else bool(play.laid[seat])


def resample(seen: View, viewer: int | None, rng: Rng) -> Kahmate:
    """A state with this view: unseen line-ups and cards are drawn at random."""
    state = parse.parse(completed(seen))
    return state.resample(contract.NOBODY if viewer is None else viewer, rng)


def completed(seen: View) -> View:
    """A position with this view: sealed line-ups stand from the first square on, laid cards are the lowest held."""
    pending = seen["pending"]
    if pending is None or pending["kind"] not in ("setup", "card"):
        return seen
    if pending["kind"] == "setup":
        return {**seen, "pieces": seen["pieces"] | hidden_pieces(seen)}
    laid = [seen["cards"][seat][0] if card is True else card or None for seat, card in enumerate(pending["laid"])]
    return {**seen, "pending": pending | {"laid": laid}}


def hidden_pieces(seen: View) -> View:
    """A line-up for each side that is ready and not shown."""
    found: View = {}
    for side, ready in enumerate(seen["pending"]["ready"]):
        team = components.PIECES[side * 6 : side * 6 + 6]
        if ready and team[0] not in seen["pieces"]:
            squares = components.setup_squares(side)
            found |= {name: {"at": components.NAMES[squares[at]], "down": 0} for at, name in enumerate(team)}
    return found
