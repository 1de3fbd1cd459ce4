"""New Game as a Game: the functions of its modules."""

from __future__ import annotations

from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.game import Game, View
from newgame import codes, events, notation, position
from newgame.meta import META
from newgame.rules import NewGame

# Each refusal with its clause and the key of its sentence.
REFUSALS = {
    contract.IS_OVER: ("3.1", "is-over"),
    contract.CHANCE_IS_NEXT: ("2.1", "chance-is-next"),
    contract.IS_NOT_ASKED: ("2.2", "not-asked"),
    contract.NO_SUCH_ACTION: ("2.2", "no-such-action"),
    codes.CARD_NOT_HELD: ("2.2", "card-not-held"),
}


def preview(view: View, seat: int | None, action: int | None) -> dict[str, Any]:
    """The card that would be bid, and for which prize; the rest depends on the others."""
    shown = {"prize": (view["pending"] or {}).get("prize")}
    return shown if action is None else {"card": action + 1, **shown}


GAME = Game[NewGame](
    meta=META,
    actions=codes.CARDS,
    vocabulary=notation.WORDS,
    draws=notation.OUTCOMES,
    event_kinds=events.KINDS,
    refusals=REFUSALS,
    draw_setup=notation.draw_setup,
    initial_state=notation.initial_state,
    position=position.position,
    parse=position.parse,
    view=position.view,
    resample=position.resample,
    preview=preview,
    events=events.events,
)
