"""Lines of JSON about what the server does, without anybody's secrets: no tokens, no talk, no moves, no hidden things.

What may be written is a list of field names; ids of tables are written as short marks, since an id lets people watch.
Exceptions are written as their kind and the places they went through, never with their text, which may quote a state.
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
LONGEST = 300


def note(event: str, *, level: int = logging.INFO, **fields: str | int | float | bool | None) -> None:
    """Write that something happened; only fields of the list can be written."""
    unknown = set(fields) - FIELDS
    if unknown:
        raise KeyError(f"not to be logged: {sorted(unknown)}")
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={"fields": fields})


def mark(table: str) -> str:
    """A short mark that tells a table's lines from others' without giving its id away."""
    return sha256(b"table " + table.encode()).hexdigest()[:8]


def masked(text: str) -> str:
    """A text in which whatever looks like an id or a token is replaced by its mark."""
    return SECRET.sub(lambda found: f"({mark(found[0])})", text[:LONGEST])


class Lines(logging.Formatter):
    """A record of any logger as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; of other libraries' records only the template, since their values may be anything."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, Any] = {"time": moment, "level": record.levelname.lower()}
        if record.name == LOG.name:
            told |= {"event": record.msg, **getattr(record, "fields", {})}
        elif record.name.startswith("ludoteca"):
            told |= {"event": "log", "logger": record.name, "text": masked(record.getMessage())}
        else:
            told |= {"event": "log", "logger": record.name, "text": masked(_template(record))}
        if record.exc_info and record.exc_info[0] is not None:
            told |= {"exception": record.exc_info[0].__name__, "through": places(record.exc_info[2])}
        return json.dumps(told, ensure_ascii=False)


def _template(record: logging.LogRecord) -> str:
    """The text before values were put in; its first line only, as some put their values in themselves."""
    return str(record.msg).split("\n", 1)[0].partition("exception=")[0]


def places(trace: TracebackType | None) -> list[str]:
    """Where an exception went through, without any value."""
    return [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def set_up(what: str, stream: IO[str] | None = None) -> None:
    """Send everything that is logged in this process to one stream, as the setting `log` says."""
    target = sys.stderr if stream is None else stream
    if what == "auto":
        what = "warnings" if target.isatty() else "all"
    handler: logging.Handler = logging.NullHandler() if what == "none" else logging.StreamHandler(target)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludoteca").setLevel(logging.INFO if what == "all" else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar", "asyncio", "websockets"):
        other = logging.getLogger(name)
        other.handlers[:] = []
        other.propagate = True
        other.setLevel(logging.WARNING)
