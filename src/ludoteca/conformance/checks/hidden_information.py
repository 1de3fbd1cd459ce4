"""Checks of hidden information: a viewer's view, actions and events depend on nothing that it may not know.

Round trip: a state resampled from a view has that same view. Perturbation: rewriting what is hidden, by the game's
own resample and by the tester's scrambler, changes nothing for that viewer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludoteca.conformance.checks.copies import play_on
from ludoteca.conformance.subject import Subject, demand, viewers
from ludoteca.conformance.walks import Moment, act
from ludoteca.core import bits
from ludoteca.core.game import Game
from ludoteca.core.position_reader import differences
from ludoteca.core.record import CHANCE
from ludoteca.core.rng import Rng
from ludoteca.core.state import State, digest

SPECTATOR = -1
WORLDS = 3
TRIED = 8
REASONS = 40


def a_view_echoes(subject: Subject, moment: Moment) -> None:
    """States resampled from a view have that view, are positions the game reads, and can be played on."""
    game = subject.game
    for viewer in viewers(moment.players):
        seen = game.view(moment.state, viewer)
        text = json.dumps(seen, allow_nan=False)
        demand(json.loads(text) == seen, f"{name(viewer)}'s view changes on its way through JSON")
        lacking = game.position(moment.state).keys() - seen.keys()
        demand(not lacking, f"{name(viewer)}'s view lacks {sorted(lacking)}: what is hidden is replaced, never dropped")
        for seed in range(WORLDS):
            world = game.resample(json.loads(text), viewer, Rng(seed))
            differ = differences(seen, game.view(world, viewer))
            demand(not differ, f"a state that Game.resample made for {name(viewer)} has another view at {differ}")
            again = game.parse(game.position(world))
            demand(again.to_bytes() == world.to_bytes(), f"a state resampled for {name(viewer)} isn't read back")
            play_on(game, [world], moment.random(f"echo {seed}"), 6)


def what_is_hidden_changes_nothing(subject: Subject, moment: Moment) -> None:
    """States that differ only in what a viewer can't know look, allow and refuse the same to it."""
    game, state = subject.game, moment.state
    for viewer in viewers(moment.players):
        seen = game.view(state, viewer)
        answered = answers(game, state, viewer, moment)
        for origin, other in alternatives(subject, moment, viewer):
            differ = differences(seen, game.view(other, viewer))
            demand(
                not differ, f"the view of {name(viewer)} depends on what it may not know, at {differ}: world {origin}"
            )
            again = answers(game, other, viewer, moment)
            if again != answered:
                pairs = [pair for pair in zip(answered, again, strict=True) if pair[0] != pair[1]]
                demand(
                    False,
                    f"what {name(viewer)} may choose, or why not, depends on what it may not know: {pairs}, "
                    f"world {origin}",
                )


def answers(game: Game, state: State, viewer: int | None, moment: Moment) -> list[tuple[int, int | str]]:
    """To every action of a seat its refusal, and to some of them the whole reason."""
    if viewer is None:
        return []
    refusals: list[tuple[int, int | str]] = [
        (action, state.refusal(viewer, action)) for action in range(-1, game.actions + 1)
    ]
    explained = some(moment, list(range(game.actions)), REASONS)
    return refusals + [(action, repr(game.reason(state, viewer, action))) for action in explained]


def news_hides_what_the_view_hides(subject: Subject, moment: Moment) -> None:
    """Lines after which a viewer's view is the same, from states that looked the same, tell it the same.

    Moves that the game says are open to everybody are compared only with themselves.
    """
    game = subject.game
    for viewer in viewers(moment.players):
        news: dict[str, tuple[str, list[dict[str, Any]]]] = {}
        for origin, other in [("", moment.state), *alternatives(subject, moment, viewer)]:
            for by, words in lines(game, other, moment):
                received, after = heard(game, other, by, words, viewer)
                if reveals(other, after, by):
                    continue
                own = words if by == viewer or game.is_public(words) else ""
                key = json.dumps([str(by), own, game.view(after, viewer)])
                first, known = news.setdefault(key, (words, received))
                demand(
                    received == known,
                    f"{name(viewer)} sees the same after {by}'s {first!r} and {words!r}, the latter in a world "
                    f"{origin or 'as it is'}, but is told {known} and {received}",
                )


def observed_actions_hide_what_nobody_sees(subject: Subject, moment: Moment) -> None:
    """Actions after which every other seat sees the same are observed as the same action, unless their words are open.

    Sealed questions are left out: nobody observes their answers before all are shown.
    """
    game, state = subject.game, moment.state
    if state.sealing:
        return
    for seat in state.current_players():
        others = [viewer for viewer in viewers(moment.players) if viewer != seat]
        known: dict[str, tuple[int, int]] = {}
        for action in some(moment, state.legal_actions(seat)):
            word, observed = game.word(action), state.observed_action(action)
            demand(0 <= observed < game.actions, f"observed_action({word!r}) is {observed}, which is no action")
            if game.is_public(word):
                continue
            seen = [heard(game, state, seat, word, viewer) for viewer in others]
            key = json.dumps(
                [(received, game.view(after, viewer)) for viewer, (received, after) in zip(others, seen, strict=True)]
            )
            first, same = known.setdefault(key, (action, observed))
            demand(
                observed == same,
                f"nobody else can tell seat {seat}'s {game.word(first)!r} from {word!r}, but they are observed as "
                f"{game.word(same)!r} and {game.word(observed)!r}: override on_observed_action",
            )


def worlds_vary(subject: Subject) -> None:
    """Where something is hidden from a viewer, resampled states are not all equal."""
    game = subject.game
    hidden, varied = 0, 0
    for moment in subject.moments():
        for viewer in viewers(moment.players):
            if game.view(moment.state, viewer) == game.position(moment.state):
                continue
            hidden += 1
            seat = SPECTATOR if viewer is None else viewer
            varied += len({digest(moment.state.resample(seat, Rng(seed))) for seed in range(8)}) > 1
    demand(hidden == 0 or varied, f"something was hidden {hidden} times, and resample never changed it")


def previews_come_from_the_view(subject: Subject, moment: Moment) -> None:
    """A preview is the same each time, is JSON, and leaves the view as it was."""
    game = subject.game
    for viewer in viewers(moment.players):
        seen = game.view(moment.state, viewer)
        kept = json.dumps(seen)
        actions: list[int | None] = [None]
        if viewer in moment.state.current_players():
            actions += some(moment, moment.state.legal_actions(viewer))
        for action in actions:
            received = json.dumps(game.preview(seen, viewer, action), allow_nan=False)
            demand(json.dumps(seen) == kept, f"previewing {action} changed {name(viewer)}'s view")
            again = json.dumps(game.preview(json.loads(kept), viewer, action))
            demand(
                again == received, f"{name(viewer)}'s preview of {action} isn't the same again: {received} and {again}"
            )


def alternatives(subject: Subject, moment: Moment, viewer: int | None) -> Iterator[tuple[str, State]]:
    """States that should look the same to a viewer, with who made them."""
    seat = SPECTATOR if viewer is None else viewer
    for seed in range(WORLDS):
        yield "resampled by the game", moment.state.resample(seat, Rng(seed + 1))
    if subject.scrambler is not None:
        position = subject.game.position(moment.state)
        for number in range(WORLDS):
            chosen = moment.random(f"scramble {viewer} {number}")
            scrambled = subject.scrambler(json.loads(json.dumps(position)), viewer, chosen)
            yield "scrambled by the tester", subject.game.parse(scrambled)


def lines(game: Game, state: State, moment: Moment) -> list[tuple[int | str, str]]:
    """Some of the lines that could come next."""
    if state.is_chance():
        return [
            (CHANCE, game.outcome_word(outcome))
            for outcome in some(moment, [one for one, _ in state.chance_outcomes()])
        ]
    return [
        (seat, game.word(action))
        for seat in state.current_players()
        for action in some(moment, state.legal_actions(seat))
    ]


def some(moment: Moment, items: list[int], most: int = TRIED) -> list[int]:
    """At most so many of them as a test has time for."""
    return items if len(items) <= most else sorted(moment.random("some").sample(items, most))


def heard(
    game: Game, state: State, by: int | str, words: str, viewer: int | None
) -> tuple[list[dict[str, Any]], State]:
    """What a viewer is told of a line played on a copy, and the copy."""
    after = state.copy()
    after.start_event_log()
    act(game, after, by, words)
    return [event.seen_by(viewer) for event in game.events(after, after.take_facts())], after


def reveals(before: State, after: State, by: int | str) -> bool:
    """Whether a line closed a sealed question, which shows what was sealed."""
    return before.sealing != 0 and (by == CHANCE or not still_sealed(before, after, int(by)))


def still_sealed(before: State, after: State, seat: int) -> bool:
    """Whether the same sealed question is open after a seat's choice, for it or for others."""
    left = before.owes & ~bits.single(seat)
    same = (after.kind, after.sealing, after.ending) == (before.kind, before.sealing, 0)
    return same and after.owes != 0 and after.owes in (before.owes, left)


def name(viewer: int | None) -> str:
    """A viewer in a sentence."""
    return "a spectator" if viewer is None else f"seat {viewer}"
