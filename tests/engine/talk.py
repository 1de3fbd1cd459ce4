"""Talking with an engine in this process: requests as fields, answers as objects."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.core import discovery
from ludoteca.engine.session import Session

GAMES = discovery.names()


class Talk:
    """One conversation."""

    def __init__(self) -> None:
        self.session = Session()

    def say(self, line: str | bytes | None) -> dict[str, Any] | None:
        """The answer to a raw line, if it gets one."""
        raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
        answer = self.session.answer(raw)
        if answer is None:
            return None
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        found = json.loads(answer)
        assert isinstance(found, dict)
        return found

    def ask(self, **fields: Any) -> dict[str, Any]:
        """The answer to a request."""
        answer = self.say(json.dumps(fields))
        assert answer is not None
        return answer

    def refused(self, **fields: Any) -> dict[str, Any]:
        """The error that a request is answered with; the game in progress stays as it was."""
        before = self.ask(do="state")
        answer = self.ask(**fields)
        assert "error" in answer, answer
        assert self.ask(do="state") == before
        error = answer["error"]
        assert isinstance(error, dict)
        assert error["message"]
        return error


def begun(game: str, seed: str = "talk", **fields: Any) -> Talk:
    """A conversation with a game in progress."""
    talk = Talk()
    players = discovery.meta(game).players[0]
    assert "position" in talk.ask(do="new", game=game, players=players, seed=seed, **fields)
    return talk
