"""Structured logs as lines of JSON without secrets: no tokens, no chat, no moves, no hidden information.

Events may have only the fields in FIELDS; table ids appear as short marks, since an id lets people watch. Exceptions
appear as their type and traceback locations, never with their message, which may quote a game's state.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from hashlib import sha256
from types import TracebackType
from typing import IO, Any

LOG = logging.getLogger("ludoteca.events")
FIELDS = frozenset(
    (
        *("method", "path", "status", "address", "milliseconds", "table", "game", "players", "phase", "seat", "code"),
        *("limit", "key", "count", "level", "version", "port", "reason", "signal", "urls", "file", "what"),
    )
)
SECRET = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])")
MAX_TEXT = 300
LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar", "asyncio", "websockets")


def log_event(event: str, *, level: int = logging.INFO, **fields: str | int | float | bool | None) -> None:
    """Log an event with fields; KeyError for a field that is not in FIELDS."""
    unknown = set(fields) - FIELDS
    if unknown:
        raise KeyError(f"not to be logged: {sorted(unknown)}")
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={"fields": fields})


def mark(table: str) -> str:
    """Eight hexadecimal digits that identify a table in the log without revealing its id."""
    return sha256(b"table " + table.encode()).hexdigest()[:8]


def masked(text: str) -> str:
    """A text, truncated, with the mark of everything that has the format of an id or a token in its place."""
    return SECRET.sub(lambda found: f"({mark(found[0])})", text[:MAX_TEXT])


class JsonFormatter(logging.Formatter):
    """Formats the records of every logger as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; of other libraries' records only the template, since their values may be secret."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"time": moment, "level": record.levelname.lower()}
        if record.name == LOG.name:
            line |= {"event": record.msg, **getattr(record, "fields", {})}
        elif record.name.startswith("ludoteca"):
            line |= {"event": "log", "logger": record.name, "text": masked(record.getMessage())}
        else:
            line |= {"event": "log", "logger": record.name, "text": masked(_template(record))}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"exception": record.exc_info[0].__name__, "through": traceback_locations(record.exc_info[2])}
        return json.dumps(line, ensure_ascii=False)


def _template(record: logging.LogRecord) -> str:
    """The first line of a record's template, up to an exception that the library formatted into it."""
    return str(record.msg).split("\n", 1)[0].partition("exception=")[0]


def traceback_locations(trace: TracebackType | None) -> list[str]:
    """File, line and function of every frame of a traceback, without values."""
    return [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def configure(what: str, stream: IO[str] | None = None) -> None:
    """Send all logs of this process to one stream, as the setting `log` says."""
    target = sys.stderr if stream is None else stream
    if what == "auto":
        what = "warnings" if target.isatty() else "all"
    handler: logging.Handler = logging.NullHandler() if what == "none" else logging.StreamHandler(target)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludoteca").setLevel(logging.INFO if what == "all" else logging.WARNING)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers[:] = []
        library.propagate = True
        library.setLevel(logging.WARNING)
