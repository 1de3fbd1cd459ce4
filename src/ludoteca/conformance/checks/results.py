"""Questions and ends as positions show them: one open question, or a result with a reason."""

from __future__ import annotations

from ludoteca.conformance.subject import Subject, demand, viewers
from ludoteca.conformance.walks import Moment, Walk
from ludoteca.core import codes


def a_position_shows_its_question(subject: Subject, moment: Moment) -> None:
    """A position names its game, players, turn and the open question; a finished one its result instead."""
    game, state = subject.game, moment.state
    for written in (game.position(state), *(game.view(state, viewer) for viewer in viewers(moment.players))):
        demand(written.get("game") == game.meta.name, f"a position says it is of {written.get('game')!r}")
        demand(written.get("players") == moment.players, f"a position says {written.get('players')!r} players")
        demand(written.get("turn") == state.turn, f"a position says turn {written.get('turn')!r}, not {state.turn}")
        demand("pending" in written, "a position has no pending")
        demand((written["pending"] is None) == state.is_over(), "pending is null if and only if the game is over")
        demand(("result" in written) == state.is_over(), "a position has a result if and only if the game is over")
        if not state.is_over():
            kind, seat = written["pending"].get("kind"), written["pending"].get("seat")
            demand(isinstance(kind, str) and kind, f"the kind of the open question is {kind!r}")
            demand(seat == (None if state.seat == codes.NOBODY else state.seat), f"pending says seat {seat!r}")


def a_result_has_its_shape(subject: Subject, moment: Moment) -> None:
    """A finished game has scores of all seats, winners among them and one of its reasons; an open one has none."""
    state, result = moment.state, moment.state.result()
    demand((result is not None) == state.is_over(), "a result stands if and only if the game is over")
    if result is None:
        return
    seats = range(moment.players)
    demand(len(result.scores) == moment.players, f"scores {result.scores} of {moment.players} seats")
    demand(all(type(score) is int for score in result.scores), f"scores must be whole numbers: {result.scores}")
    winners = list(result.winners)
    demand(winners == sorted({*winners} & {*seats}), f"winners must be seats, ascending: {winners}")
    demand(result.reason in type(state).REASONS[1:] and result.reason, f"reason {result.reason!r} isn't one of REASONS")
    demand(not result.left, "the rules know of nobody who left the table")
    written = subject.game.position(state)["result"]
    demand(written == result.written(), f"the position's result is {written}, the state's {result.written()}")
    for seat in seats:
        for action in (0, subject.game.actions - 1):
            demand(state.refusal(seat, action) == codes.IS_OVER, "an action after the end must be refused as such")


def an_evaluation_is_a_payoff(subject: Subject, moment: Moment) -> None:
    """An evaluation lies between 0 and 1; of a finished game it is the seat's return."""
    state, result = moment.state, moment.state.result()
    before = state.to_bytes()
    values = [state.evaluate(seat) for seat in range(moment.players)]
    demand(all(0.0 <= value <= 1.0 for value in values), f"values must lie between 0 and 1: {values}")
    demand(values == [state.evaluate(seat) for seat in range(moment.players)], "a value isn't the same again")
    demand(state.to_bytes() == before, "valuing a state changed it")
    if result is not None:
        shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(moment.players)]
        demand(values == shares, f"a finished game's values are {values}, its returns {shares}")


def chance_has_kinds_of_its_own(subject: Subject) -> None:
    """No kind of question is asked of chance in one position and of a seat in another."""
    asked: dict[bool, set[str]] = {True: set(), False: set()}
    for moment in subject.moments():
        if not moment.state.is_over():
            kind = subject.game.position(moment.state)["pending"]["kind"]
            asked[moment.state.is_chance()].add(kind)
    demand(not asked[True] & asked[False], f"chance and seats share the kinds {sorted(asked[True] & asked[False])}")


def turns_count_up(subject: Subject, walk: Walk) -> None:
    """The number of the turn never falls and rises by one at a time, when somebody's turn or sealed choices begin."""
    for step in walk.steps:
        after = step.after
        demand(
            after.turn == step.before.turn or after.is_over() or after.sealing or after.seat != codes.NOBODY,
            f"turn {after.turn} begins with a question to nobody",
        )
        demand(
            step.after.turn - step.before.turn in (0, 1),
            f"{step.by} {step.words!r} took the turn from {step.before.turn} to {step.after.turn}",
        )
