"""Finds filtered words in chat, names and titles: whole words, whatever their case, accents and look-alike letters.

A text is refused, never altered. A word in the list of no language is refused in every one. Letters that are written
one by one ("b a d", "b.a.d") count as a word too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import lru_cache

from ludoteca.server.accounts.names import looks_of
from ludoteca.server.localisation import INVISIBLE
from ludoteca.store import FilterWord
from ludoteca.store.moderation import ALL_LANGUAGES

Looks = frozenset[str]
TOKEN = re.compile(r"[^\W_]+")
MIN_SPELLED = 3  # letters one by one that count as a word
MAX_CACHED = 4096


class WordFilter:
    """The filtered words of one server, prepared for matching."""

    def __init__(self, words: Iterable[FilterWord] = ()) -> None:
        self._phrases: dict[str, list[tuple[str, tuple[Looks, ...]]]] = {}
        for one in words:
            looks = tuple(looks_of_word(word) for word in words_of(one.word))
            if looks:
                self._phrases.setdefault(one.lang, []).append((one.word, looks))

    def found(self, text: str, langs: Collection[str] | None = None) -> str | None:
        """The first filtered word or phrase in a text in some languages, or in any if None; None without one."""
        phrases = [
            phrase
            for lang, some in self._phrases.items()
            if langs is None or lang == ALL_LANGUAGES or lang in langs
            for phrase in some
        ]
        if not phrases:
            return None
        words = words_of(text)
        sequences = [[looks_of_word(word) for word in some] for some in (words, spelled_words(words))]
        return next((word for word, looks in phrases if any(has_phrase(some, looks) for some in sequences)), None)


def words_of(text: str) -> list[str]:
    """The words of a text without accents and invisible characters."""
    shown = "".join(one for one in text if one not in INVISIBLE and unicodedata.category(one) != "Cf")
    decomposed = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", shown))
    plain = "".join(letter for letter in decomposed if unicodedata.category(letter) != "Mn")
    return TOKEN.findall(unicodedata.normalize("NFC", plain))


def spelled_words(words: Iterable[str]) -> list[str]:
    """The words that runs of single letters spell."""
    runs, run = [], ""
    for word in [*words, "  "]:
        if len(word) == 1:
            run += word
            continue
        if len(run) >= MIN_SPELLED:
            runs.append(run)
        run = ""
    return runs


def has_phrase(words: list[Looks], phrase: tuple[Looks, ...]) -> bool:
    """Whether words that look like those of a phrase follow each other."""
    return any(
        all(not looks.isdisjoint(wanted) for looks, wanted in zip(words[at:], phrase, strict=False))
        for at in range(len(words) - len(phrase) + 1)
    )


@lru_cache(MAX_CACHED)
def looks_of_word(word: str) -> Looks:
    """What a word looks like, whatever its case."""
    return looks_of(word)
