"""The client's generated types follow the server's schemas, and a stale file fails the check."""

from __future__ import annotations

from pathlib import Path

import pytest

from checks import client_types

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "string", "maxLength": 9}, "string"),
        ({"type": ["integer", "null"]}, "number | null"),
        ({"anyOf": [{"$ref": "#/components/schemas/Seat"}, {"type": "null"}]}, "Seat | null"),
        ({"enum": ["open", "live"]}, "'open' | 'live'"),
        ({"type": "array", "items": {"type": "boolean"}}, "boolean[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}, "[number, number]"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({}, "unknown"),
    ],
)
def test_a_schema_becomes_a_type(schema: client_types.Schema, written: str) -> None:
    assert client_types.expression(schema) == written


def test_fields_with_a_default_are_optional() -> None:
    schema = {
        "type": "object",
        "description": "A seat.",
        "properties": {"do": {"enum": ["sit"]}, "no-name": {"type": "string"}},
        "required": ["do"],
    }
    expected = "/** A seat. */\nexport interface Sit {\n  do: 'sit';\n  'no-name'?: string;\n}\n"
    assert client_types.declaration("Sit", schema) == expected


def test_the_committed_types_are_those_of_the_schemas() -> None:
    assert list(client_types.stale(ROOT)) == []


def test_a_missing_or_changed_file_is_stale_until_it_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in client_types.generated_files():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    assert client_types.main(tmp_path, []) == 1
    assert "web/src/net/message-types.ts: stale" in capsys.readouterr().out
    assert client_types.main(tmp_path, ["--write"]) == 0
    assert client_types.main(tmp_path, []) == 0
