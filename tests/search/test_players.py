"""Players of every game: they see only their view, answer legally, and depend on nothing but their question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.errors import UnknownLevel
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from tests.support.random_play import random_choices

GAMES = discovery.names()


def questions(game: str, choices: int) -> Iterator[tuple[Match, int]]:
    """Every question of some random games, one for each number of players, with a seat that must answer."""
    fewest, most = discovery.meta(game).players
    rng = Rng(99)
    for players in range(fewest, most + 1):
        match = Match.new(game, players, f"players {players}")
        for seat, _ in random_choices(match, rng, choices):
            yield match, seat


def asked(match: Match, seat: int) -> search.Question:
    """The question that a seat must answer."""
    return search.Question(match.game, match.view(seat), match.moves(seat), seat)


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_rewriting_what_is_hidden_leaves_the_choice_unchanged(game: str, level: str) -> None:
    rng = Rng(5)
    rewritten = 0
    for number, (match, seat) in enumerate(questions(game, 60)):
        player = search.player(match.game, level)
        chosen = player.choose(asked(match, seat), search.Effort(3, f"seed {number}"))
        other = match.fork()
        other.state = match.state.resample(seat, rng)
        rewritten += other.state != match.state
        assert player.choose(asked(other, seat), search.Effort(3, f"seed {number}")) == chosen
    assert rewritten


@pytest.mark.parametrize("game", GAMES)
def test_levels_answer_legally_and_alike(game: str) -> None:
    for match, seat in questions(game, 15):
        question = asked(match, seat)
        backwards = search.Question(match.game, question.view, question.moves[::-1], seat)
        for level in search.levels(match.game):
            chosen = search.player(match.game, level).choose(question, search.Effort(2, "again"))
            assert chosen.move in question.moves
            assert search.player(match.game, level).choose(backwards, search.Effort(2, "again")) == chosen


@pytest.mark.parametrize("game", GAMES)
def test_a_player_leaves_its_question_alone(game: str) -> None:
    match = Match.new(game, discovery.meta(game).players[0], "alone")
    seat = match.state.current_players()[0]
    before = match.state.copy()
    question = asked(match, seat)
    search.player(match.game, "greedy").choose(question, search.Effort.of_time(20, "x"))
    assert match.state == before
    assert question == asked(match, seat)


@pytest.mark.parametrize("game", GAMES)
def test_estimates_are_shares(game: str) -> None:
    for match, _ in questions(game, 40):
        for seat in range(match.players):
            assert 0.0 <= match.state.evaluate(seat) <= 1.0


def test_an_unknown_level_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownLevel) as refused:
        search.player(discovery.game(GAMES[0]), "gready")
    assert refused.value.fields["suggestions"] == ["greedy"]


def test_another_seed_may_choose_otherwise() -> None:
    match = Match.new(GAMES[0], discovery.meta(GAMES[0]).players[0], "seeds")
    question = asked(match, match.state.current_players()[0])
    player = search.player(match.game, "random")
    assert len({player.choose(question, search.Effort(1, str(seed))).move for seed in range(40)}) > 1
