"""A real server and its OpenAPI description, from which requests are made; used by the tests and by the long runs."""

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
from tests.server.client import Running, serving_in
from tests.server.fuzzer import Alarm

PATIENCE = 60


class Described:
    """A running server with its description."""

    def __init__(self, url: str, alarm: Alarm) -> None:
        self.url = url
        self.alarm = alarm
        self.statuses: Counter[int] = Counter()
        self.session = requests.Session()
        self.text = self.session.get(f"{url}/api/schema/openapi.json", timeout=PATIENCE).json()
        self.schema = schemathesis.openapi.from_dict(self._pointed(json.loads(json.dumps(self.text))))

    def _pointed(self, text: Any) -> Any:
        """The description with games and tables that exist, which chance would never find."""
        games, tables = discovery.names(), [self._table(is_over) for is_over in (False, True)]
        known = {"id": [*tables, "x" * 22], "game": [*games, "nothing"], "lang": ["en", "it", "xx"], "place": ["en"]}
        for path in text["paths"].values():
            for operation in path.values():
                for parameter in operation.get("parameters", ()):
                    if parameter["in"] == "path" and parameter["name"] in known:
                        parameter["schema"] = {"type": "string", "enum": known[parameter["name"]]}
        fields = {name: one["properties"] for name, one in text["components"]["schemas"].items() if "properties" in one}
        fields["NewTable"]["game"] = {"type": "string", "enum": games}
        fields["NewTable"]["players"] = {"type": "integer", "enum": [2]}
        fields["NewTable"]["seats"] |= {"maxItems": 2}
        fields["NewTable"]["options"] = {"type": "object", "maxProperties": 1}
        fields["SeatWish"]["kind"] = {"type": "string", "enum": ["me", "open"]}
        fields["Credentials"]["password"] |= {"minLength": 8, "maxLength": 20}
        fields["Credentials"]["name"] = {"type": "string", "pattern": "^[A-Za-z]{1,20}$"}
        return text

    def _table(self, is_over: bool) -> str:
        """A new table that waits, or one where somebody has resigned."""
        seats = [{"kind": "me", "name": "North"}, {"kind": "me", "name": "South"}]
        body: dict[str, Any] = {"game": discovery.names()[0], "players": 2, "seats": seats}
        made = self.session.post(f"{self.url}/api/tables", json=body, timeout=PATIENCE).json()
        if is_over:
            with connect(f"{self.url.replace('http', 'ws')}/api/socket", max_size=None, open_timeout=PATIENCE) as line:
                tokens = [seat["token"] for seat in made["seats"]]
                line.send(json.dumps({"do": "enter", "table": made["id"], "tokens": tokens, "salt": "01"}))
                line.send(json.dumps({"do": "resign", "seat": 0, "id": 7}))
                while "id" not in (told := json.loads(line.recv())) or told["id"] != 7:
                    pass
        found: str = made["id"]
        return found

    def paths(self) -> list[str]:
        """The paths of the description."""
        return list(self.text["paths"])

    def operations(self) -> list[Any]:
        """The operations of the description."""
        found: list[Any] = list(self.schema.get_all_operations())
        return [one.ok() for one in found]

    def errors(self) -> list[str]:
        """Whatever the server logged as an error."""
        return self.alarm.heard

    def try_out(self, operation: Any, number: int, seed: int) -> list[str]:
        """Ask an operation so many good and so many bad things; what was wrong with the answers."""
        faults: list[str] = []
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try:
                self._ask_many(operation.as_strategy(generation_mode=mode), number, seed, faults)
            except Exception as error:
                if "negative" in str(error).lower() or type(error).__name__ == "Unsatisfiable":
                    continue  # nothing could be wrong about it
                raise
        return faults[:3]

    def _ask_many(self, strategy: Any, number: int, first: int, faults: list[str]) -> None:
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
        def ask(case: Any) -> None:
            answer = case.call(base_url=self.url, session=self.session, timeout=PATIENCE)
            self.statuses[answer.status_code] += 1
            faults.extend(wrong(case, answer))

        ask()


def wrong(case: Any, answer: Any) -> list[str]:
    """What is wrong about an answer: a mistake of ours, an undescribed success, an error that isn't told in words."""
    where = f"{case.method} {case.path} {answer.request.url} {answer.request.body!r}: {answer.status_code}"
    if answer.status_code >= 500:
        return [f"{where} {answer.text[:300]}"]
    if answer.status_code >= 400:
        return [] if is_told(answer) else [f"{where} {answer.text[:300]}"]
    known = case.operation.definition.raw["responses"]
    return [] if str(answer.status_code) in known else [f"{where} isn't described"]


def is_told(answer: Any) -> bool:
    """Whether a refusal has a key and a sentence; what isn't even HTTP is refused before anybody could tell."""
    if "application/json" not in "".join(answer.headers.get("content-type", "")):
        return bool(answer.status_code == 400 and answer.text == "Invalid HTTP request received.")
    told = json.loads(answer.content)["error"]
    return bool(told["key"] and told["message"] and told["message"] != told["key"])


@contextmanager
def described(folder: Path) -> Iterator[Described]:
    """A server in a thread of its own, since schemathesis waits for its answers."""
    alarm = Alarm()
    alarm.listen()
    running: list[Running] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving_in(folder, lambda house: None, limits="off") as server:
            running.append(server)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    ready.wait(PATIENCE)
    try:
        yield Described(running[0].url, alarm)
    finally:
        done.set()
        thread.join()
        alarm.end()
