"""Lines that are no requests: each gets an error answer, changes nothing and costs bounded memory."""

from __future__ import annotations

import io
import json

import pytest

from ludoteca.engine.lines import LONGEST, lines
from ludoteca.engine.session import converse
from tests.engine.talk import GAMES, begun

LARGE = "1" * 5000


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"{", "bad-json"),
        (b"", None),
        (b" \t\r", None),
        (b"null", "not-an-object"),
        (b"[]", "not-an-object"),
        (b'"state"', "not-an-object"),
        (b"\xff{}", "bad-utf8"),
        (b'{"do":"state","x":"\xc3"}', "bad-utf8"),
        (b"\xef\xbb\xbf{}", "bad-json"),
        (b'{"do":"state","x":NaN}', "not-finite"),
        (b'{"do":"state","x":-Infinity}', "not-finite"),
        (b'{"do":"state","x":1e999}', "number-too-large"),
        (b'{"do":"state","x":' + LARGE.encode() + b"}", "number-too-large"),
        (b'{"do":"state","do":"state"}', "field-twice"),
        (b'{"do":"load","position":{"a":1,"a":2}}', "field-twice"),
        (b'{"do":"state","x":"\\ud800"}', "bad-text"),
        (b'{"do":"state","\\udfff":1}', "bad-text"),
        (b'{"do":"state","x":' + b"[" * 100 + b"]" * 100 + b"}", "too-deep"),
        (b'{"do":"state","x":' + b"[" * 100_000 + b"]" * 100_000 + b"}", "too-deep"),
        (b"[" * 500_000, "too-deep"),
        (b"{}", "missing-field"),
        (b'{"do":7}', "bad-field"),
        (b'{"do":null}', "bad-field"),
        (b'{"do":"State"}', "unknown-request"),
        (b'{"do":"state","lang":7}', "bad-field"),
        (None, "line-too-long"),
    ],
)
def test_a_bad_line_is_refused_and_changes_nothing(line: bytes | None, key: str | None) -> None:
    talk = begun(GAMES[0])
    before = talk.ask(do="state")
    answer = talk.say(line)
    assert (answer and answer["error"]["key"]) == key
    assert talk.ask(do="state") == before


@pytest.mark.parametrize("given", ["7", "null", '""', "[1,{}]", '{"a":[null]}', "1.5", "true", '"é𝄞"', "-0.0"])
def test_the_id_comes_back_as_it_was(given: str) -> None:
    talk = begun(GAMES[0])
    good = talk.say('{"do":"state","id":' + given + "}")
    bad = talk.say('{"do":"nonsense","id":' + given + "}")
    for answer in (good, bad):
        assert answer is not None
        assert json.dumps(answer["id"]) == json.dumps(json.loads(given))


def test_an_answer_to_a_request_without_id_has_none() -> None:
    assert "id" not in begun(GAMES[0]).ask(do="state")


def test_half_a_character_in_the_id_comes_back_escaped() -> None:
    answer = begun(GAMES[0]).say('{"id":"\\ud800","do":"state"}')
    assert answer is not None
    assert answer["id"] == "\ud800"
    assert answer["error"]["key"] == "bad-text"


def test_unknown_fields_are_ignored() -> None:
    talk = begun(GAMES[0])
    assert talk.ask(do="state", colour="red", lang="de") == talk.ask(do="state")


def test_a_line_of_a_mebibyte_is_read_and_a_longer_one_dropped() -> None:
    stream = io.BytesIO(b"a" * LONGEST + b"\n" + b"b" * (LONGEST + 1) + b"\n" + b"c" * 3 * LONGEST + b"\nd\n\ne")
    assert list(lines(stream)) == [b"a" * LONGEST, None, None, b"d", b"", b"e"]


def test_each_line_that_is_not_blank_gets_one_answer_in_order() -> None:
    source = io.BytesIO(b'{"do":"hello","id":1}\n\n{"id":2}\r\n' + b"x" * (LONGEST + 9) + b'\n{"do":"hello","id":3}')
    sink = io.BytesIO()
    converse(source, sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [answer.get("id") for answer in answers] == [1, 2, None, 3]
