"""The player that searches: it imagines worlds from its view and nothing else.

Weaker manners search less, look less far, misjudge what they found, and overlook moves as people do. The
tree is kept between the choices of a turn if time is what is given, and only while nothing new was seen.
"""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ludoteca.core.dice import Dice
from ludoteca.core.game import Game, View
from ludoteca.core.state import State
from ludoteca.search import duel as duels
from ludoteca.search.player import Choice, Effort, Player, Question
from ludoteca.search.tree import LONGEST, Tree

NODES = 1 << 17
EDGES = 1 << 21
DECIMALS = 4
FEWEST = 4
FIRST_STRETCH = 8
STRETCH = 0.002
RESERVE = 0.001
TICK = 1e-6
LOOK = 16
MOST_ROUNDS = 1000
BLUR_OF_MIXTURES = 4.0


@dataclass(frozen=True, slots=True)
class Manner:
    """How a level thinks: its part of the budget, and how it errs.

    `most` iterations at a choice, `depth` choices ahead, values blurred by `blur` times the game's stakes, each move
    but the last overlooked with the chance `overlooks`. Of more than `ideas` that are left so many come to mind, the
    one that looks best at once among them.
    """

    share: float = 1.0
    most: int = 1_000_000
    depth: int = LONGEST
    blur: float = 0.0
    overlooks: float = 0.0
    ideas: int = 1_000_000


class Thinker(Player):
    """Searches a tree of information sets; sealed questions get a mixed answer."""

    def __init__(self, game: Game, manner: Manner) -> None:
        self.game = game
        self.manner = manner
        self.trees: list[Tree] = []
        self.tree = self.another()
        self.expected: tuple[View, int, int] | None = None

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The move that the search took most often; a mixture where the others choose in secret too."""
        actions = [self.game.action(move) for move in question.ordered()]
        root = self.game.imagine(question.view, question.seat, effort.dice)
        noticed = self.noticed(root, question.seat, actions, effort.dice)
        duel = duels.opened(root, question.seat, noticed, effort.dice)
        if duel is not None:
            return self.mixed(duel, question.seat, self.pursued(effort))
        self.plant(root, question, noticed, effort)
        self.search(self.pursued(effort))
        found = merged([tree.found() for tree in self.trees[: effort.threads]])
        action = self.decided(found, root, effort.dice)
        self.foresee(root, question, action, effort)
        return Choice(self.game.word(action), self.thought(found))

    def another(self) -> Tree:
        """One more tree, for a thread of its own."""
        tree = Tree(self.game.actions, NODES, EDGES)
        tree.depth = self.manner.depth
        tree.curiosity *= self.game.breadth
        tree.temper *= self.game.breadth
        self.trees.append(tree)
        return tree

    def mixed(self, duel: duels.Duel, seat: int, effort: Effort) -> Choice:
        """An answer drawn from the best mixture against the values of what follows."""
        self.expected = None
        each = max(1, effort.iterations // len(duel.leaves())) if not effort.is_timed else LOOK
        rounds = max(1, each // LOOK)

        def look(state: State, number: int) -> float:
            return self.outlook(state, seat, min(each, LOOK) if number else 1, effort.dice)

        done = duels.judge(duel, look, rounds if not effort.is_timed else MOST_ROUNDS, effort.is_over)
        mixture, worth = duel.mixture()
        spread = min(1.0, self.manner.blur * BLUR_OF_MIXTURES)
        weights = [weight * (1 - spread) + spread / len(mixture) for weight in mixture]
        words = [self.game.word(action) for action in duel.rows]
        told = {word: round(weight, DECIMALS) for word, weight in zip(words, weights, strict=True)}
        action = drawn(list(zip(duel.rows, weights, strict=True)), effort.dice)
        values = dict(zip(words, [round(value, DECIMALS) for value in duel.answers()], strict=True))
        info = {"rounds": done, "value": round(worth, DECIMALS), "mixture": told, "values": values}
        return Choice(self.game.word(action), info)

    def outlook(self, state: State, seat: int, iterations: int, dice: Dice) -> float:
        """What a state after a duel is worth to a seat, its opponent's worth taken off, from 0 to 1."""
        after = state.copy()
        actor = after.settle(dice)
        gains = [0.0] * after.players
        if actor < 0 or iterations == 1:
            gains = [after.value(other) for other in range(after.players)]
        else:
            self.tree.plant(after, actor, after.legal(actor), dice)
            self.tree.run(iterations)
            gains = self.tree.gains()
        others = (sum(gains) - gains[seat]) / (after.players - 1)
        return (1.0 + gains[seat] - others) / 2

    def noticed(self, root: State, seat: int, actions: list[int], dice: Dice) -> list[int]:
        """The actions that this level notices, at least one; of many only a few, among them the best at first sight."""
        seen = [action for action in actions if not happens(self.manner.overlooks, dice)]
        if len(seen) <= self.manner.ideas:
            return seen or [actions[dice.below(len(actions))]]
        best = self.striking(root, seat, actions, dice)
        others = [action for action in seen if action != best]
        while len(others) >= self.manner.ideas:
            del others[dice.below(len(others))]
        return [best, *others]

    def striking(self, root: State, seat: int, actions: list[int], dice: Dice) -> int:
        """The action that looks best at once, the first of equals in a random order."""
        looks = []
        for action in actions:
            after = root.copy()
            after.play(seat, action)
            looks.append((self.outlook(after, seat, 1, dice), dice.below(1 << 30), action))
        return max(looks)[2]

    def pursued(self, effort: Effort) -> Effort:
        """The level's own part of a budget; its luck goes on from the whole one's."""
        iterations = max(FEWEST, min(self.manner.most, int(effort.iterations * self.manner.share)))
        part = Effort(min(iterations, max(effort.iterations, 1)), "", threads=effort.threads, clock=effort.clock)
        part.dice = effort.dice
        if effort.deadline is not None:
            part.deadline = effort.begun + (effort.deadline - effort.begun) * self.manner.share - RESERVE
        return part

    def plant(self, root: State, question: Question, actions: list[int], effort: Effort) -> None:
        """Begin trees, or go on in those that foresaw exactly this question if they have room."""
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
            luck = effort.dice if number == 0 else Dice(effort.dice.below(1 << 31))
            tree.plant(root, question.seat, actions, luck)

    def search(self, effort: Effort) -> None:
        """Search for all that is given, whatever is found on the way, each tree in its thread."""
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

    def decided(self, found: list[tuple[int, int, float]], root: State, dice: Dice) -> int:
        """The action most visited; drawn by visits in a sealed question; by blurred values if the level is blurred."""
        if root.sealing:
            return drawn([(action, float(visits)) for action, visits, _ in found], dice)
        if self.manner.blur:
            blur = self.manner.blur * self.game.stakes
            return max((value + blur * gumbel(dice), action) for action, _, value in found)[1]
        return max((visits, value, -action) for action, visits, value in found)[2] * -1

    def foresee(self, root: State, question: Question, action: int, effort: Effort) -> None:
        """Remember what the seat would see next if nothing unforeseen happens and it chooses again."""
        self.expected = None
        after = root.copy()
        after.play(question.seat, action)
        if effort.is_timed and not root.sealing and not after.sealing and after.actors() == [question.seat]:
            self.expected = (self.game.view(after, question.seat), question.seat, action)

    def thought(self, found: list[tuple[int, int, float]]) -> dict[str, Any]:
        """What the search found, in words."""
        return {
            "iterations": sum(visits for _, visits, _ in found),
            "values": {self.game.word(action): round(value, DECIMALS) for action, _, value in found},
            "visits": {self.game.word(action): visits for action, visits, _ in found},
        }


def merged(parts: list[list[tuple[int, int, float]]]) -> list[tuple[int, int, float]]:
    """What several trees found, as one: visits added, values weighed by them."""
    if len(parts) == 1:
        return parts[0]
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for action, number, value in (one for part in parts for one in part):
        visits[action] = visits.get(action, 0) + number
        totals[action] = totals.get(action, 0.0) + (number + 1) * value
    return [(action, visits[action], totals[action] / (visits[action] + len(parts))) for action in sorted(visits)]


def happens(chance: float, dice: Dice) -> bool:
    """Whether something of that probability happens."""
    return dice.below(1_000_000) < chance * 1_000_000


def gumbel(dice: Dice) -> float:
    """Noise that turns the best of some values into a draw among them."""
    return -math.log(-math.log((dice.below(1_000_000) + 0.5) / 1_000_000))


def drawn(weighted: list[tuple[int, float]], dice: Dice) -> int:
    """One of some actions by weight; evenly if nothing weighs."""
    whole = sum(weight for _, weight in weighted)
    if whole <= 0:
        return weighted[dice.below(len(weighted))][0]
    left = (dice.below(1 << 30) + 0.5) / (1 << 30) * whole
    for action, weight in weighted:
        left -= weight
        if left < 0:
            return action
    return weighted[-1][0]
