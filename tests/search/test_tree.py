"""The tree itself: budgets of memory, what it keeps, and that both builds search alike."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.search.tree import Tree

GAMES = discovery.names()


def start(game: str, choices: int) -> State:
    """A state some random choices into a game, with a seat to act."""
    rng = Rng(choices + 1)
    state = Match.new(game, discovery.meta(game).players[0], f"tree {choices}").state.copy()
    for _ in range(choices):
        seat = state.resolve_chance(rng)
        actions = state.legal_actions(seat)
        state.apply_action(seat, actions[rng.below(len(actions))])
    state.resolve_chance(rng)
    return state


def planted(game: str, choices: int, nodes: int = 4096, edges: int = 65536) -> Tree:
    state = start(game, choices)
    tree = Tree(discovery.game(game).actions, nodes, edges)
    seat = state.current_players()[0]
    tree.plant(state, seat, state.legal_actions(seat), Rng(3))
    return tree


@pytest.mark.parametrize("game", GAMES)
def test_every_iteration_is_counted_at_the_root(game: str) -> None:
    tree = planted(game, 3)
    tree.run(200)
    assert sum(visits for _, visits, _ in tree.found()) == tree.iterations == 200


@pytest.mark.parametrize("game", GAMES)
def test_worth_lies_between_nothing_and_everything(game: str) -> None:
    tree = planted(game, 5)
    tree.run(300)
    assert all(0.0 <= value <= 1.0 for _, _, value in tree.found())
    assert all(0.0 <= gain <= 1.0 for gain in tree.gains())


@pytest.mark.parametrize("game", GAMES)
def test_memory_is_never_exceeded(game: str) -> None:
    tree = planted(game, 4, nodes=20, edges=200)
    tree.run(500)
    assert tree.nodes <= 20
    assert tree.edges <= 200
    assert sum(visits for _, visits, _ in tree.found()) == 500


@pytest.mark.parametrize("game", GAMES)
def test_only_the_actions_asked_about_are_searched_at_the_root(game: str) -> None:
    state = start(game, 4)
    seat = state.current_players()[0]
    tree = Tree(discovery.game(game).actions, 4096, 65536)
    for some in (state.legal_actions(seat)[:1], state.legal_actions(seat)[-1:]):
        tree.plant(state, seat, some, Rng(1))
        tree.run(50)
        assert [action for action, _, _ in tree.found()] == some


@pytest.mark.parametrize("game", GAMES)
def test_threads_search_side_by_side_as_each_would_alone(game: str) -> None:
    alone = planted(game, 4)
    alone.run(400)
    pair = [planted(game, 4), planted(game, 4)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda tree: tree.run(400), pair))
    assert [tree.found() for tree in pair] == [alone.found()] * 2


@pytest.mark.parametrize("game", GAMES)
def test_others_go_on_while_a_tree_is_searched(game: str) -> None:
    tree = planted(game, 4)
    assert any(was_met_in_mid_search(tree, 2_000) for _ in range(500)), "a search keeps the interpreter to itself"


def was_met_in_mid_search(tree: Tree, iterations: int) -> bool:
    """Whether another thread could look at a tree while it was searched."""
    before = tree.iterations
    with ThreadPoolExecutor(1) as pool:
        run = pool.submit(tree.run, iterations)
        met = {tree.iterations for _ in iter(run.done, True)}
    return any(before < now < before + iterations for now in met)


def trace() -> str:
    """A fingerprint of some searches in every game."""
    told = []
    for game in GAMES:
        for choices in (0, 3, 9):
            tree = planted(game, choices)
            tree.rollout_actions = choices
            tree.run(60)
            told.append([(action, visits, round(value, 9)) for action, visits, value in tree.found()])
    return hashlib.sha256(repr(told).encode()).hexdigest()


def test_compiled_and_interpreted_search_alike() -> None:
    code = "from tests.search.test_tree import trace; print(trace())"
    prints = set()
    for interpreted in ("0", "1"):
        env = {**os.environ, "LUDOTECA_INTERPRETED": interpreted, "LUDOTECA_QUIET": "1"}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        prints.add(done.stdout)
    assert len(prints) == 1
