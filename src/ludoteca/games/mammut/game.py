"""Mammut as a Game: the functions of its modules."""

from ludoteca.core.game import Game
from ludoteca.games.mammut import codes, events, notation, parse, preview, tiles, view
from ludoteca.games.mammut.meta import META
from ludoteca.games.mammut.refusals import REFUSALS
from ludoteca.games.mammut.rules import Mammut

GAME = Game[Mammut](
    meta=META,
    actions=codes.ACTIONS,
    vocabulary=notation.WORDS,
    draws=notation.OUTCOMES,
    event_kinds=events.KINDS,
    refusals=REFUSALS,
    breadth=2.0,
    draw_setup=notation.draw_setup,
    initial_state=notation.initial_state,
    draw_deal=notation.draw_deal,
    apply_deal=notation.apply_deal,
    position=view.position_of,
    parse=parse.parse,
    view=view.view,
    resample=view.resample,
    preview=preview.preview,
    predicted_view=preview.predicted_view,
    events=events.events,
    projections=view.projection,
    check_options=tiles.check_options,
    parse_option=tiles.parse_option,
    is_public=notation.is_public,
    continues=notation.continues,
    conformance_options=tiles.conformance_options,
)
