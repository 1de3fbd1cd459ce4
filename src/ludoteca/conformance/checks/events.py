"""Events: every difference that a viewer sees is named by one it got, in the form the game declares."""

from __future__ import annotations

import json

from ludoteca.conformance.checks.hidden_information import name
from ludoteca.conformance.subject import Subject, demand, viewers
from ludoteca.conformance.walks import Step, Walk
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.position_reader import differences


def events_are_as_declared(subject: Subject, walk: Walk) -> None:
    """Each event has a declared key, exactly its fields, and private parts for seats of this game only."""
    for step in walk.steps:
        for event in step.events:
            check_form(subject.game, event, walk.players)


def check_form(game: Game, event: Event, players: int) -> None:
    """One event against its declaration."""
    demand(event.key in game.event_kinds, f"event {event.key!r} isn't declared")
    declared = game.event_kinds[event.key]
    demand(
        set(event.fields) == set(declared.fields),
        f"event {event.key!r} has the fields {sorted(event.fields)}, declared are {sorted(declared.fields)}",
    )
    for seat, own in event.private.items():
        demand(0 <= seat < players, f"event {event.key!r} has a private part for seat {seat}")
        demand(
            set(own) <= set(declared.private),
            f"event {event.key!r} tells seat {seat} {sorted(own)}, declared are {sorted(declared.private)}",
        )
    for viewer in viewers(players):
        json.dumps(event.seen_by(viewer), allow_nan=False)


def changes_are_named(subject: Subject, walk: Walk) -> None:
    """Whatever differs between two successive views of a viewer is named by an event that it got."""
    for step in walk.steps:
        for viewer in viewers(walk.players):
            compare_views(subject.game, step, viewer)


def compare_views(game: Game, step: Step, viewer: int | None) -> None:
    """One line as one viewer saw it and heard of it."""
    changed = differences(game.view(step.before, viewer), game.view(step.after, viewer))
    seen = [event.seen_by(viewer) for event in step.events]
    places: set[str] = set()
    for one in seen:
        places |= game.event_kinds[one["key"]].places(one)
    silent = sorted(path for path in changed if not is_named(path, places))
    demand(
        not silent,
        f"{step.by} {step.words!r} changed {silent} for {name(viewer)}, which no event names: "
        f"{seen} name {sorted(places)}",
    )


def is_named(path: str, places: set[str]) -> bool:
    """Whether a place is the path or stands above it."""
    return any(path == place or path.startswith(f"{place}/") for place in places)
