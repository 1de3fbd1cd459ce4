"""Players are honest by construction: nothing hidden can reach them, and how much they think doesn't show it either."""

from __future__ import annotations

import importlib.util
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca import search
from ludoteca.conformance import Scrambler
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from tests.support.random_play import random_choices

ROOT = Path(__file__).parents[2]
GAMES = discovery.names()


def scrambler(name: str) -> Scrambler | None:
    """The tester's own rewrite of what a game hides, if there is one."""
    path = ROOT / "tests" / "games" / name / "scrambler.py"
    spec = importlib.util.spec_from_file_location(f"{name}_scrambler", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Scrambler = module.scramble
    return found


def moments(game: str, every: int, most: int) -> Iterator[tuple[Match, int, int]]:
    """Now and then in one random game for each number of players: the match, a seat that must choose, a number."""
    fewest, highest = discovery.meta(game).players
    for players in range(fewest, highest + 1):
        match = Match.new(game, players, f"honesty {players}")
        for step, (seat, _) in enumerate(random_choices(match, Rng(players), most)):
            if step % every == 0:
                yield match, seat, step


def rewritten(match: Match, seat: int, number: int) -> Iterator[State]:
    """The same position with other secrets: by the game's redeal, and by the tester's scrambler."""
    yield match.state.resample(seat, Rng(number + 1))
    scramble = scrambler(match.game.meta.name)
    if scramble is not None:
        position = json.loads(json.dumps(match.position()))
        yield match.game.parse(scramble(position, seat, random.Random(number)))


@pytest.mark.parametrize("level", search.players())
@pytest.mark.parametrize("game", GAMES)
def test_rewriting_everything_hidden_leaves_the_choice_unchanged(game: str, level: str) -> None:
    changed = 0
    for match, seat, number in moments(game, 7, 70):
        player = search.player(match.game, level)
        chosen = player.choose(search.Question.of_match(match, seat), search.Effort(40, f"{number}"))
        for state in rewritten(match, seat, number):
            other = match.fork()
            other.state = state
            changed += state != match.state
            again = player.choose(search.Question.of_match(other, seat), search.Effort(40, f"{number}"))
            assert again == chosen, f"{game} {match.players} {number} {level}"
    assert changed


@pytest.mark.parametrize("game", GAMES)
def test_imagined_worlds_are_legal_consistent_and_varied(game: str) -> None:
    varied = 0
    for match, seat, number in moments(game, 5, 60):
        view = match.view(seat)
        worlds = [match.game.resample(view, seat, Rng(number * 10 + at)) for at in range(6)]
        for world in worlds:
            assert match.game.view(world, seat) == view
            assert match.game.parse(match.game.position(world)) == world
            assert world.legal_actions(seat) == match.state.legal_actions(seat)
        varied += len({world.to_bytes() for world in worlds}) > 1
    assert varied


@pytest.mark.parametrize("game", GAMES)
def test_the_amount_of_thinking_does_not_depend_on_what_is_held(game: str) -> None:
    for match, seat, number in moments(game, 9, 60):
        player = search.player(match.game, "expert")
        question = search.Question.of_match(match, seat)
        info = player.choose(question, search.Effort(200, str(number))).info
        forced = search.Question(match.game, question.view, question.moves[:1], seat)
        less = player.choose(forced, search.Effort(200, str(number))).info
        assert info.get("iterations") == less.get("iterations")


@pytest.mark.parametrize("game", GAMES)
def test_actions_look_alike_to_others_exactly_if_they_leave_them_the_same_view(game: str) -> None:
    for match, seat, number in moments(game, 6, 60):
        if match.state.sealing:
            continue
        others = [other for other in range(match.players) if other != seat]
        looks: dict[str, set[int]] = {}
        for action in match.state.legal_actions(seat)[:60]:
            after = match.state.copy()
            after.apply_action(seat, action)
            if after.is_chance() or after.is_over():
                continue
            views = json.dumps([match.game.view(after, other) for other in others], sort_keys=True)
            looks.setdefault(views, set()).add(match.state.observed_action(action))
        assert all(len(found) == 1 for found in looks.values()), f"{game} {match.players} {number}"
        assert len({look for found in looks.values() for look in found}) == len(looks), f"{game} {number}"
