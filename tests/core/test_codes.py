"""Constants stand twice, for Python and for compiled callers: every codes.py and its c_codes.pxd say the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
PAIRS = [(path.with_name("codes.py"), path) for path in sorted(SOURCE.rglob("c_codes.pxd"))]
VALUE = re.compile(r"^ +([A-Z][A-Z0-9_]*) = (-?\d+)$")


def of_python(path: Path) -> dict[str, int]:
    """The whole numbers a module names in capitals."""
    found = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = ast.literal_eval(node.value)
            if type(value) is int:
                found[node.targets[0].id] = value
    return found


def of_cython(path: Path) -> dict[str, int]:
    """The members of the enums in a .pxd; a line of one that can't be read is a fault."""
    found = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(" ") and line.strip():
            match = VALUE.match(line.split("#")[0].rstrip())
            assert match, f"{path}: {line!r} is no constant"
            found[match[1]] = int(match[2])
    return found


def test_there_are_such_pairs() -> None:
    assert PAIRS


@pytest.mark.parametrize(("python", "cython"), PAIRS, ids=[pair[0].parent.name for pair in PAIRS])
def test_both_files_say_the_same(python: Path, cython: Path) -> None:
    plain, compiled = of_python(python), of_cython(cython)
    assert compiled
    assert {name: plain.get(name) for name in compiled} == compiled
