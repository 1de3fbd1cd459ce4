"""Checks of chance: outcomes in a fixed order with integer weights, all applicable; deals that repeat."""

from __future__ import annotations

from ludoteca.conformance.subject import Subject, demand
from ludoteca.conformance.walks import Moment
from ludoteca.core.chance import Chance
from ludoteca.core.rng import Rng

MAX_OUTCOMES = 1024


def chance_outcomes_can_be_applied(subject: Subject, moment: Moment) -> None:
    """Outcomes have positive weights, none is listed twice, the order is fixed, and every outcome can be applied."""
    state = moment.state
    listed = state.chance_outcomes()
    if not listed:
        return
    outcomes = [outcome for outcome, _ in listed]
    demand(
        len(set(outcomes)) == len(outcomes) <= MAX_OUTCOMES,
        f"an outcome is listed twice, or more than {MAX_OUTCOMES}: {listed}",
    )
    demand(all(type(weight) is int and weight > 0 for _, weight in listed), f"weights must be positive: {listed}")
    demand(sum(weight for _, weight in listed) < 2**31, f"weights add up to too much: {listed}")
    again = subject.game.parse(subject.game.position(state))
    demand(
        state.copy().chance_outcomes() == listed == again.chance_outcomes(),
        f"the order of {listed} isn't fixed: {again.chance_outcomes()}",
    )
    before = state.to_bytes()
    for outcome in outcomes:
        after = state.copy()
        after.apply_chance(outcome)
        demand(after.to_bytes() != before, f"outcome {outcome} changed nothing")


def deals_repeat(subject: Subject, moment: Moment) -> None:
    """A deal's words deal the same again, and what search deals is a position that the game reads."""
    game, state = subject.game, moment.state
    if not state.is_deal():
        return
    words = game.draw_deal(state, Chance.of_seed(moment.walk.seed))
    one, other = state.copy(), state.copy()
    game.apply_deal(one, words)
    game.apply_deal(other, words)
    demand(one.to_bytes() == other.to_bytes(), f"{words!r} dealt differently the second time")
    for seed in range(3):
        dealt = state.copy()
        dealt.resolve_chance(Rng(seed))
        read = game.parse(game.position(dealt))
        demand(read.to_bytes() == dealt.to_bytes(), "what search dealt isn't read back")


def resolving_chance_is_repeatable(subject: Subject, moment: Moment) -> None:
    """The same generator resolves chance the same way."""
    if not moment.state.is_chance():
        return
    one, other = moment.state.copy(), moment.state.copy()
    one.resolve_chance(Rng(7))
    other.resolve_chance(Rng(7))
    demand(one.to_bytes() == other.to_bytes(), "the same generator resolved chance differently")
    demand(not one.is_chance(), "chance is still next after it was resolved")
