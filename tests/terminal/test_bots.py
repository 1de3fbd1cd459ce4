"""Bots at the keyboard: their time reveals nothing, and a seed repeats a game."""

from __future__ import annotations

import time

import pytest

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.search.time_budget import TimeBudget
from ludoteca.terminal.bots import Bot

GAME = discovery.names()[0]


def opening() -> tuple[Match, int]:
    match = Match.new(GAME, discovery.meta(GAME).players[0], "bots")
    return match, match.state.current_players()[0]


@pytest.mark.parametrize("level", ["random", "greedy", "beginner"])
def test_without_a_seed_the_whole_allotment_passes_before_the_answer(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    match, seat = opening()
    bot = Bot(match.game, level)
    bot.pace = TimeBudget(search.turn_ms(level), lambda: 0.0)
    bot.begin_turn()
    assert bot.choose(match.view(seat), match.moves(seat), seat, None) in match.moves(seat)
    assert waited == [bot.pace.given / 1000]


def test_with_a_seed_nothing_waits_and_the_answer_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("a seeded bot waits"))
    match, seat = opening()
    moves = []
    for _ in range(2):
        bot = Bot(match.game, "beginner")
        bot.pace = TimeBudget(search.turn_ms("beginner"), lambda: 0.0)
        moves.append(bot.choose(match.view(seat), match.moves(seat), seat, "same"))
    assert moves[0] == moves[1]
