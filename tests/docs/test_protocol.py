"""The page on the protocol: its conversation, its tables of events and errors, and its test vectors are true."""

from __future__ import annotations

import hmac
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.engine.engine import REQUESTS, Engine
from ludoteca.i18n import LANGUAGES, translator
from tests.support.doc_pages import blocks, page, rows, section, words

ANY = "…"
PAGE = page("protocol")
SECRET = sha256(b"ludoteca").digest()
SOURCES = Path(__file__).resolve().parent.parent.parent / "src" / "ludoteca"
RAISING = ("engine", "core")


def matches(got: Any, expected: Any) -> bool:
    """Whether an answer is what the page says, with … for anything."""
    if expected == ANY:
        return True
    if isinstance(expected, dict) and isinstance(got, dict):
        known = {name for name in expected if name != ANY}
        fits = all(name in got and matches(got[name], expected[name]) for name in known)
        return fits and (ANY in expected or set(got) == known)
    if isinstance(expected, list) and isinstance(got, list):
        return _list_matches(got, expected)
    return type(got) is type(expected) and bool(got == expected)


def _list_matches(got: list[Any], expected: list[Any]) -> bool:
    if not expected:
        return not got
    if expected[0] == ANY:
        return any(_list_matches(got[skip:], expected[1:]) for skip in range(len(got) + 1))
    return bool(got) and matches(got[0], expected[0]) and _list_matches(got[1:], expected[1:])


def test_the_conversation_of_the_page_runs() -> None:
    engine = Engine()
    lines = [line for block in blocks(PAGE, "engine") for line in block.splitlines()]
    asked = set()
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        assert request.startswith("> ")
        assert answer.startswith("< ")
        asked.add(json.loads(request[2:])["do"])
        got = engine.respond(request[2:].encode())
        assert got is not None
        assert matches(json.loads(got), json.loads(answer[2:])), f"{request}\nanswered {got.decode()}"
    assert set(REQUESTS) <= asked


def test_every_request_has_its_part() -> None:
    titles = re.findall(r"^### (.*)$", section(PAGE, "Requests"), re.M)
    assert sorted(name for title in titles for name in title.split(", ")) == REQUESTS


@pytest.mark.parametrize("game", discovery.names())
def test_every_event_is_listed_with_its_fields(game: str) -> None:
    kinds = discovery.game(game).event_kinds
    wanted = {key: (list(kind.fields), list(kind.private)) for key, kind in kinds.items()}
    told = {
        words(key)[0]: (words(fields), words(private))
        for key, fields, private, _ in rows(section(PAGE, f"Events: {game}"), 4)
    }
    assert told == wanted


def error_keys() -> set[str]:
    """Every key with which the engine's part of the code refuses something."""
    found = {"internal"}
    for part in RAISING:
        for path in (SOURCES / part).rglob("*.py"):
            if "conformance" not in path.parts:
                text = path.read_text("utf-8")
                found |= set(re.findall(r'\bkey="([a-z0-9-]+)"', text))
                found |= set(re.findall(r'^    key = "([a-z-]+)"', text, re.M))
    return found - {"refused", "table", "bad-request", "bad-record"}


def test_every_error_is_listed_and_has_a_sentence_in_every_language() -> None:
    listed = {words(row[0])[0] for row in rows(section(PAGE, "Errors"), 3)}
    assert listed == error_keys()
    for lang in LANGUAGES:
        assert [key for key in sorted(listed) if not translator(lang).has(f"error-{key}")] == []


def salts_of(cell: str) -> list[bytes]:
    """The salts of a table's cell."""
    return [] if cell == "none" else [bytes.fromhex(salt) for salt in cell.split()]


def drawn(salts: list[bytes], number: int, weights: list[int]) -> tuple[int, str, int]:
    """Try, x and outcome of a draw, worked out from the page's own words."""
    total = sum(weights)
    for attempt in range(100):
        message = b"".join(salts) + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        x = int.from_bytes(hmac.digest(SECRET, message, "sha256")[:8], "big")
        if x < 2**64 - 2**64 % total:
            break
    bounds = [sum(weights[: at + 1]) for at in range(len(weights))]
    return attempt, f"{x:016x}", next(at for at, bound in enumerate(bounds) if x % total < bound)


def test_the_vectors_are_what_anybody_works_out() -> None:
    tries = set()
    for salts, number, weights, attempt, x, outcome in rows(section(PAGE, "Test vectors"), 6):
        given = [int(weight) for weight in weights.split()]
        expected = (int(attempt), words(x)[0], int(outcome))
        assert drawn(salts_of(salts), int(number), given) == expected
        assert Chance(SECRET, salts_of(salts), int(number)).draw(given) == int(outcome)
        tries.add(int(attempt))
    assert {0, 1, 2} <= tries


def test_the_vectors_secret_and_shuffles_are_right() -> None:
    part = section(PAGE, "Test vectors")
    assert f"secret `{SECRET.hex()}`" in part
    assert f"commitment `{Chance.of_seed('ludoteca').commitment()}`" in part
    shuffles = rows(part, 3)
    assert len(shuffles) == 2
    for salts, shuffled, following in shuffles:
        chance = Chance(SECRET, salts_of(salts))
        items, number = list("abcdefgh"), 0
        for place in range(len(items) - 1, 0, -1):
            other = drawn(salts_of(salts), number, [1] * (place + 1))[2]
            items[place], items[other] = items[other], items[place]
            number += 1
        assert "".join(items) == "".join(chance.shuffle("abcdefgh")) == words(shuffled)[0]
        assert number == chance.following == int(following)
