"""The rulebook in the terminal: whole, by section, by clause, by word."""

from __future__ import annotations

import pytest

from ludoteca.core import discovery
from ludoteca.core.errors import UnknownGame
from ludoteca.i18n import LANGUAGES
from ludoteca.rulebook.pages import NoRule, look_up, page


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_its_page_in_every_language(game: str, lang: str) -> None:
    whole = look_up(game, lang)
    assert len(whole) > 40
    assert not [row for row in whole if "**" in row or "`" in row]
    assert len({page(game, other) for other in LANGUAGES}) == len(LANGUAGES)


def test_a_clause_is_found_by_its_number() -> None:
    (clause,) = look_up("maamut", "en", "3.3")
    assert clause.startswith("3.3 Trap.")
    assert "grass" in clause


def test_a_section_is_found_by_its_number() -> None:
    rows = [row for row in look_up("maamut", "en", "5") if row]
    assert rows[0] == "5 Frightened hunters"
    assert [row.split()[0] for row in rows[1:]] == ["5.1", "5.2", "5.3", "5.4", "5.5", "5.6"]


def test_a_word_finds_the_clauses_that_hold_it() -> None:
    assert {row.split()[0] for row in look_up("maamut", "en", "TRAMPLED")} == {"5.6"}


@pytest.mark.parametrize("asked", ["9.9", "9", "xyzzy"])
def test_what_the_rulebook_lacks_is_refused(asked: str) -> None:
    with pytest.raises(NoRule):
        look_up("maamut", "en", asked)


def test_a_page_of_no_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        look_up("nothing", "en")
