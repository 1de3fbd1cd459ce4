"""Kahmaté as a Game: the functions of its modules."""

from ludoteca.core.game import Game
from ludoteca.games.kahmate import codes, events, notation, parse, position, preview, view
from ludoteca.games.kahmate.meta import META
from ludoteca.games.kahmate.refusals import REFUSALS
from ludoteca.games.kahmate.rules import Kahmate

GAME = Game[Kahmate](
    meta=META,
    actions=codes.ACTIONS,
    vocabulary=notation.WORDS,
    draws=notation.OUTCOMES,
    event_kinds=events.KINDS,
    refusals=REFUSALS,
    stakes=0.3,
    draw_setup=notation.draw_setup,
    initial_state=notation.initial_state,
    position=position.position,
    parse=parse.parse,
    view=view.view,
    resample=view.resample,
    preview=preview.preview,
    events=events.events,
    projections=view.projection,
    check_options=notation.check_options,
    conformance_options=notation.conformance_options,
)
