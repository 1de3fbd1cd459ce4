"""Truffles as a Game: the functions of its modules."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.game import Game, View
from truffles import codes, events, notation, parse, position
from truffles.meta import META
from truffles.rules import Truffles

REFUSALS = {
    contract.IS_OVER: ("3.1", "is-over"),
    contract.CHANCE_IS_NEXT: ("2.1", "chance-is-next"),
    contract.IS_NOT_ASKED: ("2.2", "not-asked"),
    contract.NO_SUCH_ACTION: ("2.2", "no-such-action"),
    codes.PIG_NOT_HELD: ("2.2", "pig-not-held"),
}


def conformance_options(players: int) -> Sequence[Mapping[str, Any]]:
    """Chance chooses who is first, or the table does."""
    return [{}, {"first": 1}]


def preview(view: View, seat: int | None, action: int | None) -> dict[str, Any]:
    """The pig that would be sent, and for which truffle; the rest depends on the other farmer."""
    pending = view["pending"] or {}
    shown = {"truffle": pending.get("truffle"), "found": [sum(found) for found in view["found"]]}
    return shown if action is None else {"pig": action + 1, **shown}


GAME = Game[Truffles](
    meta=META,
    actions=codes.PIGS,
    vocabulary=notation.WORDS,
    draws=notation.OUTCOMES,
    event_kinds=events.KINDS,
    refusals=REFUSALS,
    draw_setup=notation.draw_setup,
    initial_state=notation.initial_state,
    position=position.position,
    parse=parse.parse,
    view=position.view,
    resample=position.resample,
    preview=preview,
    events=events.events,
    conformance_options=conformance_options,
)
