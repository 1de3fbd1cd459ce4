"""The log consists of lines of JSON without secrets."""

from __future__ import annotations

import io
import json
import logging
import secrets
from collections.abc import Iterator

import pytest

from ludoteca.server.observability import logs

TOKEN = secrets.token_urlsafe(16)


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root, own = logging.getLogger(), logging.getLogger("ludoteca")
    before = (root.handlers[:], root.level, own.level)
    stream = io.StringIO()
    logs.configure("all", stream)
    yield stream
    root.handlers[:], level, own_level = before
    root.setLevel(level)
    own.setLevel(own_level)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line_with_its_fields(written: io.StringIO) -> None:
    logs.log_event("over", table=logs.mark("x"), game="any", seat=1)
    (line,) = lines(written)
    assert {name: line[name] for name in ("level", "event", "game", "seat")} == {
        "level": "info",
        "event": "over",
        "game": "any",
        "seat": 1,
    }


def test_only_listed_fields_can_be_logged() -> None:
    with pytest.raises(KeyError):
        logs.log_event("over", token="x")
    with pytest.raises(KeyError):
        logs.log_event("over", move="x")


def test_an_exception_is_logged_without_its_message(written: io.StringIO) -> None:
    try:
        raise ValueError(f"the hand is {TOKEN}")
    except ValueError:
        logging.getLogger("ludoteca.socket").exception("a message failed")
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n%s", TOKEN)
    for line in lines(written):
        assert line["exception"] == "ValueError"
        assert "test_logs.py" in str(line["through"])
    assert TOKEN not in written.getvalue()
    assert "the hand is" not in written.getvalue()


def test_other_libraries_values_are_left_out(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "127.0.0.1", f"/t/{TOKEN}")
    logging.getLogger("uvicorn.error").warning("odd: %s", "what was said")
    logging.getLogger("asyncio").error(f"Task failed\nfuture: exception=ValueError('{TOKEN}')")
    assert [line["text"] for line in lines(written)] == ["odd: %s", "Task failed"]


def test_ids_and_tokens_are_logged_as_marks(written: io.StringIO) -> None:
    logging.getLogger("ludoteca.hub").warning("table %s is broken", TOKEN)
    assert lines(written)[0]["text"] == f"table ({logs.mark(TOKEN)}) is broken"
    assert logs.masked(f"/api/tables/{TOKEN}/record") == f"/api/tables/({logs.mark(TOKEN)})/record"
    assert logs.masked("/api/games") == "/api/games"


@pytest.mark.usefixtures("written")
def test_the_log_can_be_limited_to_warnings_or_disabled() -> None:
    for what, expected in (("warnings", 1), ("none", 0)):
        stream = io.StringIO()
        logs.configure(what, stream)
        logs.log_event("request")
        logs.log_event("failed", level=logging.WARNING)
        assert len(lines(stream)) == expected
