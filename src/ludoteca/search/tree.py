"""Information-set tree search over the contract: what a seat knows is dealt anew for every iteration.

A node stands for what its seat has seen since the root: the choices made in the open, and of a sealed
question or a card laid face down only its own. Nodes are found by a key made of that; what chance did isn't
part of it, so an edge counts how often it was to be had besides how often it was taken. A walk ends where
everything is dealt anew. Memory is given once and never exceeded.
"""

from __future__ import annotations

import math
from mmap import mmap
from typing import Any

from ludoteca.core import bits, codes, dice, state
from ludoteca.search import threads

SPREAD = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF
BEGIN = 0x243F6A8885A308D3
LONGEST = 512
MOST_PLAYERS = 8
MOST_STAMPS = 1 << 30


class Tree:
    """Nodes and edges in one pool each; edges carry the statistics of the seat that chooses there."""

    def __init__(self, actions: int, nodes: int, edges: int) -> None:
        size = 1
        while size < 2 * nodes:
            size *= 2
        self.most_nodes = nodes
        self.most_edges = edges
        self.room = size - 1
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
        self.listed = dice.Dice(0)
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
        self.curiosity = 1.0
        self.temper = 0.1
        self.trust = 2.0
        self.depth = LONGEST
        self.patience = 0
        self.root: Any = None
        self.work: Any = None
        self.trial: Any = None
        self.by: Any = None

    def clear(self) -> None:
        """Forget everything that was searched."""
        for node in range(self.nodes):
            self.table[self.slot[node]] = 0
        self.nodes = 0
        self.edges = 1
        if self.stamp > MOST_STAMPS:
            self.stamp = 0
            for action in range(len(self.mark)):
                self.mark[action] = 0

    def plant(self, root: state.State, seat: int, actions: list[int], by: dice.Dice) -> None:
        """Begin anew at a state imagined for a seat that must choose among these actions."""
        if root.players > MOST_PLAYERS:
            raise ValueError(f"a search is for {MOST_PLAYERS} players at most")
        self.clear()
        self.by = by
        self.seat = seat
        self.root_key = BEGIN
        self.root_own = 0
        self.settle_on(root, actions)

    def follow(self, root: state.State, action: int, actions: list[int]) -> None:
        """Go on below an action of the root, of which the seat saw all that followed."""
        self.stand_at_root()
        self.note(self.seat, action, self.root.shown(action))
        self.root_key = self.where
        self.root_own = self.own[self.seat]
        self.settle_on(root, actions)

    def settle_on(self, root: state.State, actions: list[int]) -> None:
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
        """Search on for a number of iterations, letting other threads run."""
        held = threads.leave()
        self.search(iterations)
        threads.back(held)

    def stand_at_root(self) -> None:
        """Nothing has been seen since the root."""
        self.where = self.root_key
        self.sealed = False
        self.length = 0
        for other in range(self.root.players):
            self.own[other] = 0
        self.own[self.seat] = self.root_own

    def search(self, iterations: int) -> None:
        """Deal what is hidden anew, walk down the tree, judge where the walk ends, and learn from it."""
        for _ in range(iterations):
            self.work.assign(self.root)
            self.work.redeal(self.seat, self.by)
            self.descend()
            self.finish()
            self.learn()
            self.iterations += 1

    def descend(self) -> None:
        """Walk from the root until a node is new, all is dealt anew, memory is used up, or the game is over."""
        self.stand_at_root()
        while self.work.ending == 0:
            if self.work.owes == codes.CHANCE:
                if self.is_deal(self.work):
                    return
                self.work.roll(self.by)
                continue
            if self.length >= self.depth:
                return
            seat = self.work.actor()
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
        return at.fill_odds(self.listed.room, self.listed.weights) == 0

    def step(self, seat: int) -> int:
        """The edge that a seat takes next, or 0 if the walk ends here; the root is never too new."""
        key = self.place(seat)
        node = self.find(key)
        if node >= 0:
            return self.select(node, seat)
        if self.nodes == self.most_nodes:
            return 0
        node = self.add(key)
        return self.select(node, seat) if self.length == 0 else 0

    def place(self, seat: int) -> int:
        """The key of what a seat that must choose has seen, with the kind of the question."""
        if self.work.sealing != 0 and not self.sealed:
            self.sealed = True
            for other in range(self.work.players):
                self.private[other] = mixed(self.where, other + 1)
        seen = self.private[seat] if self.sealed else self.where
        return mixed(seen ^ self.own[seat], self.work.kind * 16 + seat)

    def find(self, key: int) -> int:
        """The node of a key, or -1."""
        at = key & self.room
        while self.table[at] != 0:
            node = self.table[at] - 1
            if self.key[node] == key:
                return node
            at = (at + 1) & self.room
        return -1

    def add(self, key: int) -> int:
        """A new node without edges."""
        at = key & self.room
        while self.table[at] != 0:
            at = (at + 1) & self.room
        node = self.nodes
        self.nodes += 1
        self.table[at] = node + 1
        self.key[node] = key
        self.slot[node] = at
        self.first[node] = 0
        return node

    def select(self, node: int, seat: int) -> int:
        """The most promising edge that is to be had in this world; 0 if there is no room for any."""
        number = self.work.fill_legal(seat, self.listed.room)
        self.stamp += 1
        for i in range(number):
            action = self.listed.room[i]
            if self.length > 0 or self.permitted[action] != 0:
                self.mark[action] = self.stamp
        edge = self.first[node]
        while edge != 0:
            if self.mark[self.action[edge]] == self.stamp:
                self.mark[self.action[edge]] = 0
                self.meet(edge)
            edge = self.following[edge]
        for i in range(number):
            if self.mark[self.listed.room[i]] == self.stamp and self.edges < self.most_edges:
                self.grow(node, seat, self.listed.room[i])
        return self.best(node)

    def meet(self, edge: int) -> None:
        """An edge is to be had in this world."""
        self.seen[edge] += 1
        self.latest[edge] = self.stamp

    def grow(self, node: int, seat: int, action: int) -> None:
        """A new edge, judged by what its action leads to at once."""
        edge = self.edges
        self.edges += 1
        self.action[edge] = action
        self.visits[edge] = 0
        self.seen[edge] = 0
        self.total[edge] = 0.0
        self.prior[edge] = self.look(seat, action)
        self.weight[edge] = math.exp(self.prior[edge] / self.temper)
        self.following[edge] = self.first[node]
        self.first[node] = edge
        self.meet(edge)

    def look(self, seat: int, action: int) -> float:
        """How good this world looks to a seat right after an action, chance played."""
        self.trial.assign(self.work)
        self.trial.apply(seat, action)
        while self.trial.owes == codes.CHANCE and not self.is_deal(self.trial):
            self.trial.roll(self.by)
        return outlook(self.trial, seat)

    def best(self, node: int) -> int:
        """Among the edges to be had, the one with the highest mean and doubt together."""
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
                score = self.mean(edge) + self.doubt(edge) / entire
                if score > highest:
                    highest = score
                    chosen = edge
            edge = self.following[edge]
        return chosen

    def mean(self, edge: int) -> float:
        """What an edge has brought its seat, the first look counting as some visits."""
        return (self.total[edge] + self.trust * self.prior[edge]) / (self.visits[edge] + self.trust)

    def doubt(self, edge: int) -> float:
        """How much an edge deserves another visit, before it is divided by the weight of all."""
        return self.curiosity * self.weight[edge] * math.sqrt(self.seen[edge]) / (1 + self.visits[edge])

    def play(self, seat: int, action: int) -> None:
        """Play an action in this world and note who has seen it."""
        owed = self.work.owes
        kind = self.work.kind
        sealing = self.work.sealing
        shown = self.work.shown(action)
        self.work.apply(seat, action)
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
        """Everybody sees what is shown of an action; its own seat knows the rest."""
        self.where = mixed(self.where, seat * 65536 + shown + 1)
        if shown != action:
            self.own[seat] = mixed(self.own[seat], action + 1)

    def reveal(self) -> None:
        """A sealed question is answered: everybody sees what everybody chose."""
        self.sealed = False
        for seat in range(self.work.players):
            self.where = mixed(self.where, self.private[seat])

    def finish(self) -> None:
        """Play on by lot for a while and judge the outcome for every seat."""
        made = 0
        while self.work.ending == 0 and (made < self.patience or self.work.owes == codes.CHANCE):
            if self.work.owes == codes.CHANCE:
                if self.patience == 0 and self.is_deal(self.work):
                    break
                self.work.roll(self.by)
            else:
                seat = self.work.actor()
                self.work.apply(seat, self.work.pick(seat, self.by))
                made += 1
        self.choices += made
        for seat in range(self.work.players):
            self.values[seat] = outlook(self.work, seat)
            self.sums[seat] += self.values[seat]

    def learn(self) -> None:
        """Count the walk at every edge it took, with its worth to the seat that chose there."""
        for i in range(self.length):
            edge = self.path[i]
            self.visits[edge] += 1
            self.total[edge] += self.values[self.movers[i]]

    def gains(self) -> list[float]:
        """What the root was worth to every seat on average."""
        return [self.sums[seat] / self.iterations for seat in range(self.root.players)]

    def found(self) -> list[tuple[int, int, float]]:
        """Of each action to choose among: visits and mean worth, in the order of the actions."""
        self.stand_at_root()
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
    """So many whole numbers, all 0; their memory is taken only when it is written to."""
    return memoryview(mmap(-1, 4 * number)).cast("i")


def wide(number: int) -> memoryview[int]:
    """The same of 64 bits each."""
    return memoryview(mmap(-1, 8 * number)).cast("Q")


def real(number: int) -> memoryview[float]:
    """The same of fractions."""
    return memoryview(mmap(-1, 8 * number)).cast("d")


def outlook(at: state.State, seat: int) -> float:
    """What a state is worth to a seat; a game that nobody wins counts as half a fair share."""
    if at.ending and at.winners == 0:
        return 0.5 / at.players
    return at.worth(seat)


def mixed(key: int, word: int) -> int:
    """A key that depends on all of another key and a word."""
    key = ((key ^ word) * SPREAD) & WORD
    return (key ^ (key >> 32)) * SPREAD & WORD
