"""Random games that look for questions seldom asked, remembered step by step so that they can be repeated."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.match import play_chance_words
from ludoteca.core.record import CHANCE
from ludoteca.core.state import State

TRIED = 6


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a game: the state before and after it, who did what, and what was told."""

    before: State
    by: int | str
    words: str
    after: State
    events: list[Event]


@dataclass(slots=True)
class Walk:
    """One random game from its set-up on."""

    game: Game
    players: int
    options: Mapping[str, Any]
    seed: str
    setup: str = ""
    steps: list[Step] = field(default_factory=list)

    def go(self, most: int, seen: dict[int, int]) -> None:
        """Play until the end or that many lines, or as far as it goes; seen counts the questions met by kind."""
        chance = Chance.of_seed(self.seed)
        choose = random.Random(f"{self.seed}/{self.players}/{self.options}")
        self.setup = self.game.draw_setup(self.players, self.options, chance)
        state = self.opened()
        state.start_event_log()
        while len(self.steps) < most and not is_stuck(state):
            by, words = self.choice(state, chance, choose, seen)
            self.step(state, by, words)
            seen[kind(state)] = seen.get(kind(state), 0) + 1

    def opened(self) -> State:
        """The state after the set-up, made anew."""
        state: State = self.game.initial_state(self.players, self.options, self.setup)
        return state

    def step(self, state: State, by: int | str, words: str) -> None:
        """Play one line and remember it."""
        before = state.copy()
        act(self.game, state, by, words)
        report = self.game.events(state, state.take_facts())
        self.steps.append(Step(before, by, words, state.copy(), report))

    def choice(
        self, state: State, chance: Chance, choose: random.Random, seen: Mapping[int, int]
    ) -> tuple[int | str, str]:
        """What to do next: chance as it falls, else every second time whatever leads to the rarest question."""
        if state.is_chance():
            return CHANCE, drawn(self.game, state, chance, choose)
        seat = choose.choice(state.current_players())
        actions = state.legal_actions(seat)
        tried = [choose.choice(actions) for _ in range(TRIED if choose.random() < 0.5 else 1)]
        rarest = min(tried, key=lambda action: seen.get(kind(played(state, seat, action)), 0))
        return seat, self.game.word(rarest)

    def states(self) -> list[State]:
        """The states from the set-up to the last one."""
        return [self.steps[0].before, *(step.after for step in self.steps)] if self.steps else [self.opened()]

    def report(self, number: int) -> str:
        """Where in which game something happened, and how to get there again."""
        lines = [f"chance {self.setup}", *(f"{step.by} {step.words}" for step in self.steps[:number])]
        return (
            f"{self.game.meta.name}, {self.players} players, options {dict(self.options)}, seed {self.seed!r}, "
            f"after {number} lines:\n" + "\n".join(f"{at} {line}" for at, line in enumerate(lines, 1))
        )


@dataclass(frozen=True, slots=True)
class Moment:
    """A state that a game reached, with the game and the number of lines that led to it."""

    walk: Walk
    number: int
    state: State

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.walk.players

    def random(self, name: str) -> random.Random:
        """A generator of this moment's own."""
        return random.Random(f"{self.walk.seed}/{self.number}/{name}")


def act(game: Game, state: State, by: int | str, words: str) -> None:
    """Play one line on a state."""
    if by == CHANCE:
        play_chance_words(game, state, words)
    else:
        state.apply_action(int(by), game.action(words))


def drawn(game: Game, state: State, chance: Chance, choose: random.Random) -> str:
    """The words of the chance that is next; listed outcomes are all as likely, so that rare ones come up."""
    if state.is_deal():
        return game.draw_deal(state, chance)
    return game.outcome_word(choose.choice(state.chance_outcomes())[0])


def is_stuck(state: State) -> bool:
    """Whether nothing can follow: the game is over, or somebody asked has no answer."""
    if state.is_over() or state.is_chance():
        return state.is_over() or not (state.chance_outcomes() or state.is_deal())
    return not state.current_players() or not all(state.legal_actions(seat) for seat in state.current_players())


def played(state: State, seat: int, action: int) -> State:
    """A copy on which an action was played."""
    other = state.copy()
    other.apply_action(seat, action)
    return other


def kind(state: State) -> int:
    """What is asked, as a number; the way it ended when it is over, below 0."""
    return -state.ending if state.is_over() else state.kind


def sample(walks: Iterable[Walk], per_kind: int) -> list[Moment]:
    """Some moments of every kind and number of players, spread over the games."""
    groups: dict[tuple[Any, ...], list[Moment]] = {}
    for walk in walks:
        for number, state in enumerate(walk.states()):
            group = (walk.players, repr(walk.options), kind(state), state.owes.bit_count(), state.depth)
            groups.setdefault(group, []).append(Moment(walk, number, state))
    return [moment for group in groups.values() for moment in spread(group, per_kind)]


def spread(group: list[Moment], most: int) -> list[Moment]:
    """At most so many of a group, from its first to its last."""
    if len(group) <= most:
        return group
    return [group[at * (len(group) - 1) // (most - 1)] for at in range(most)]
