"""Names of accounts and of seats: visible, of one script, and different from others at a glance."""

from __future__ import annotations

import itertools

import pytest

from ludoteca.core.errors import Refused
from ludoteca.i18n import LANGUAGES, translator
from ludoteca.server.accounts.names import looks_of, valid_name
from ludoteca.server.localisation import check_seat_name
from tests.support.server import RunningServer, served

BLANK = ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u034f"]
STACKED = "a" + "\u0301" * 39


def error_key(name: str) -> str:
    """The key of the error for a new name."""
    with pytest.raises(Refused) as caught:
        valid_name(name)
    sentences = {translator(lang).error_message(caught.value) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    return caught.value.key


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "a" * 25, "a\u202eb", "a\u200bb", "a\x00b", "a\ue000", "!?"),
        *("a\u0301\u0302\u0303\u0304", STACKED, *BLANK, *(f"admin{blank}" for blank in BLANK)),
    ],
)
def test_names_that_are_not_short_visible_text_are_refused(name: str) -> None:
    assert error_key(name) == "account-bad-name"


@pytest.mark.parametrize("name", ["\u0430dmin", "Nort\u04bb", "\u03b1lpha", "1\u0661", "adm\u0456n", "日本a"])
def test_names_of_several_scripts_are_refused(name: str) -> None:
    assert error_key(name) == "account-name-scripts"


@pytest.mark.parametrize(
    "name",
    ["Étoile 7", "Дмитрий", "Ελένη", "山田たろう", "ラーメン太郎", "김민준", "Nguyễn", "<b>North</b>", "O’Neill"],
)
def test_names_of_one_script_are_accepted(name: str) -> None:
    assert valid_name(name) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        *(("admin", "аdmіn"), ("scope", "ѕсоре"), ("BOB", "ВОВ"), ("KATE", "КАТЕ"), ("Bill", "BilI"), ("bob1", "bobl")),
        *(("modern", "rnodern"), ("zoo", "z00")),
    ],
)
def test_names_that_look_alike_have_a_skeleton_in_common(name: str, other: str) -> None:
    assert looks_of(name) & looks_of(other)
    assert not looks_of(name) & looks_of(name + "s")


def test_different_names_have_no_skeleton_in_common() -> None:
    names = ["Mail", "Mall", "Mali", "Anna", "Hanna", "Étoile", "Etoile", "Дмитрий", "Dmitri", "Ελένη"]
    assert not [(a, b) for a, b in itertools.combinations(names, 2) if looks_of(a) & looks_of(b)]


@pytest.mark.parametrize("name", ["  ", *BLANK, STACKED])
def test_a_seat_has_no_blank_name_and_no_stacked_marks(name: str) -> None:
    with pytest.raises(Refused) as caught:
        check_seat_name(name)
    assert caught.value.key == "server-bad-name"


@pytest.mark.parametrize("name", ["", "North", "Nguyễn", "🦣", "❤\ufe0f", "Ana 🦣"])
def test_a_seat_may_have_no_name_or_a_visible_one(name: str) -> None:
    assert check_seat_name(name) == name


@served
async def test_sitting_down_and_creating_a_table_refuse_bad_names(server: RunningServer) -> None:
    made = await server.table("North", "open")
    guest = await server.enter(made, invite=made["invite"])
    assert await guest.refused("sit", seat=1, name="\u3164", salt="02") == "server-bad-name"
    seats = [{"kind": "me", "name": STACKED[:40]}, {"kind": "open"}]
    answer = await server.post("/api/tables", {"game": "maamut", "players": 2, "seats": seats}, 400)
    assert answer["error"]["key"] == "server-bad-name"
