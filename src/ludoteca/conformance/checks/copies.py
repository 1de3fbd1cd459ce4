"""Copies are independent, bytes restore a state, and the same moves give the same game."""

from __future__ import annotations

import random

from ludoteca.conformance.subject import Subject, demand
from ludoteca.conformance.walks import Moment, Walk, act
from ludoteca.core.game import Game
from ludoteca.core.plain_state import PlainState, check_fields
from ludoteca.core.rng import Rng
from ludoteca.core.state import State, digest


def fields_name_every_attribute(subject: Subject, moment: Moment) -> None:
    """FIELDS of a state in plain Python names exactly its numbers and lists."""
    if isinstance(moment.state, PlainState):
        try:
            check_fields(moment.state)
        except TypeError as error:
            demand(False, str(error))


def copies_are_independent(subject: Subject, moment: Moment) -> None:
    """Playing on a copy changes neither the original nor what its listener hears."""
    original = moment.state.copy()
    original.start_event_log()
    before = original.to_bytes()
    other = original.copy()
    demand(other == original and other.to_bytes() == before, "a copy isn't equal to its original")
    demand(not other.listening and other.take_facts() == [], "a copy has a listener")
    play_on(subject.game, [other], moment.random("copies"), 12)
    demand(original.to_bytes() == before, "playing on a copy changed the original")
    demand(original.take_facts() == [], "playing on a copy was logged by the original")
    kept = original.copy()
    play_on(subject.game, [original], moment.random("original"), 12)
    demand(kept.to_bytes() == before, "playing on the original changed a copy")


def bytes_restore_a_state(subject: Subject, moment: Moment) -> None:
    """A blank state that loads the bytes is equal and plays on identically; other lengths are refused."""
    state = moment.state
    other = state.blank()
    other.load_bytes(state.to_bytes())
    demand(other == state and digest(other) == digest(state), "bytes don't restore the state")
    play_on(subject.game, [state.copy(), other], moment.random("bytes"), 12)
    try:
        other.load_bytes(state.to_bytes()[:-1])
    except ValueError:
        return
    demand(False, "too few bytes were taken for a state")


def the_same_moves_give_the_same_game(subject: Subject, walk: Walk) -> None:
    """Repeating a game's lines gives the same bytes and events at each of them, listened to or not."""
    heard, unheard = walk.opened(), walk.opened()
    heard.start_event_log()
    for number, step in enumerate(walk.steps):
        demand(heard.to_bytes() == step.before.to_bytes(), f"the state before line {number + 2} isn't the same again")
        act(walk.game, heard, step.by, step.words)
        act(walk.game, unheard, step.by, step.words)
        found = walk.game.events(heard, heard.take_facts())
        demand(found == step.events, f"line {number + 2} tells {found}, and told {step.events} before")
        demand(heard.to_bytes() == unheard.to_bytes(), f"listening changed line {number + 2}")


def play_on(game: Game, states: list[State], choose: random.Random, most: int) -> None:
    """Play the same random choices on states that should stay equal."""
    seed = choose.getrandbits(32)
    for number in range(most):
        first = states[0]
        if first.is_over():
            return
        if first.is_chance():
            for state in states:
                roll(state, Rng(seed + number))
        else:
            seat = choose.choice(first.current_players())
            action = choose.choice(first.legal_actions(seat))
            for state in states:
                state.apply_action(seat, action)
        for state in states[1:]:
            demand(state.to_bytes() == first.to_bytes(), "equal states went different ways with the same choices")


def roll(state: State, rng: Rng) -> None:
    """Play all chance that is next, as search does."""
    state.resolve_chance(rng)
    demand(not state.is_chance(), "chance is still next after settling it")
