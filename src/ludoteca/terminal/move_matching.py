"""Matches a typed line with the moves: exactly, abbreviated, ambiguously, or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

MAX_LISTED = 12


@dataclass(frozen=True, slots=True)
class MoveMatch:
    """The move if it is unambiguous, else the candidates; neither if nothing matches."""

    move: str | None
    candidates: tuple[str, ...] = ()


def match_move(text: str, moves: Sequence[str]) -> MoveMatch:
    """The move that a text spells in full or with each word abbreviated, with or without spaces."""
    wanted = " ".join(text.lower().split())
    exact = [move for move in moves if move.lower() == wanted]
    if len(exact) == 1:
        return MoveMatch(exact[0])
    typed = wanted.replace(" ", "")
    spelled = [move for move in moves if typed and is_abbreviation(typed, move.lower().split())]
    full = with_full_last_word(typed, spelled)
    best = full or completions(text, moves)
    if len(best) == 1 and best[0] in spelled:
        return MoveMatch(best[0])
    return MoveMatch(None, tuple(best) if typed else ())


def is_abbreviation(typed: str, words: Sequence[str]) -> bool:
    """Whether the letters are prefixes of all the words, one after the other."""
    if not words:
        return not typed
    first, *rest = words
    for length in range(len(first), 0, -1):
        if typed[:length] == first[:length] and is_abbreviation(typed[length:], rest):
            return True
    return False


def with_full_last_word(typed: str, moves: Sequence[str]) -> list[str]:
    """The matching moves whose last word is typed in full, with the longest such word."""
    full = [move for move in moves if typed.endswith(move.lower().split()[-1])]
    longest = max((len(move.split()[-1]) for move in full), default=0)
    return [move for move in full if len(move.split()[-1]) == longest]


def completions(text: str, moves: Iterable[str]) -> list[str]:
    """The moves that a text can be completed to."""
    typed = "".join(text.lower().split())
    return [move for move in moves if is_prefix(typed, move.lower().split())]


def is_prefix(typed: str, words: Sequence[str]) -> bool:
    """Whether the letters are prefixes of the first words, one after the other."""
    if not typed:
        return True
    if not words:
        return False
    first, *rest = words
    for length in range(len(first), 0, -1):
        if typed[:length] == first[:length] and is_prefix(typed[length:], rest):
            return True
    return False


def similar_moves(text: str, moves: Sequence[str]) -> list[str]:
    """Up to three moves similar to the text."""
    lower = {move.lower(): move for move in moves}
    found = get_close_matches(" ".join(text.lower().split()), list(lower), n=3, cutoff=0.5)
    return [lower[move] for move in found]
