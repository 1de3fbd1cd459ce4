"""Generates requests from the OpenAPI document of a running server and checks the answers; for tests and soak runs."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from schemathesis.generation import GenerationMode
from websockets.sync.client import connect

from ludoteca.core import discovery
from tests.support.logged_errors import LoggedErrors
from tests.support.server import RunningServer, serving_in

TIMEOUT = 60


class ApiChecker:
    """A running server with its OpenAPI document; counts the status codes of its answers."""

    def __init__(self, url: str, logged: LoggedErrors) -> None:
        self.url = url
        self.logged = logged
        self.statuses: Counter[int] = Counter()
        self.session = requests.Session()
        self.document = self.session.get(f"{url}/api/schema/openapi.json", timeout=TIMEOUT).json()
        self.schema = schemathesis.openapi.from_dict(self._with_known_values(json.loads(json.dumps(self.document))))

    def _with_known_values(self, document: Any) -> Any:
        """The document with existing games and tables as values, which random text would not find."""
        games, tables = discovery.names(), [self._table(is_over) for is_over in (False, True)]
        known = {"id": [*tables, "x" * 22], "game": [*games, "nothing"], "lang": ["en", "it", "xx"], "place": ["en"]}
        for path in document["paths"].values():
            for operation in path.values():
                for parameter in operation.get("parameters", ()):
                    if parameter["in"] == "path" and parameter["name"] in known:
                        parameter["schema"] = {"type": "string", "enum": known[parameter["name"]]}
        schemas = document["components"]["schemas"]
        fields = {name: one["properties"] for name, one in schemas.items() if "properties" in one}
        fields["NewTable"]["game"] = {"type": "string", "enum": games}
        fields["NewTable"]["players"] = {"type": "integer", "enum": [2]}
        fields["NewTable"]["seats"] |= {"maxItems": 2}
        fields["NewTable"]["options"] = {"type": "object", "maxProperties": 1}
        fields["SeatRequest"]["kind"] = {"type": "string", "enum": ["me", "open"]}
        for signing in ("SignUp", "SignIn"):
            fields[signing]["password"] |= {"minLength": 8, "maxLength": 20}
            fields[signing]["name"] = {"type": "string", "pattern": "^[A-Za-z]{1,20}$"}
        return document

    def _table(self, is_over: bool) -> str:
        """The id of a new table, or of one whose game was resigned."""
        seats = [{"kind": "me", "name": "North"}, {"kind": "me", "name": "South"}]
        body: dict[str, Any] = {"game": discovery.names()[0], "players": 2, "seats": seats}
        table = self.session.post(f"{self.url}/api/tables", json=body, timeout=TIMEOUT).json()
        if is_over:
            self._resign(table)
        id: str = table["id"]
        return id

    def _resign(self, table: Any) -> None:
        """End the game of a new table."""
        url = f"{self.url.replace('http', 'ws')}/api/socket"
        with connect(url, max_size=None, open_timeout=TIMEOUT) as socket:
            tokens = [seat["token"] for seat in table["seats"]]
            socket.send(json.dumps({"do": "enter", "table": table["id"], "tokens": tokens, "salt": "01"}))
            socket.send(json.dumps({"do": "resign", "seat": 0, "id": 7}))
            while json.loads(socket.recv()).get("id") != 7:
                pass

    def paths(self) -> list[str]:
        """The paths of the document."""
        return list(self.document["paths"])

    def operations(self) -> list[Any]:
        """The operations of the document."""
        found: list[Any] = list(self.schema.get_all_operations())
        return [one.ok() for one in found]

    def errors(self) -> list[str]:
        """What the server logged as errors."""
        return self.logged.messages

    def check(self, operation: Any, number: int, seed: int) -> list[str]:
        """Send a number of valid and as many invalid requests to an operation; the first faults of the answers."""
        faults: list[str] = []
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try:
                self._send(operation.as_strategy(generation_mode=mode), number, seed, faults)
            except Exception as error:
                if "negative" in str(error).lower() or type(error).__name__ == "Unsatisfiable":
                    continue  # no invalid request exists
                raise
        return faults[:3]

    def _send(self, strategy: Any, number: int, first: int, faults: list[str]) -> None:
        @seed(first)
        @settings(
            max_examples=number,
            database=None,
            deadline=None,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
            verbosity=Verbosity.quiet,
        )
        @given(case=strategy)
        def send(case: Any) -> None:
            answer = case.call(base_url=self.url, session=self.session, timeout=TIMEOUT)
            self.statuses[answer.status_code] += 1
            faults.extend(faults_of(case, answer))

        send()


def faults_of(case: Any, answer: Any) -> list[str]:
    """A server error, a success that the document does not describe, or an error without a message."""
    where = f"{case.method} {case.path} {answer.request.url} {answer.request.body!r}: {answer.status_code}"
    if answer.status_code >= 500:
        return [f"{where} {answer.text[:300]}"]
    if answer.status_code >= 400:
        return [] if has_message(answer) else [f"{where} {answer.text[:300]}"]
    known = case.operation.definition.raw["responses"]
    return [] if str(answer.status_code) in known else [f"{where} is not described"]


def has_message(answer: Any) -> bool:
    """Whether an error has a key and a message; uvicorn itself answers what is not HTTP."""
    if "application/json" not in "".join(answer.headers.get("content-type", "")):
        return bool(answer.status_code == 400 and answer.text == "Invalid HTTP request received.")
    error = json.loads(answer.content)["error"]
    return bool(error["key"] and error["message"] and error["message"] != error["key"])


@contextmanager
def checked_api(folder: Path) -> Iterator[ApiChecker]:
    """A checker with a server in its own thread, since schemathesis blocks while it waits for answers."""
    logged = LoggedErrors()
    logged.start()
    running: list[RunningServer] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving_in(folder, limits="off") as server:
            running.append(server)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    ready.wait(TIMEOUT)
    try:
        yield ApiChecker(running[0].url, logged)
    finally:
        done.set()
        thread.join()
        logged.stop()
