"""All checks by name, and how one of them is run over a game."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ludoteca.conformance.checks import (
    catalogues,
    chance,
    copies,
    events,
    hidden_information,
    legality,
    malformed_positions,
    notation,
    options,
    results,
    sealed_choices,
)
from ludoteca.conformance.subject import NotConform, Subject
from ludoteca.conformance.walks import Moment, Walk


@dataclass(frozen=True, slots=True)
class Check:
    """One promise of the contract; run raises NotConform with the game and the line at which it is broken."""

    name: str
    promise: str
    run: Callable[[Subject], None]


def over_game(function: Callable[[Subject], None]) -> Check:
    """A check of the game as a whole."""

    def run(subject: Subject) -> None:
        located(lambda: function(subject), lambda: subject.game.meta.name)

    return Check(function.__name__, function.__doc__ or "", run)


def over_walks(function: Callable[[Subject, Walk], None]) -> Check:
    """A check of each random game."""

    def run(subject: Subject) -> None:
        for walk in subject.walks():
            located(lambda: function(subject, walk), lambda: walk.report(len(walk.steps)))  # noqa: B023

    return Check(function.__name__, function.__doc__ or "", run)


def over_moments(function: Callable[[Subject, Moment], None]) -> Check:
    """A check of moments in those games, some of every kind."""

    def run(subject: Subject) -> None:
        for moment in subject.moments():
            located(lambda: function(subject, moment), lambda: moment.walk.report(moment.number))  # noqa: B023

    return Check(function.__name__, function.__doc__ or "", run)


def located(check: Callable[[], None], where: Callable[[], str]) -> None:
    """Run a check; whatever it raises is said together with where it happened."""
    try:
        check()
    except Exception as error:
        sentence = str(error) if isinstance(error, AssertionError) else raised(error)
        raise NotConform(f"{sentence}\n{where()}") from error


def raised(error: Exception) -> str:
    """An exception in a sentence, with the line that raised it."""
    *_, frame = traceback.extract_tb(error.__traceback__)
    return f"it raised {type(error).__name__}: {error} ({Path(frame.filename).name}:{frame.lineno})"


CHECKS = (
    over_moments(copies.fields_name_every_attribute),
    over_moments(legality.legal_actions_are_those_that_apply),
    over_moments(legality.a_refusal_changes_nothing),
    over_moments(legality.an_open_question_has_an_answer),
    over_moments(legality.refusals_are_explained),
    over_moments(legality.the_number_of_actions_is_constant),
    over_moments(copies.copies_are_independent),
    over_moments(copies.bytes_restore_a_state),
    over_walks(copies.the_same_moves_give_the_same_game),
    over_game(notation.words_mean_one_action),
    over_moments(notation.outcomes_have_words),
    over_moments(notation.positions_are_read_back),
    over_walks(notation.records_are_read_back),
    over_moments(hidden_information.what_is_hidden_changes_nothing),
    over_moments(hidden_information.a_view_echoes),
    over_moments(hidden_information.news_hides_what_the_view_hides),
    over_moments(hidden_information.observed_actions_hide_what_nobody_sees),
    over_game(hidden_information.worlds_vary),
    over_moments(hidden_information.previews_come_from_the_view),
    over_moments(sealed_choices.a_sealed_choice_is_nobodys_news),
    over_moments(sealed_choices.the_order_of_sealing_does_not_matter),
    over_moments(chance.chance_outcomes_can_be_applied),
    over_moments(chance.deals_repeat),
    over_moments(chance.resolving_chance_is_repeatable),
    over_walks(events.events_are_as_declared),
    over_walks(events.changes_are_named),
    over_moments(results.a_position_shows_its_question),
    over_moments(results.a_result_has_its_shape),
    over_moments(results.an_evaluation_is_a_payoff),
    over_game(results.chance_has_kinds_of_its_own),
    over_walks(results.turns_count_up),
    over_game(options.options_have_an_effect),
    over_game(options.bad_options_are_explained),
    over_game(catalogues.catalogues_agree),
    over_game(catalogues.everything_has_a_sentence),
    over_game(catalogues.refusals_name_clauses),
    over_game(malformed_positions.malformed_positions_are_safe),
)


def conform(subject: Subject) -> None:
    """Run every check; NotConform at the first promise that isn't kept."""
    for check in CHECKS:
        check.run(subject)
