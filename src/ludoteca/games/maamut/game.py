"""Mâamut as a Game: the functions of its modules."""

from ludoteca.core.game import Game
from ludoteca.games.maamut import codes, events, notation, parse, position, preview, view
from ludoteca.games.maamut.meta import META
from ludoteca.games.maamut.refusals import REFUSALS
from ludoteca.games.maamut.rules import Maamut

GAME = Game[Maamut](
    meta=META,
    actions=codes.ACTIONS,
    vocabulary=notation.WORDS,
    draws=notation.OUTCOMES,
    event_kinds=events.KINDS,
    refusals=REFUSALS,
    max_random_actions=500,
    draw_setup=notation.draw_setup,
    initial_state=notation.initial_state,
    position=position.position,
    parse=parse.parse,
    view=view.view,
    resample=view.resample,
    preview=preview.preview,
    events=events.events,
)
