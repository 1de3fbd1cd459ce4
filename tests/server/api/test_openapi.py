"""Every valid and invalid request generated from the OpenAPI document gets an answer that the document describes.

Schemathesis generates the requests, the same in every run. `dev.py soak openapi` sends many more.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.openapi_checks import TIMEOUT, ApiChecker, checked_api

REQUESTS = 6


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ApiChecker]:
    with checked_api(Path(tmp_path_factory.mktemp("openapi"))) as checker:
        yield checker


def test_every_operation_answers_valid_and_invalid_requests_as_described(api: ApiChecker) -> None:
    faults = [fault for operation in api.operations() for fault in api.check(operation, REQUESTS, seed=1)]
    assert faults == []
    assert api.errors() == []
    assert {200, 201, 400, 404} <= set(api.statuses)
    assert api.statuses.total() > REQUESTS * len(api.operations())


def test_every_route_is_described(api: ApiChecker) -> None:
    assert {
        *("/api/games", "/api/tables", "/api/tables/{id}", "/api/tables/mine", "/api/verify", "/api/qr", "/healthz"),
        *("/api/accounts", "/api/accounts/enter", "/api/accounts/leave", "/api/accounts/password"),
        *("/api/accounts/games", "/api/accounts/export", "/api/accounts/delete", "/api/ratings/{game}"),
        *("/api/tables/{id}/record", "/api/tables/{id}/replay", "/api/tables/{id}/analysis"),
    } <= set(api.paths())
    assert all(one["description"] for operations in api.document["paths"].values() for one in operations.values())


def test_the_schema_address_serves_the_document_as_json_without_html(api: ApiChecker) -> None:
    assert api.session.get(f"{api.url}/api/schema", timeout=TIMEOUT).json() == api.document
