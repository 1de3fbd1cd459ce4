"""What a typed line means among the moves: exactly, shortened, ambiguously, or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

MOST_LISTED = 12


@dataclass(frozen=True, slots=True)
class Meaning:
    """One move if it is clear; the moves it could be if it isn't; none if it is nothing known."""

    move: str | None
    candidates: tuple[str, ...] = ()


def meaning(text: str, moves: Sequence[str]) -> Meaning:
    """The move that a text spells: in full, or each of its words shortened, spaces or none between them."""
    wanted = " ".join(text.lower().split())
    exact = [move for move in moves if move.lower() == wanted]
    if len(exact) == 1:
        return Meaning(exact[0])
    typed = wanted.replace(" ", "")
    spelled = [move for move in moves if typed and spells(typed, move.lower().split())]
    full = closest(typed, spelled)
    best = full or beginning(text, moves)
    if len(best) == 1 and best[0] in spelled:
        return Meaning(best[0])
    return Meaning(None, tuple(best) if typed else ())


def spells(typed: str, words: Sequence[str]) -> bool:
    """Whether the letters are beginnings of all the words, one after the other."""
    if not words:
        return not typed
    first, *rest = words
    for length in range(len(first), 0, -1):
        if typed[:length] == first[:length] and spells(typed[length:], rest):
            return True
    return False


def closest(typed: str, moves: Sequence[str]) -> list[str]:
    """Of the moves spelled, those whose last word is there in full, and the longest such word."""
    full = [move for move in moves if typed.endswith(move.lower().split()[-1])]
    longest = max((len(move.split()[-1]) for move in full), default=0)
    return [move for move in full if len(move.split()[-1]) == longest]


def beginning(text: str, moves: Iterable[str]) -> list[str]:
    """The moves that could still come of a text typed so far."""
    typed = "".join(text.lower().split())
    return [move for move in moves if begins(typed, move.lower().split())]


def begins(typed: str, words: Sequence[str]) -> bool:
    """Whether the letters are beginnings of the first words, one after the other."""
    if not typed:
        return True
    if not words:
        return False
    first, *rest = words
    for length in range(len(first), 0, -1):
        if typed[:length] == first[:length] and begins(typed[length:], rest):
            return True
    return False


def near(text: str, moves: Sequence[str]) -> list[str]:
    """A few moves that look like the text."""
    lower = {move.lower(): move for move in moves}
    found = get_close_matches(" ".join(text.lower().split()), list(lower), n=3, cutoff=0.5)
    return [lower[move] for move in found]
