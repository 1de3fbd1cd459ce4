"""A client for the engine in this process: requests as fields, responses as dicts."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.core import discovery
from ludoteca.engine.engine import Engine

GAMES = discovery.names()


class EngineClient:
    """One engine session."""

    def __init__(self) -> None:
        self.engine = Engine()

    def send_line(self, line: str | bytes | None) -> dict[str, Any] | None:
        """The response to a raw line, or None."""
        raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
        answer = self.engine.respond(raw)
        if answer is None:
            return None
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        found = json.loads(answer)
        assert isinstance(found, dict)
        return found

    def ask(self, **fields: Any) -> dict[str, Any]:
        """The response to a request."""
        answer = self.send_line(json.dumps(fields))
        assert answer is not None
        return answer

    def refused(self, **fields: Any) -> dict[str, Any]:
        """The error of a refused request, after checking that the match in progress is unchanged."""
        before = self.ask(do="state")
        answer = self.ask(**fields)
        assert "error" in answer, answer
        assert self.ask(do="state") == before
        error = answer["error"]
        assert isinstance(error, dict)
        assert error["message"]
        return error


def client_with_match(game: str, seed: str = "talk", **fields: Any) -> EngineClient:
    """A client with a match in progress."""
    client = EngineClient()
    players = discovery.meta(game).players[0]
    assert "position" in client.ask(do="new", game=game, players=players, seed=seed, **fields)
    return client
