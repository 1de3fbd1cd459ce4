"""The player that runs an information-set Monte Carlo tree search over states resampled from its view.

Weaker levels search fewer iterations and less deep, misjudge values, and overlook moves. With a time budget the tree
is reused for the next choice of a turn if the seat has observed nothing unexpected since.
"""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ludoteca.core.game import Game, View
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.search import sealed
from ludoteca.search.player import Choice, Effort, Player, Question
from ludoteca.search.tree import MAX_DEPTH, Tree

NODES = 1 << 17
EDGES = 1 << 21
DECIMALS = 4
MIN_ITERATIONS = 4
FIRST_STRETCH = 8
STRETCH = 0.002
RESERVE = 0.001
TICK = 1e-6
LOOK = 16
MAX_ROUNDS = 1000
BLUR_OF_MIXTURES = 4.0


@dataclass(frozen=True, slots=True)
class LevelSettings:
    """A level's share of the budget, and how it errs.

    At most `most` iterations for a choice, `depth` choices deep; values get noise of `blur` times the game's stakes;
    each move but the last is overlooked with the probability `overlooks`. If more than `ideas` moves are left, that
    many are considered, the one with the best immediate evaluation among them.
    """

    share: float = 1.0
    most: int = 1_000_000
    depth: int = MAX_DEPTH
    blur: float = 0.0
    overlooks: float = 0.0
    ideas: int = 1_000_000


class IsmctsPlayer(Player):
    """Searches a tree of information sets; sealed questions get a mixed answer."""

    def __init__(self, game: Game, settings: LevelSettings) -> None:
        self.game = game
        self.settings = settings
        self.trees: list[Tree] = []
        self.tree = self.another()
        self.expected: tuple[View, int, int] | None = None

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The most visited move; a draw from a mixed strategy where the others choose in secret too."""
        actions = [self.game.action(move) for move in question.ordered()]
        root = self.game.resample(question.view, question.seat, effort.rng)
        considered = self.considered(root, question.seat, actions, effort.rng)
        duel = sealed.opened(root, question.seat, considered, effort.rng)
        if duel is not None:
            return self.mixed(duel, question.seat, self.share_of(effort))
        self.plant(root, question, considered, effort)
        self.search(self.share_of(effort))
        found = merged([tree.found() for tree in self.trees[: effort.threads]])
        action = self.decided(found, root, effort.rng)
        self.predict(root, question, action, effort)
        return Choice(self.game.word(action), self.thought(found))

    def another(self) -> Tree:
        """Append a tree for another thread."""
        tree = Tree(self.game.actions, NODES, EDGES)
        tree.depth = self.settings.depth
        tree.exploration *= self.game.breadth
        tree.temperature *= self.game.breadth
        self.trees.append(tree)
        return tree

    def mixed(self, duel: sealed.SealedGame, seat: int, effort: Effort) -> Choice:
        """An answer drawn from the mixed strategy that solves the matrix of values."""
        self.expected = None
        each = max(1, effort.iterations // len(duel.leaves())) if not effort.is_timed else LOOK
        rounds = max(1, each // LOOK)

        def look(state: State, number: int) -> float:
            return self.outlook(state, seat, min(each, LOOK) if number else 1, effort.rng)

        done = sealed.judge(duel, look, rounds if not effort.is_timed else MAX_ROUNDS, effort.is_over)
        mixture, worth = duel.mixture()
        spread = min(1.0, self.settings.blur * BLUR_OF_MIXTURES)
        weights = [weight * (1 - spread) + spread / len(mixture) for weight in mixture]
        words = [self.game.word(action) for action in duel.rows]
        told = {word: round(weight, DECIMALS) for word, weight in zip(words, weights, strict=True)}
        action = drawn(list(zip(duel.rows, weights, strict=True)), effort.rng)
        values = dict(zip(words, [round(value, DECIMALS) for value in duel.answers()], strict=True))
        info = {"rounds": done, "value": round(worth, DECIMALS), "mixture": told, "values": values}
        return Choice(self.game.word(action), info)

    def outlook(self, state: State, seat: int, iterations: int, rng: Rng) -> float:
        """A seat's value of a state after a sealed question minus the other seats' mean, scaled to 0 to 1."""
        after = state.copy()
        actor = after.resolve_chance(rng)
        gains = [0.0] * after.players
        if actor < 0 or iterations == 1:
            gains = [after.evaluate(other) for other in range(after.players)]
        else:
            self.tree.plant(after, actor, after.legal_actions(actor), rng)
            self.tree.run(iterations)
            gains = self.tree.gains()
        others = (sum(gains) - gains[seat]) / (after.players - 1)
        return (1.0 + gains[seat] - others) / 2

    def considered(self, root: State, seat: int, actions: list[int], rng: Rng) -> list[int]:
        """The actions that this level considers, at least one, the best by immediate evaluation among them."""
        seen = [action for action in actions if not happens(self.settings.overlooks, rng)]
        if len(seen) <= self.settings.ideas:
            return seen or [actions[rng.below(len(actions))]]
        best = self.best_at_first_sight(root, seat, actions, rng)
        others = [action for action in seen if action != best]
        while len(others) >= self.settings.ideas:
            del others[rng.below(len(others))]
        return [best, *others]

    def best_at_first_sight(self, root: State, seat: int, actions: list[int], rng: Rng) -> int:
        """The action with the best immediate evaluation; ties are broken at random."""
        looks = []
        for action in actions:
            after = root.copy()
            after.apply_action(seat, action)
            looks.append((self.outlook(after, seat, 1, rng), rng.below(1 << 30), action))
        return max(looks)[2]

    def share_of(self, effort: Effort) -> Effort:
        """The level's share of a budget, with the same random number generator."""
        iterations = max(MIN_ITERATIONS, min(self.settings.most, int(effort.iterations * self.settings.share)))
        part = Effort(min(iterations, max(effort.iterations, 1)), "", threads=effort.threads, clock=effort.clock)
        part.rng = effort.rng
        if effort.deadline is not None:
            part.deadline = effort.begun + (effort.deadline - effort.begun) * self.settings.share - RESERVE
        return part

    def plant(self, root: State, question: Question, actions: list[int], effort: Effort) -> None:
        """Start new trees, or reuse those that predicted exactly this question and have memory left."""
        while len(self.trees) < effort.threads:
            self.another()
        trees = self.trees[: effort.threads]
        if effort.is_timed and self.expected is not None:
            view, seat, action = self.expected
            has_room = all(tree.nodes < NODES // 2 and tree.edges < EDGES // 2 for tree in trees)
            if has_room and seat == question.seat and view == question.view:
                for tree in trees:
                    tree.follow(root, action, actions)
                return
        for number, tree in enumerate(trees):
            luck = effort.rng if number == 0 else Rng(effort.rng.below(1 << 31))
            tree.plant(root, question.seat, actions, luck)

    def search(self, effort: Effort) -> None:
        """Use up the whole budget, each tree in its own thread."""
        if effort.threads == 1:
            self.grow(self.tree, effort, effort.iterations)
            return
        parts = [effort.iterations // effort.threads] * effort.threads
        parts[0] += effort.iterations % effort.threads
        with ThreadPoolExecutor(effort.threads) as pool:
            list(pool.map(lambda tree, part: self.grow(tree, effort, part), self.trees[: effort.threads], parts))

    def grow(self, tree: Tree, effort: Effort, left: int) -> None:
        """Search in one tree until the iterations or the time are used up, in stretches that fit the time left."""
        stretch = FIRST_STRETCH if effort.is_timed else left
        while left > 0:
            begun = effort.clock()
            tree.run(min(stretch, left))
            left -= stretch
            now = effort.clock()
            if effort.deadline is not None:
                most = min(STRETCH, (effort.deadline - now) / 2)
                stretch = min(2 * stretch, int(stretch * most / max(now - begun, TICK)))
                if stretch < 1:
                    return

    def decided(self, found: list[tuple[int, int, float]], root: State, rng: Rng) -> int:
        """The action most visited; drawn by visits in a sealed question; by blurred values if the level is blurred."""
        if root.sealing:
            return drawn([(action, float(visits)) for action, visits, _ in found], rng)
        if self.settings.blur:
            blur = self.settings.blur * self.game.stakes
            return max((value + blur * gumbel(rng), action) for action, _, value in found)[1]
        return max((visits, value, -action) for action, visits, value in found)[2] * -1

    def predict(self, root: State, question: Question, action: int, effort: Effort) -> None:
        """Store the view with which the seat would choose again if nothing unexpected happens."""
        self.expected = None
        after = root.copy()
        after.apply_action(question.seat, action)
        if effort.is_timed and not root.sealing and not after.sealing and after.current_players() == [question.seat]:
            self.expected = (self.game.view(after, question.seat), question.seat, action)

    def thought(self, found: list[tuple[int, int, float]]) -> dict[str, Any]:
        """What the search found, in words."""
        return {
            "iterations": sum(visits for _, visits, _ in found),
            "values": {self.game.word(action): round(value, DECIMALS) for action, _, value in found},
            "visits": {self.game.word(action): visits for action, visits, _ in found},
        }


def merged(parts: list[list[tuple[int, int, float]]]) -> list[tuple[int, int, float]]:
    """The results of several trees as one: visits added, values weighted by visits."""
    if len(parts) == 1:
        return parts[0]
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for action, number, value in (one for part in parts for one in part):
        visits[action] = visits.get(action, 0) + number
        totals[action] = totals.get(action, 0.0) + (number + 1) * value
    return [(action, visits[action], totals[action] / (visits[action] + len(parts))) for action in sorted(visits)]


def happens(chance: float, rng: Rng) -> bool:
    """Whether something of that probability happens."""
    return rng.below(1_000_000) < chance * 1_000_000


def gumbel(rng: Rng) -> float:
    """A sample of the standard Gumbel distribution."""
    return -math.log(-math.log((rng.below(1_000_000) + 0.5) / 1_000_000))


def drawn(weighted: list[tuple[int, float]], rng: Rng) -> int:
    """A random action by weight; uniform if all weights are 0."""
    whole = sum(weight for _, weight in weighted)
    if whole <= 0:
        return weighted[rng.below(len(weighted))][0]
    left = (rng.below(1 << 30) + 0.5) / (1 << 30) * whole
    for action, weight in weighted:
        left -= weight
        if left < 0:
            return action
    return weighted[-1][0]
