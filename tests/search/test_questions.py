"""Every kind of question, with every number of players, is answered by every player legally and in time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from tests.support.random_play import random_choices

GAMES = discovery.names()
MS = 12.0
TICK = 0.0005
# Once the time is up a player may look at the clock so many times more before it answers.
LOOKS = 3
LONGEST = 4000
# So many random games are enough to meet every word of every game.
MATCHES = 10


class Hand:
    """A clock that goes on by a tick whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now


@cache
def asked(game: str, players: int) -> dict[tuple[int, str], search.Question]:
    """A question of each kind for each first word that it may be answered with, from some random games."""
    found: dict[tuple[int, str], search.Question] = {}
    for number in range(MATCHES):
        for match, seat, moves in random_game(game, players, number):
            new = {(match.state.kind, move.split()[0]) for move in moves} - found.keys()
            if new:
                found |= dict.fromkeys(new, search.Question.of_match(match, seat))
    return found


def random_game(game: str, players: int, number: int) -> Iterator[tuple[Match, int, list[str]]]:
    """Every choice of a game played by lot, with the moves on offer."""
    match = Match.new(game, players, f"questions {number}")
    for seat, moves in random_choices(match, Rng(number), LONGEST):
        yield match, seat, moves


def numbers(game: str) -> range:
    fewest, most = discovery.meta(game).players
    return range(fewest, most + 1)


TABLES = [(game, players) for game in GAMES for players in numbers(game)]


@pytest.mark.parametrize("game", GAMES)
def test_random_games_meet_every_word_of_the_game(game: str) -> None:
    met = {word for players in numbers(game) for _, word in asked(game, players)}
    assert met == {words.split()[0] for words in discovery.game(game).vocabulary}


@pytest.mark.parametrize("level", search.players())
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_question_is_answered_in_time(game: str, players: int, level: str) -> None:
    for kind, question in asked(game, players).items():
        clock = Hand()
        effort = search.Effort.of_time(MS, f"{game} {players} {kind}", clock=clock)
        choice = search.player(question.game, level).choose(question, effort)
        assert choice.move in question.moves, f"{kind} {level}"
        assert clock.now <= effort.begun + MS / 1000 + LOOKS * TICK, f"{kind} {level}"
