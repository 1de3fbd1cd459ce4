"""What may be chosen: the list, the refusals and the checked play say the same of every action there is."""

from __future__ import annotations

from ludoteca.conformance.subject import Subject, demand
from ludoteca.conformance.walks import Moment
from ludoteca.core import codes
from ludoteca.core.errors import NotLegal, NotPossible
from ludoteca.core.state import State


def legal_actions_are_those_that_apply(subject: Subject, moment: Moment) -> None:
    """Of every action and seat: it is listed if and only if it has no refusal and is played."""
    state = moment.state
    for seat in range(-1, moment.players + 1):
        listed = state.legal_actions(seat)
        demand(listed == sorted(set(listed)), f"seat {seat}'s legal actions aren't ascending: {listed}")
        for action in every_action(subject):
            judge(state, seat, action, action in listed)


def every_action(subject: Subject) -> list[int]:
    """All actions of the game and some numbers that are none."""
    number = subject.game.actions
    return [-(2**31), -1, *range(number), number, number + 1, 2**31 - 1]


def judge(state: State, seat: int, action: int, listed: bool) -> None:
    """One action by one seat: list, refusal and play agree."""
    code = state.refusal(seat, action)
    if listed != (code == 0):
        demand(False, f"seat {seat}, action {action}: listed {listed}, but refusal {code}")
    if listed:
        state.copy().apply_action(seat, action)
        return
    try:
        state.apply_action(seat, action)
    except NotLegal as error:
        if error.code != code:
            demand(False, f"seat {seat}, action {action}: play refuses with {error.code}, not {code}")
    else:
        demand(False, f"seat {seat}, action {action}: played although its refusal is {code}")


def a_refusal_changes_nothing(subject: Subject, moment: Moment) -> None:
    """Refused actions and outcomes leave every byte as it was, and play on a copy leaves the original."""
    state = moment.state
    before = state.to_bytes()
    state_listens = state.copy()
    state_listens.start_event_log()
    for seat in range(-1, moment.players + 1):
        for action in every_action(subject):
            if state_listens.refusal(seat, action):
                refuse(state_listens, seat, action)
    demand(state_listens.to_bytes() == before, "a refused action changed the state")
    demand(state_listens.take_facts() == [], "a refused action logged a fact")
    refuse_outcomes(state)
    demand(state.to_bytes() == before, "a refused outcome changed the state")


def refuse(state: State, seat: int, action: int) -> None:
    """Try an action that has a refusal."""
    try:
        state.apply_action(seat, action)
    except NotLegal:
        return
    demand(False, f"seat {seat}, action {action} was played although it has a refusal")


def refuse_outcomes(state: State) -> None:
    """Try outcomes that chance doesn't list."""
    possible = {outcome for outcome, _ in state.chance_outcomes()}
    for outcome in {-1, *range(64), 2**31 - 1} - possible:
        try:
            state.apply_chance(outcome)
        except NotPossible:
            continue
        demand(False, f"chance came out as {outcome}, which isn't among its outcomes")


def an_open_question_has_an_answer(subject: Subject, moment: Moment) -> None:
    """Whoever is asked can choose; chance has outcomes or deals; nobody is asked when it is over."""
    state = moment.state
    actors = state.current_players()
    for seat in range(moment.players):
        demand(
            bool(state.legal_actions(seat)) == (seat in actors),
            f"seat {seat} has {len(state.legal_actions(seat))} legal actions, and {actors} are asked",
        )
    if state.is_over():
        demand(not actors and not state.is_chance(), f"the game is over but {actors} are asked")
    elif state.is_chance():
        demand(not actors, f"chance is next but {actors} are asked")
        demand(
            state.is_deal() == (not state.chance_outcomes()),
            "chance must list its outcomes or be one of DEALS, not both",
        )
    else:
        demand(actors, "nobody is asked and the game isn't over")


def refusals_are_explained(subject: Subject, moment: Moment) -> None:
    """Every refusal that comes up has a clause and a key, and the reason gives them."""
    state, game = moment.state, subject.game
    explained: set[tuple[int, int]] = set()
    for seat in range(moment.players):
        for action in range(game.actions):
            code = state.refusal(seat, action)
            demand(code == 0 or code in game.refusals, f"refusal {code} is missing from the game's refusals")
            if (code, seat) not in explained:
                explained.add((code, seat))
                reason = game.reason(state, seat, action)
                given = (reason.clause, reason.key) if reason else None
                demand(given == game.refusals.get(code), f"seat {seat}, action {action}: {reason}, refusal {code}")


def the_number_of_actions_is_constant(subject: Subject, moment: Moment) -> None:
    """The state's class and the game name the same number of actions, whatever the players and options."""
    demand(
        type(moment.state).ACTIONS == subject.game.actions > 0,
        f"the state has {type(moment.state).ACTIONS} actions, the game {subject.game.actions}",
    )
    for action in (subject.game.actions, -1):
        for seat in moment.state.current_players():
            code = moment.state.refusal(seat, action)
            demand(code == codes.NO_SUCH_ACTION, f"action {action} is none, but its refusal is {code}")
