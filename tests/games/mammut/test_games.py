"""Whole games at random: what no sequence of moves may break, and records that tell a game again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.core import record, replay
from ludoteca.core.match import Match
from ludoteca.core.perft import perft
from ludoteca.core.rng import Rng
from ludoteca.games.mammut import codes, tiles
from ludoteca.games.mammut.game import GAME
from ludoteca.games.mammut.rules import Mammut

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.txt"))
TABLES = json.loads((HERE / "perft.json").read_text("utf-8"))
MOST_NODES = 10**7
BOUNDS = {2: 94, 3: 64, 4: 94, 5: 123}


def check(state: Mammut) -> None:
    """What holds in every position."""
    everything = 0
    for pile in state.piles:
        assert everything & pile == 0
        everything |= pile
    assert everything == 0xFFFFFFFF
    for card, copies in enumerate(tiles.COPIES):
        held = sum(state.hands[card::12]) + sum(state.played[card::12])
        assert held + state.deck[card] + state.discard[card] == copies
    assert not any(any(state.played[seat * 12 : seat * 12 + 3]) for seat in range(state.players))
    assert min(state.points) >= 0
    assert min(state.furs) >= 0
    for face in range(len(tiles.SIDES)):
        shown = sum(1 << tile for tile in range(32) if state.up[tile] == face)
        assert state.shows[face] == shown


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6), choices=st.lists(st.integers(0, 10**6), max_size=400))
def test_no_game_breaks_what_holds(players: int, seed: int, choices: list[int]) -> None:
    state = Match.new(GAME, players, seed=str(seed)).state
    assert isinstance(state, Mammut)
    dice = Rng(seed)
    turns, returns, owned = 0, 0, [0] * 5
    for choice in choices:
        if state.is_over():
            break
        if state.is_chance():
            was = state.turn
            state.resolve_chance(dice)
            if state.turn != was:
                turns, returns = 0, 0
        else:
            legal = state.legal_actions(state.seat)
            action = legal[choice % len(legal)]
            returns += codes.PLAY_RETURN <= action < codes.CHOOSE
            was = state.turn
            state.apply_action(state.seat, action)
            turns += state.turn - was
        assert turns <= BOUNDS[players] * (1 + returns)
        assert all(before & now == before for before, now in zip(owned, state.animals, strict=True))
        owned = list(state.animals)
        check(state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end(players: int) -> None:
    for seed in range(10):
        state = Match.new(GAME, players, seed=f"end {seed}").state
        dice = Rng(seed)
        while not state.is_over():
            if state.is_chance():
                state.resolve_chance(dice)
            else:
                legal = state.legal_actions(state.seat)
                state.apply_action(state.seat, legal[dice.below(len(legal))])
        result = state.result()
        assert result is not None
        assert result.winners
        assert max(result.scores) == result.scores[result.winners[0]]


@pytest.mark.parametrize("table", TABLES, ids=[table["name"] for table in TABLES])
def test_perft_tables(table: dict[str, object]) -> None:
    state = GAME.parse(table["position"])
    nodes = table["nodes"]
    assert isinstance(nodes, list)
    assert [perft(state, depth, MOST_NODES) for depth in range(len(nodes))] == nodes


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_records_replay(path: Path) -> None:
    read = record.read(path.read_text("utf-8"))
    match = replay.replayed(read)
    assert match.result is not None
    assert match.result.written() == read.value("Result")


def test_there_are_records_for_every_number_of_players_and_every_reason() -> None:
    headers = [record.read(path.read_text("utf-8")).header for path in RECORDS]
    assert {header["Players"] for header in headers} == {"2", "3", "4", "5"}
    assert {json.loads(header["Result"])["reason"] for header in headers} == {"points", "furs", "shared"}
