"""Sealed choices: in whatever order they arrive, and nobody learns one before the last of them."""

from __future__ import annotations

import json
import random
from typing import Any

from ludoteca.conformance.checks.hidden_information import heard, name, some, still_sealed
from ludoteca.conformance.subject import Subject, demand, viewers
from ludoteca.conformance.walks import Moment
from ludoteca.core import bits
from ludoteca.core.state import State

MAX_CHOICES = 64
ORDERS = 8

Script = list[int]


def a_sealed_choice_is_nobodys_news(subject: Subject, moment: Moment) -> None:
    """Until the last seat has chosen, what the others see and may do doesn't depend on a sealed choice."""
    state = moment.state
    if not state.sealing:
        return
    for seat in state.current_players():
        for viewer in viewers(moment.players):
            if viewer != seat:
                compare_choices(subject, moment, seat, viewer)


def compare_choices(subject: Subject, moment: Moment, seat: int, viewer: int | None) -> None:
    """Different choices by a seat that leave the question open look the same to a viewer."""
    game = subject.game
    known: dict[int, tuple[int, str]] = {}
    for action in some(moment, moment.state.legal_actions(seat)):
        heard_events, after = heard(game, moment.state, seat, game.word(action), viewer)
        if not still_sealed(moment.state, after, seat):
            continue
        allowed = after.legal_actions(viewer) if viewer is not None else []
        news = json.dumps([heard_events, game.view(after, viewer), allowed])
        first, seen = known.setdefault(after.owes, (action, news))
        demand(
            news == seen,
            f"{name(viewer)} can tell seat {seat}'s sealed {game.word(first)!r} from {game.word(action)!r}: "
            f"{seen} and {news}",
        )


def the_order_of_sealing_does_not_matter(subject: Subject, moment: Moment) -> None:
    """The same answers in any order, step by step interleaved, give the same state."""
    state = moment.state
    if not state.sealing or len(state.current_players()) < 2:
        return
    choose = moment.random("sealing")
    scripts = {seat: alone(state, seat, choose) for seat in state.current_players()}
    reached: dict[bytes, list[Any]] = {}
    for order in orders(scripts, choose):
        reached.setdefault(interleaved(state, scripts, order), order)
    demand(len(reached) == 1, f"sealed answers {scripts} in the orders {list(reached.values())} give different states")


def alone(state: State, seat: int, choose: random.Random) -> Script:
    """One seat's whole answer, chosen while nobody else does anything."""
    work = state.copy()
    script: Script = []
    while work.owes & bits.single(seat):
        demand(len(script) < MAX_CHOICES, f"seat {seat} is still asked after {MAX_CHOICES} sealed choices")
        action = choose.choice(work.legal_actions(seat))
        work.apply_action(seat, action)
        script.append(action)
    return script


def orders(scripts: dict[int, Script], choose: random.Random) -> list[list[int]]:
    """The seats one after the other, both ways round, and some random mixtures."""
    straight = [seat for seat, script in scripts.items() for _ in script]
    found = [straight, straight[::-1]]
    for _ in range(ORDERS):
        mixed = straight[:]
        choose.shuffle(mixed)
        found.append(mixed)
    return found


def interleaved(state: State, scripts: dict[int, Script], order: list[int]) -> bytes:
    """The state after the scripts were played in an order."""
    work = state.copy()
    left = {seat: iter(script) for seat, script in scripts.items()}
    for seat in order:
        work.apply_action(seat, next(left[seat]))
    return work.to_bytes()
