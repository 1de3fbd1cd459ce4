"""The page on bots: the table for users of OpenSpiel, the failures and the contestants it lists are true."""

from __future__ import annotations

import re

import pytest

from ludoteca.core import discovery
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.state import State
from ludoteca.i18n import translator
from ludoteca.search import players
from ludoteca.search.levels import SETTINGS
from tests.support.doc_pages import page, rows, section, words

PAGE = page("bots")
KINDS = {"State": State, "Game": Game, "Match": Match, "discovery": discovery}


def test_every_name_for_users_of_openspiel_exists() -> None:
    found = rows(section(PAGE, "Names for users of OpenSpiel"), 3)
    assert len(found) >= 12
    for _, ours, difference in found:
        for name in [*words(ours), *re.findall(r"`((?:State|Game)\.\w+)`", difference)]:
            kind, _, attribute = name.partition(".")
            owner = KINDS[kind]
            fields = getattr(owner, "__dataclass_fields__", {})
            assert hasattr(owner, attribute) or attribute in fields, name


def test_every_level_is_listed() -> None:
    listed = {word for cells in rows(section(PAGE, "The arena"), 2) for word in words(cells[0])}
    assert set(players()) <= listed


def test_what_the_levels_get_of_the_budget_is_as_the_page_says() -> None:
    part = section(PAGE, "What to expect")
    weaker = [SETTINGS[level] for level in ("beginner", "casual", "skilled", "expert")]
    shares, iterations = ([f"{100 * one.share:g}" for one in weaker], [str(one.most) for one in weaker])
    assert f"{', '.join(shares[:3])} and {shares[3]} % of the budget" in part
    assert f"at most {', '.join(iterations[:3])} and {iterations[3]} iterations" in part
    assert SETTINGS["master"].share == 1


@pytest.mark.parametrize(
    ("key", "fields"),
    [
        ("no-answer", {"seconds": 20.1}),
        ("ended", {"status": 1}),
        ("not-json", {"answer": "hi, thinking"}),
        ("illegal-move", {"move": "fly"}),
    ],
)
def test_failures_are_told_as_the_page_says(key: str, fields: dict[str, object]) -> None:
    text = translator("en").translate(f"error-contestant-{key}", contestant="first", command="./first", **fields)
    assert text in section(PAGE, "When a program fails")
