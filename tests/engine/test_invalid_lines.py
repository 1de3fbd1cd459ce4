"""Lines that are no requests: each gets an error answer, changes nothing and costs bounded memory."""

from __future__ import annotations

import io
import json

import pytest

from ludoteca.engine.engine import serve
from ludoteca.engine.line_reader import MAX_LINE_BYTES, bounded_lines
from tests.support.engine_client import GAMES, client_with_match

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
    client = client_with_match(GAMES[0])
    before = client.ask(do="state")
    answer = client.send_line(line)
    assert (answer and answer["error"]["key"]) == key
    assert client.ask(do="state") == before


@pytest.mark.parametrize("given", ["7", "null", '""', "[1,{}]", '{"a":[null]}', "1.5", "true", '"é𝄞"', "-0.0"])
def test_the_id_comes_back_as_it_was(given: str) -> None:
    client = client_with_match(GAMES[0])
    good = client.send_line('{"do":"state","id":' + given + "}")
    bad = client.send_line('{"do":"nonsense","id":' + given + "}")
    for answer in (good, bad):
        assert answer is not None
        assert json.dumps(answer["id"]) == json.dumps(json.loads(given))


def test_an_answer_to_a_request_without_id_has_none() -> None:
    assert "id" not in client_with_match(GAMES[0]).ask(do="state")


def test_half_a_character_in_the_id_comes_back_escaped() -> None:
    answer = client_with_match(GAMES[0]).send_line('{"id":"\\ud800","do":"state"}')
    assert answer is not None
    assert answer["id"] == "\ud800"
    assert answer["error"]["key"] == "bad-text"


def test_unknown_fields_are_ignored() -> None:
    client = client_with_match(GAMES[0])
    assert client.ask(do="state", colour="red", lang="de") == client.ask(do="state")


def test_a_line_of_a_mebibyte_is_read_and_a_longer_one_dropped() -> None:
    stream = io.BytesIO(
        b"a" * MAX_LINE_BYTES + b"\n" + b"b" * (MAX_LINE_BYTES + 1) + b"\n" + b"c" * 3 * MAX_LINE_BYTES + b"\nd\n\ne"
    )
    assert list(bounded_lines(stream)) == [b"a" * MAX_LINE_BYTES, None, None, b"d", b"", b"e"]


def test_each_line_that_is_not_blank_gets_one_answer_in_order() -> None:
    source = io.BytesIO(
        b'{"do":"hello","id":1}\n\n{"id":2}\r\n' + b"x" * (MAX_LINE_BYTES + 9) + b'\n{"do":"hello","id":3}'
    )
    sink = io.BytesIO()
    serve(source, sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [answer.get("id") for answer in answers] == [1, 2, None, 3]
