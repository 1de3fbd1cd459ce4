"""The page on the game contract names every operation that exists, and no old name that still does."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from ludoteca.core.game import Game
from ludoteca.core.plain_base import PlainBase
from ludoteca.core.plain_state import PlainState
from ludoteca.core.state import State
from tests.support.doc_pages import page

TEXT, _, OLD = page("game-contract").partition("## Old names")
NAMED = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", TEXT))))
HOOKS = [name for name in dir(PlainBase) if name.startswith("on_")]


def public(owner: type) -> set[str]:
    """The public names of a class."""
    return {name for name in vars(owner) if not name.startswith("_")}


def test_every_operation_of_a_state_is_on_the_page() -> None:
    data = {"players", "turn", "kind", "seat", "owes", "sealing", "depth", "stack", "ending", "winners", "listening"}
    assert sorted(public(State) - data - {"event_log"} - NAMED) == []


def test_every_value_and_function_of_a_game_is_on_the_page() -> None:
    names = {field.name for field in fields(Game)} | {name for name in public(Game) if callable(vars(Game)[name])}
    assert sorted(names - NAMED) == []


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_or_its_operation_is_on_the_page(hook: str) -> None:
    assert {hook, hook.removeprefix("on_")} & NAMED


def test_no_old_name_of_an_operation_still_exists() -> None:
    rows = [line.split("|")[1] for line in OLD.splitlines() if line.startswith("| ") and "core." not in line]
    old = {name for row in rows[1:6] + rows[7:12] for name in re.findall(r"\b[a-z_]+\b", row)}
    assert old
    assert sorted(old & (public(State) | public(PlainState) | public(PlainBase)) - NAMED) == []
