"""The word filter: whole words, whatever their case, accents and look-alike letters; one list per language."""

from __future__ import annotations

import pytest

from ludoteca.server.moderation.word_filter import WordFilter
from ludoteca.store import FilterWord

FILTER = WordFilter([FilterWord("it", "brutto"), FilterWord("", "son of a goat"), FilterWord("fr", "Crêpe")])
SAME = [
    "brutto",
    "BRUTTO",
    "sei brutto!",
    "brùttó",
    "b r u t t o",
    "b.r.u.t.t.o",
    "bru\u200btto",
    "brutt0",
    "ВRUTTO",
    "bruttо",
]


@pytest.mark.parametrize("text", [*SAME, "ｂｒｕｔｔｏ", "_brutto_"])
def test_case_accents_look_alikes_and_spelling_out_do_not_hide_a_word(text: str) -> None:
    assert FILTER.found(text, {"it"}) == "brutto"


@pytest.mark.parametrize("text", ["", "bruttone", "imbrutto", "brut to", "b r u", "brutti", "12:30"])
def test_other_words_are_allowed_also_if_they_contain_one(text: str) -> None:
    assert FILTER.found(text) is None


def test_a_word_is_refused_in_the_languages_of_its_list_only() -> None:
    assert FILTER.found("crepe", {"fr", "en"}) == "Crêpe"
    assert FILTER.found("crêpe", {"it", "en"}) is None
    assert FILTER.found("crêpe") == "Crêpe"


def test_a_phrase_in_the_list_of_no_language_is_refused_in_every_one() -> None:
    assert FILTER.found("You SON  of, a goat.", {"es"}) == "son of a goat"
    assert FILTER.found("son of a big goat", {"es"}) is None


def test_an_empty_filter_refuses_nothing() -> None:
    assert WordFilter().found("brutto") is None
    assert WordFilter([FilterWord("", "!!!")]).found("!!!") is None
