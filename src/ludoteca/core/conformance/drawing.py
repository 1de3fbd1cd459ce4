"""Chance: outcomes in a fixed order with whole-number weights, all of them playable; deals that repeat."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.conformance.subject import Subject, demand
from ludoteca.core.conformance.walks import Moment
from ludoteca.core.dice import Dice

MOST = 1024


def odds_are_playable(subject: Subject, moment: Moment) -> None:
    """Odds have positive weights, no outcome twice, the same order each time, and every outcome can be played."""
    state = moment.state
    odds = state.odds()
    if not odds:
        return
    outcomes = [outcome for outcome, _ in odds]
    demand(len(set(outcomes)) == len(outcomes) <= MOST, f"an outcome is listed twice, or more than {MOST}: {odds}")
    demand(all(type(weight) is int and weight > 0 for _, weight in odds), f"weights must be positive: {odds}")
    demand(sum(weight for _, weight in odds) < 2**31, f"weights add up to too much: {odds}")
    again = subject.game.read(subject.game.position(state))
    demand(state.copy().odds() == odds == again.odds(), f"the order of {odds} isn't fixed: {again.odds()}")
    before = state.to_bytes()
    for outcome in outcomes:
        after = state.copy()
        after.play_outcome(outcome)
        demand(after.to_bytes() != before, f"outcome {outcome} changed nothing")


def deals_repeat(subject: Subject, moment: Moment) -> None:
    """A deal's words deal the same again, and what search deals is a position that the game reads."""
    game, state = subject.game, moment.state
    if not state.is_deal():
        return
    words = game.draw_deal(state, Chance.of_seed(moment.walk.seed))
    one, other = state.copy(), state.copy()
    game.deal(one, words)
    game.deal(other, words)
    demand(one.to_bytes() == other.to_bytes(), f"{words!r} dealt differently the second time")
    for seed in range(3):
        dealt = state.copy()
        dealt.settle(Dice(seed))
        read = game.read(game.position(dealt))
        demand(read.to_bytes() == dealt.to_bytes(), "what search dealt isn't read back")


def settling_is_repeatable(subject: Subject, moment: Moment) -> None:
    """The same dice settle chance the same way."""
    if not moment.state.is_chance():
        return
    one, other = moment.state.copy(), moment.state.copy()
    one.settle(Dice(7))
    other.settle(Dice(7))
    demand(one.to_bytes() == other.to_bytes(), "the same dice settled chance differently")
    demand(not one.is_chance(), "chance is still next after settling it")
