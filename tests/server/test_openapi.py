"""Whatever the published description of the HTTP API allows, and what it forbids, gets an answer that it describes.

Schemathesis makes the requests; they are the same each time. `dev.py soak openapi` makes many more.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.described import PATIENCE, Described, described

NUMBER = 6


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    with described(Path(tmp_path_factory.mktemp("openapi"))) as found:
        yield found


def test_every_operation_answers_whatever_it_is_asked(api: Described) -> None:
    faults = [fault for operation in api.operations() for fault in api.try_out(operation, NUMBER, seed=1)]
    assert faults == []
    assert api.errors() == []
    assert {200, 201, 400, 404} <= set(api.statuses)
    assert api.statuses.total() > NUMBER * len(api.operations())


def test_every_route_is_described(api: Described) -> None:
    told = set(api.paths())
    assert {
        *("/api/games", "/api/tables", "/api/tables/{id}", "/api/tables/mine", "/api/verify", "/api/qr", "/healthz"),
        *("/api/accounts", "/api/accounts/enter", "/api/accounts/leave", "/api/accounts/password"),
        *("/api/accounts/games", "/api/accounts/export", "/api/accounts/delete", "/api/ratings/{game}"),
        *("/api/tables/{id}/record", "/api/tables/{id}/replay", "/api/tables/{id}/analysis"),
    } <= told
    assert all(way["description"] for ways in api.text["paths"].values() for way in ways.values())


def test_the_description_is_for_programs_and_needs_no_script_from_elsewhere(api: Described) -> None:
    assert api.session.get(f"{api.url}/api/schema", timeout=PATIENCE).json() == api.text
