"""The five levels of every game: names, budgets, bad input, and that they err like people rather than at random."""

from __future__ import annotations

from itertools import product

import pytest

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.errors import NoBudget, NothingToChoose, UnknownLevel
from ludoteca.core.match import Match
from ludoteca.i18n import LANGUAGES, translator
from ludoteca.search.arena import Arena, Plan, read_contestant
from ludoteca.search.arena.statistics import ahead
from ludoteca.search.ismcts import IsmctsPlayer

GAMES = discovery.names()


def opening(game: str, seed: str = "levels") -> tuple[Match, int]:
    match = Match.new(game, discovery.meta(game).players[0], seed)
    return match, match.state.current_players()[0]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_levels_and_two_plain_players_besides(game: str) -> None:
    levels = search.levels(discovery.game(game))
    assert len(levels) == len(set(levels)) == 5
    assert set(search.players()) - set(levels) == {"random", "greedy"}


def won(game: str, first: str, second: str, blocks: int, iterations: int) -> tuple[int, int]:
    """How many games the first of two players won, and of how many."""
    contestants = [read_contestant(name) for name in (first, second)]
    plan = Plan(game, discovery.meta(game).players[0], (first, second), blocks, "levels", None, iterations, 1500)
    played = list(Arena(plan, contestants).run())
    pairs = [pair for one in played for pair in ahead(one["places"], one["seats"])]
    shares = [points if name == first else 1 - points for name, _, points in pairs]
    print(f"{game}: {first} won {shares.count(1.0)} of {len(shares)} games against {second}")
    return shares.count(1.0), len(shares)


@pytest.mark.parametrize("game", GAMES)
def test_the_weakest_level_plays_to_win(game: str) -> None:
    number, games = won(game, "beginner", "random", 10, 800)
    assert number > games / 2


@pytest.mark.parametrize("game", GAMES)
def test_whoever_looks_one_move_ahead_beats_the_weakest_level(game: str) -> None:
    number, games = won(game, "greedy", "beginner", 6, 12)
    assert number > games / 2


def given_away(game: str, names: list[str]) -> list[float]:
    """What the choices of some players cost on average in the same positions, as the strongest level sees it."""
    players = {name: search.player(discovery.game(game), name) for name in names}
    lost = dict.fromkeys(names, 0.0)
    for number in range(10):
        match, _ = opening(game, f"errors {number}")
        for step in range(40):
            if match.result is not None:
                break
            seat = match.state.current_players()[0]
            question = search.Question.of_match(match, seat)
            if step % 4 == 3 and len(question.moves) > 1 and not match.state.sealing:
                values = players["master"].choose(question, search.Effort(600, "judge")).info["values"]
                for name, seed in product(names, "abc"):
                    chosen = players[name].choose(question, search.Effort(500, f"{number} {step} {seed}"))
                    lost[name] += max(values.values()) - values[chosen.move]
            match.play(seat, players["skilled"].choose(question, search.Effort(100, f"{number} {step}")).move)
    return list(lost.values())


@pytest.mark.parametrize("game", GAMES)
def test_each_level_gives_away_less_than_the_one_below_and_luck_most(game: str) -> None:
    names = ["random", *search.levels(discovery.game(game))]
    lost = given_away(game, names)
    print({name: round(loss / lost[0], 2) for name, loss in zip(names, lost, strict=True)})
    assert lost == sorted(lost, reverse=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_of_its_own_in_every_language(lang: str) -> None:
    names = [translator(lang).translate(f"level-{level}") for level in search.players()]
    assert len(set(names)) == len(names)
    assert not any(name.startswith("level-") for name in names)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel) as refused:
        search.player(discovery.game(GAMES[0]), "mastr")
    assert refused.value.fields["suggestions"] == ["master"]


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(NoBudget):
        search.Effort(0)
    with pytest.raises(NoBudget):
        search.Effort.of_time(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_not_to_act_is_refused(game: str) -> None:
    match, _ = opening(game)
    others = [other for other in range(match.players) if other not in match.state.current_players()]
    for other in [*others, match.players, -1]:
        with pytest.raises(NothingToChoose):
            search.Question.of_match(match, other)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_refused(game: str) -> None:
    match, _ = opening(game)
    player = search.player(match.game, "casual")
    for step in range(5000):
        if match.result is not None:
            break
        seat = match.state.current_players()[0]
        match.play(seat, player.choose(search.Question.of_match(match, seat), search.Effort(12, str(step))).move)
    with pytest.raises(NothingToChoose) as refused:
        search.Question.of_match(match, 0)
    assert refused.value.key == "nothing-to-choose-over"


@pytest.mark.parametrize("level", ["beginner", "skilled", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_depends_on_question_seed_and_iterations_alone(game: str, level: str) -> None:
    match, seat = opening(game)
    question = search.Question.of_match(match, seat)
    used = search.player(match.game, level)
    first = used.choose(question, search.Effort(300, "same"))
    used.choose(question, search.Effort(200, "another"))
    used.choose(question, search.Effort.of_time(5, "timed"))
    assert used.choose(question, search.Effort(300, "same")) == first
    assert search.player(match.game, level).choose(question, search.Effort(300, "same")) == first


@pytest.mark.parametrize("game", GAMES)
def test_the_budget_is_spent_whatever_is_found(game: str) -> None:
    match, seat = opening(game)
    question = search.Question.of_match(match, seat)
    forced = search.Question(match.game, question.view, question.moves[:1], seat)
    player = search.player(match.game, "master")
    for asked in (question, forced):
        assert player.choose(asked, search.Effort(250, "x")).info["iterations"] == 250


@pytest.mark.parametrize("game", GAMES)
def test_two_threads_share_the_iterations_and_answer_alike_again(game: str) -> None:
    match, seat = opening(game)
    question = search.Question.of_match(match, seat)
    answers = [
        search.player(match.game, "master").choose(question, search.Effort(301, "pair", threads=2)) for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert answers[0].info["iterations"] == 301


def test_the_tree_is_kept_while_a_turn_goes_on_as_foreseen() -> None:
    foreseen = 0
    for game in GAMES:
        match, _ = opening(game)
        player = search.player(match.game, "master")
        assert isinstance(player, IsmctsPlayer)
        for step in range(60):
            if match.result is not None:
                break
            seat = match.state.current_players()[0]
            choice = player.choose(search.Question.of_match(match, seat), search.Effort.of_time(4, str(step)))
            match.play(seat, choice.move)
            if player.expected is not None and player.expected[0] == match.view(seat):
                assert match.state.current_players() == [seat]
                foreseen += 1
    assert foreseen
