"""Sealed duels of fixed outcomes: the mixture is within 0.02 of equilibrium, ties and refilled hands included.

The model is written straight from the rulebook: both lay a card and add a bonus; the higher total wins; a tie
asks for second cards; after a second tie the defence wins; who has laid the last card takes all back.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

import pytest

from ludoteca.core.rng import Rng
from ludoteca.search import sealed as duels
from tests.support.regret_matching import matched

FULL = frozenset(range(1, 7))
KEPT = 0.02


@dataclass
class Cards:
    """A duel of cards with the few methods that the solver uses; seat 0 attacks."""

    hands: tuple[frozenset[int], frozenset[int]]
    bonus: int = 0
    pair: int = 1
    laid: tuple[int | None, int | None] = (None, None)
    won: float | None = None
    kind: int = 1

    @property
    def sealing(self) -> int:
        return 0 if self.won is not None else 3

    @property
    def owes(self) -> int:
        return 0 if self.won is not None else sum(1 << seat for seat in (0, 1) if self.laid[seat] is None)

    def legal_actions(self, seat: int) -> list[int]:
        return sorted(self.hands[seat]) if self.owes & 1 << seat else []

    def copy(self) -> Cards:
        return replace(self)

    def resample(self, viewer: int, rng: Rng) -> Cards:
        other = 1 - viewer
        laid = list(self.laid)
        if laid[other] is not None:
            laid[other] = sorted(self.hands[other])[rng.below(len(self.hands[other]))]
        return replace(self, laid=(laid[0], laid[1]))

    def to_bytes(self) -> bytes:
        return repr((sorted(self.hands[0]), sorted(self.hands[1]), self.pair, self.laid, self.won)).encode()

    def apply_action(self, seat: int, card: int) -> None:
        laid = list(self.laid)
        laid[seat] = card
        self.laid = (laid[0], laid[1])
        if laid[0] is not None and laid[1] is not None:
            self.reveal(laid[0], laid[1])

    def reveal(self, attack: int, defence: int) -> None:
        self.laid = (None, None)
        left = (self.hands[0] - {attack}, self.hands[1] - {defence})
        self.hands = (left[0] or FULL, left[1] or FULL)
        margin = attack + self.bonus - defence
        if margin == 0 and self.pair == 1:
            self.pair = 2
        else:
            self.won = outcome(margin)


def outcome(margin: int) -> float:
    """Fixed values of what follows to the attacker: nothing, the duel won, or won perfectly."""
    return 0.0 if margin <= 0 else 1.0 if margin >= 2 else 0.7


def true_value(state: Cards, mixture: dict[int, float] | None = None) -> float:
    """What seat 0 gains: in equilibrium, or with its first card from a mixture against the best answer."""
    if state.won is not None:
        return state.won
    columns = state.legal_actions(1)
    cells = [[true_value(after(state, mine, theirs)) for theirs in columns] for mine in state.legal_actions(0)]
    weights = matched(cells, 1500) if mixture is None else [mixture.get(card, 0.0) for card in state.legal_actions(0)]
    return min(
        sum(weight * row[column] for weight, row in zip(weights, cells, strict=True)) for column in range(len(cells[0]))
    )


def after(state: Cards, mine: int, theirs: int) -> Cards:
    other = state.copy()
    other.apply_action(0, mine)
    other.apply_action(1, theirs)
    return other


def solution(state: Any, seat: int = 0) -> tuple[dict[int, float], float]:
    duel = duels.opened(state, seat, state.legal_actions(seat), Rng(1))
    assert duel is not None
    duels.judge(duel, lambda leaf, _: leaf.won if seat == 0 else 1.0 - leaf.won, 1, lambda: False)  # type: ignore[attr-defined]
    mixture, worth = duel.mixture()
    return dict(zip(duel.rows, mixture, strict=True)), worth


def situations() -> list[Cards]:
    """Full hands, equal and unequal ones, and such as a tie empties, so that the second pair comes from new ones."""
    found = [Cards((FULL, FULL), bonus) for bonus in (-2, 0, 1)]
    choose = random.Random(11)
    for _ in range(8):
        number = choose.randint(1, 5)
        hands = [frozenset(choose.sample(sorted(FULL), number)) for _ in (0, 1)]
        found.append(Cards((hands[0], hands[1]), choose.randint(-2, 3)))
    found.append(Cards((frozenset({3}), frozenset({4})), 1))
    found.append(Cards((frozenset({2, 5}), frozenset({2, 5})), 0))
    return found


@pytest.mark.parametrize("state", situations(), ids=lambda state: f"{sorted(state.hands[0])}-{sorted(state.hands[1])}")
def test_the_mixture_is_within_2_percent_of_equilibrium(state: Cards) -> None:
    mixture, worth = solution(state)
    assert worth == pytest.approx(true_value(state), abs=KEPT)
    assert true_value(state, mixture) >= worth - KEPT


@pytest.mark.parametrize("state", situations()[:6], ids=lambda state: f"{sorted(state.hands[0])}")
def test_both_sides_agree_on_the_value(state: Cards) -> None:
    assert solution(state)[1] + solution(state, 1)[1] == pytest.approx(1.0, abs=1e-6)


def test_a_tie_on_the_last_cards_is_decided_with_full_hands() -> None:
    last = Cards((frozenset({3}), frozenset({4})), 1)
    assert solution(last)[1] == pytest.approx(true_value(Cards((FULL, FULL), 1, pair=2)), abs=KEPT)


def test_what_the_opponent_has_already_sealed_changes_nothing() -> None:
    fresh = solution(Cards((FULL, FULL), 1))
    for card in (1, 4, 6):
        sealed = Cards((FULL, FULL), 1, laid=(None, card))
        assert solution(sealed)[1] == pytest.approx(fresh[1], abs=1e-6)
        assert solution(sealed)[0] == pytest.approx(fresh[0], abs=1e-6)


def test_a_question_of_one_seat_is_no_duel() -> None:
    assert duels.opened(Cards((FULL, FULL), won=1.0), 0, [], Rng(1)) is None  # type: ignore[arg-type]
