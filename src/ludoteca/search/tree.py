"""Information-set Monte Carlo tree search over the contract: every iteration resamples what the seat cannot know.

A node stands for what its seat has observed since the root: the public choices, and of a sealed question or a card
laid face down only its own. A hash of these observations is its key. Chance is not part of the key, so an edge counts
how often it was available besides how often it was visited. A descent ends at a deal. Memory is allocated once.
"""

from __future__ import annotations

import math
from mmap import mmap
from typing import Any

from ludoteca.core import bits, codes, rng, state
from ludoteca.search import gil

SPREAD = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF
BEGIN = 0x243F6A8885A308D3
MAX_DEPTH = 512
MAX_PLAYERS = 8
MAX_STAMPS = 1 << 30


class Tree:
    """Nodes and edges in one pool each; edges carry the statistics of the seat that chooses there."""

    def __init__(self, actions: int, nodes: int, edges: int) -> None:
        size = 1
        while size < 2 * nodes:
            size *= 2
        self.most_nodes = nodes
        self.most_edges = edges
        self.mask = size - 1
        self.table = whole(size)
        self.key = wide(nodes)
        self.slot = whole(nodes)
        self.first = whole(nodes)
        self.action = whole(edges)
        self.following = whole(edges)
        self.visits = whole(edges)
        self.seen = whole(edges)
        self.latest = whole(edges)
        self.total = real(edges)
        self.prior = real(edges)
        self.weight = real(edges)
        self.mark = whole(actions)
        self.permitted = whole(actions)
        self.chosen_among: list[int] = []
        self.private = [0] * 8
        self.own = [0] * 8
        self.values = [0.0] * 8
        self.sums = [0.0] * 8
        self.path = [0] * 512
        self.movers = [0] * 512
        self.listed = rng.Rng(0)
        self.nodes = 0
        self.edges = 1
        self.iterations = 0
        self.choices = 0
        self.stamp = 0
        self.where = 0
        self.sealed = False
        self.length = 0
        self.seat = codes.NOBODY
        self.root_key = 0
        self.root_own = 0
        self.exploration = 1.0
        self.temperature = 0.1
        self.trust = 2.0
        self.depth = MAX_DEPTH
        self.rollout_actions = 0
        self.root: Any = None
        self.work: Any = None
        self.trial: Any = None
        self.rng: Any = None

    def clear(self) -> None:
        """Remove all nodes and edges."""
        for node in range(self.nodes):
            self.table[self.slot[node]] = 0
        self.nodes = 0
        self.edges = 1
        if self.stamp > MAX_STAMPS:
            self.stamp = 0
            for action in range(len(self.mark)):
                self.mark[action] = 0

    def plant(self, root: state.State, seat: int, actions: list[int], rng: rng.Rng) -> None:
        """Start a new tree at a state resampled for a seat that must choose among these actions."""
        if root.players > MAX_PLAYERS:
            raise ValueError(f"a search is for {MAX_PLAYERS} players at most")
        self.clear()
        self.rng = rng
        self.seat = seat
        self.root_key = BEGIN
        self.root_own = 0
        self.set_root(root, actions)

    def follow(self, root: state.State, action: int, actions: list[int]) -> None:
        """Reuse the subtree below an action of the root, all of whose consequences the seat observed."""
        self.reset_observations()
        self.note(self.seat, action, self.root._c_observed_action(action))
        self.root_key = self.where
        self.root_own = self.own[self.seat]
        self.set_root(root, actions)

    def set_root(self, root: state.State, actions: list[int]) -> None:
        """Take a state as the root and these actions as the ones to choose among."""
        self.iterations = 0
        self.choices = 0
        for other in range(root.players):
            self.sums[other] = 0.0
        self.root = root
        self.work = root.copy()
        self.trial = root.copy()
        for action in self.chosen_among:
            self.permitted[action] = 0
        for action in actions:
            self.permitted[action] = 1
        self.chosen_among = list(actions)

    def run(self, iterations: int) -> None:
        """Run a number of iterations without the GIL."""
        held = gil.release()
        self.search(iterations)
        gil.acquire(held)

    def reset_observations(self) -> None:
        """Reset the observations to those of the root."""
        self.where = self.root_key
        self.sealed = False
        self.length = 0
        for other in range(self.root.players):
            self.own[other] = 0
        self.own[self.seat] = self.root_own

    def search(self, iterations: int) -> None:
        """Resample, descend, evaluate and back up, so many times."""
        for _ in range(iterations):
            self.work.assign(self.root)
            self.work._c_resample(self.seat, self.rng)
            self.descend()
            self.finish()
            self.back_up()
            self.iterations += 1

    def descend(self) -> None:
        """Descend from the root to a new node, a deal, the depth limit, the end of memory or the end of the game."""
        self.reset_observations()
        while self.work.ending == 0:
            if self.work.owes == codes.CHANCE:
                if self.is_deal(self.work):
                    return
                self.work._c_sample_chance(self.rng)
                continue
            if self.length >= self.depth:
                return
            seat = self.work._c_current_player()
            if self.work.owes & bits.single(self.seat):
                seat = self.seat
            edge = self.step(seat)
            if edge == 0:
                return
            self.path[self.length] = edge
            self.movers[self.length] = seat
            self.length += 1
            self.play(seat, self.action[edge])

    def is_deal(self, at: state.State) -> bool:
        """Whether the chance that is next has too many outcomes to list."""
        return at._c_chance_outcomes(self.listed.scratch, self.listed.weights) == 0

    def step(self, seat: int) -> int:
        """The edge that a seat takes next, or 0 if the descent ends here; at the root it does not."""
        key = self.place(seat)
        node = self.find(key)
        if node >= 0:
            return self.select(node, seat)
        if self.nodes == self.most_nodes:
            return 0
        node = self.add(key)
        return self.select(node, seat) if self.length == 0 else 0

    def place(self, seat: int) -> int:
        """The key of a seat's observations and the kind of the open question."""
        if self.work.sealing != 0 and not self.sealed:
            self.sealed = True
            for other in range(self.work.players):
                self.private[other] = mixed(self.where, other + 1)
        seen = self.private[seat] if self.sealed else self.where
        return mixed(seen ^ self.own[seat], self.work.kind * 16 + seat)

    def find(self, key: int) -> int:
        """The node of a key, or -1."""
        at = key & self.mask
        while self.table[at] != 0:
            node = self.table[at] - 1
            if self.key[node] == key:
                return node
            at = (at + 1) & self.mask
        return -1

    def add(self, key: int) -> int:
        """A new node without edges."""
        at = key & self.mask
        while self.table[at] != 0:
            at = (at + 1) & self.mask
        node = self.nodes
        self.nodes += 1
        self.table[at] = node + 1
        self.key[node] = key
        self.slot[node] = at
        self.first[node] = 0
        return node

    def select(self, node: int, seat: int) -> int:
        """The best edge among those available in this sample; 0 if memory has room for none."""
        number = self.work._c_legal_actions(seat, self.listed.scratch)
        self.stamp += 1
        for i in range(number):
            action = self.listed.scratch[i]
            if self.length > 0 or self.permitted[action] != 0:
                self.mark[action] = self.stamp
        edge = self.first[node]
        while edge != 0:
            if self.mark[self.action[edge]] == self.stamp:
                self.mark[self.action[edge]] = 0
                self.mark_available(edge)
            edge = self.following[edge]
        for i in range(number):
            if self.mark[self.listed.scratch[i]] == self.stamp and self.edges < self.most_edges:
                self.grow(node, seat, self.listed.scratch[i])
        return self.best(node)

    def mark_available(self, edge: int) -> None:
        """Count an edge as available in this sample."""
        self.seen[edge] += 1
        self.latest[edge] = self.stamp

    def grow(self, node: int, seat: int, action: int) -> None:
        """Add an edge with the immediate evaluation of its action as its prior."""
        edge = self.edges
        self.edges += 1
        self.action[edge] = action
        self.visits[edge] = 0
        self.seen[edge] = 0
        self.total[edge] = 0.0
        self.prior[edge] = self.prior_of(seat, action)
        self.weight[edge] = math.exp(self.prior[edge] / self.temperature)
        self.following[edge] = self.first[node]
        self.first[node] = edge
        self.mark_available(edge)

    def prior_of(self, seat: int, action: int) -> float:
        """A seat's evaluation of this sample right after an action and the chance that follows."""
        self.trial.assign(self.work)
        self.trial._c_apply_action(seat, action)
        while self.trial.owes == codes.CHANCE and not self.is_deal(self.trial):
            self.trial._c_sample_chance(self.rng)
        return value_of(self.trial, seat)

    def best(self, node: int) -> int:
        """The available edge with the highest sum of mean and exploration bonus."""
        entire = 0.0
        edge = self.first[node]
        while edge != 0:
            if self.latest[edge] == self.stamp:
                entire += self.weight[edge]
            edge = self.following[edge]
        chosen = 0
        highest = -1.0
        edge = self.first[node]
        while edge != 0:
            if self.latest[edge] == self.stamp:
                score = self.mean(edge) + self.bonus(edge) / entire
                if score > highest:
                    highest = score
                    chosen = edge
            edge = self.following[edge]
        return chosen

    def mean(self, edge: int) -> float:
        """An edge's mean value for its seat, the prior counting as `trust` visits."""
        return (self.total[edge] + self.trust * self.prior[edge]) / (self.visits[edge] + self.trust)

    def bonus(self, edge: int) -> float:
        """An edge's exploration bonus before it is divided by the weight of all edges."""
        return self.exploration * self.weight[edge] * math.sqrt(self.seen[edge]) / (1 + self.visits[edge])

    def play(self, seat: int, action: int) -> None:
        """Apply an action to this sample and update the seats' observations."""
        owed = self.work.owes
        kind = self.work.kind
        sealing = self.work.sealing
        shown = self.work._c_observed_action(action)
        self.work._c_apply_action(seat, action)
        self.choices += 1
        if not self.sealed:
            self.note(seat, action, shown)
            return
        self.private[seat] = mixed(self.private[seat], action + 1)
        left = owed & ~bits.single(seat)
        same = self.work.kind == kind and self.work.sealing == sealing and self.work.owes != 0
        if not (same and (self.work.owes == owed or self.work.owes == left)):
            self.reveal()

    def note(self, seat: int, action: int, shown: int) -> None:
        """Add an observed action to the public observations, and the action itself to its seat's own."""
        self.where = mixed(self.where, seat * 65536 + shown + 1)
        if shown != action:
            self.own[seat] = mixed(self.own[seat], action + 1)

    def reveal(self) -> None:
        """Make the answers of a sealed question public."""
        self.sealed = False
        for seat in range(self.work.players):
            self.where = mixed(self.where, self.private[seat])

    def finish(self) -> None:
        """Play a random rollout of limited length and evaluate it for every seat."""
        made = 0
        while self.work.ending == 0 and (made < self.rollout_actions or self.work.owes == codes.CHANCE):
            if self.work.owes == codes.CHANCE:
                if self.rollout_actions == 0 and self.is_deal(self.work):
                    break
                self.work._c_sample_chance(self.rng)
            else:
                seat = self.work._c_current_player()
                self.work._c_apply_action(seat, self.work._c_sample_action(seat, self.rng))
                made += 1
        self.choices += made
        for seat in range(self.work.players):
            self.values[seat] = value_of(self.work, seat)
            self.sums[seat] += self.values[seat]

    def back_up(self) -> None:
        """Back up: add a visit and the acting seat's value to every edge of the path."""
        for i in range(self.length):
            edge = self.path[i]
            self.visits[edge] += 1
            self.total[edge] += self.values[self.movers[i]]

    def gains(self) -> list[float]:
        """Every seat's mean value of the root."""
        return [self.sums[seat] / self.iterations for seat in range(self.root.players)]

    def found(self) -> list[tuple[int, int, float]]:
        """Visits and mean value of each permitted action, ascending."""
        self.reset_observations()
        self.work.assign(self.root)
        node = self.find(self.place(self.seat))
        told = []
        edge = self.first[node] if node >= 0 else 0
        while edge != 0:
            if self.permitted[self.action[edge]] != 0:
                told.append((self.action[edge], self.visits[edge], self.mean(edge)))
            edge = self.following[edge]
        return sorted(told)


def whole(number: int) -> memoryview[int]:
    """So many 32-bit integers, all 0; pages are allocated when they are written to."""
    return memoryview(mmap(-1, 4 * number)).cast("i")


def wide(number: int) -> memoryview[int]:
    """The same with 64-bit integers."""
    return memoryview(mmap(-1, 8 * number)).cast("Q")


def real(number: int) -> memoryview[float]:
    """The same with doubles."""
    return memoryview(mmap(-1, 8 * number)).cast("d")


def value_of(at: state.State, seat: int) -> float:
    """A seat's value of a state; a game without winners counts as half an equal share."""
    if at.ending and at.winners == 0:
        return 0.5 / at.players
    return at._c_returns(seat) if at.ending else at._c_evaluate(seat)


def mixed(key: int, word: int) -> int:
    """A hash of a key and a word."""
    key = ((key ^ word) * SPREAD) & WORD
    return (key ^ (key >> 32)) * SPREAD & WORD
