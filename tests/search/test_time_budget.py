"""A turn's time among its choices, told by a clock that tests move by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.errors import NoBudget
from ludoteca.core.match import Match
from ludoteca.search.ismcts import IsmctsPlayer
from ludoteca.search.time_budget import TimeBudget

GAMES = discovery.names()
TICK = 0.0005


class Hand:
    """A clock that goes on by a tick whenever it is looked at, and as the test says."""

    def __init__(self, tick: float = 0.0) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def allotments(taken: Iterator[float], turns: int, choices: int) -> list[float]:
    """What each choice of some turns is given at a door that waits, each having been thought out in some time."""
    clock = Hand()
    pace = TimeBudget(1000, clock)
    found = []
    for _ in range(turns):
        pace.begin_turn()
        for _ in range(choices):
            found.append(pace.allotted())
            clock.now += next(taken) / 1000
            clock.now += pace.padded() / 1000
    return found


def test_a_turn_has_one_budget_for_all_its_choices() -> None:
    clock = Hand()
    pace = TimeBudget(100, clock)
    for _ in range(5):
        pace.begin_turn()
        given = []
        for _ in range(30):
            given.append(pace.allotted())
            clock.now += given[-1] / 1000
            pace.spend()
        assert sum(given[:8]) < 100
        assert given == sorted(given, reverse=True)


def test_turns_of_one_choice_get_nearly_all_of_their_time() -> None:
    short, long = TimeBudget(100), TimeBudget(100)
    for _ in range(40):
        short.begin_turn()
        short.allotted()
        long.begin_turn()
        for _ in range(6):
            long.allotted()
    assert short.allotted() > 85
    assert long.allotted() < 35


def test_what_a_choice_is_given_does_not_depend_on_how_soon_others_were_made() -> None:
    quick = allotments(iter([0.0] * 100), 5, 7)
    slow = allotments(iter([0.4 * number % 3 for number in range(100)]), 5, 7)
    assert quick == slow


def test_an_answer_is_shown_when_its_time_is_up_however_soon_it_was_found() -> None:
    for taken in (0.0, 10.0, 250.0):
        clock = Hand()
        pace = TimeBudget(1000, clock)
        pace.begin_turn()
        given = pace.allotted()
        clock.now += taken / 1000
        assert taken + pace.padded() == pytest.approx(given)


def test_a_late_answer_is_shown_at_once() -> None:
    clock = Hand()
    pace = TimeBudget(100, clock)
    pace.allotted()
    clock.now += 5.0
    assert pace.padded() == 0.0


def test_a_turn_of_no_time_is_refused() -> None:
    with pytest.raises(NoBudget):
        TimeBudget(0)


def test_the_strongest_level_takes_a_second_and_each_other_one_less() -> None:
    for game in GAMES:
        times = [search.turn_ms(level) for level in search.levels(discovery.game(game))]
        assert times == sorted(set(times))
        assert times[-1] == 1000
    assert search.turn_ms("random") == search.turn_ms("greedy") == times[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_forced_move_is_thought_about_for_as_many_looks_at_the_clock(game: str) -> None:
    match = Match.new(game, discovery.meta(game).players[0], "forced")
    seat = match.state.current_players()[0]
    question = search.Question.of_match(match, seat)
    forced = search.Question(match.game, question.view, question.moves[:1], seat)
    spent = []
    for asked in (question, forced):
        clock = Hand(TICK)
        search.player(match.game, "master").choose(asked, search.Effort.of_time(9, "x", clock=clock))
        spent.append(round(clock.now / TICK))
    assert spent[0] == spent[1]


def test_the_next_choice_of_a_turn_goes_on_in_the_tree_of_the_last() -> None:
    kept = 0
    for game in GAMES:
        match = Match.new(game, discovery.meta(game).players[0], "kept")
        player = search.player(match.game, "master")
        assert isinstance(player, IsmctsPlayer)
        for step in range(40):
            if match.result is not None:
                break
            seat = match.state.current_players()[0]
            is_foreseen = player.expected is not None and player.expected[0] == match.view(seat)
            before = player.tree.nodes
            effort = search.Effort.of_time(8, str(step), clock=Hand(TICK))
            choice = player.choose(search.Question.of_match(match, seat), effort)
            if is_foreseen:
                kept += 1
                assert player.tree.nodes >= before
                assert choice.info["iterations"] > player.tree.iterations, "visits of the last choice count on"
            match.play(seat, choice.move)
    assert kept > 20
