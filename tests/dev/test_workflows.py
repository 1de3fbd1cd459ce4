"""The hosted workflows parse, pin their actions, hold no rights to write, and call commands that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import dev

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs(path: Path) -> dict[str, Any]:
    """The jobs of a workflow."""
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return found


def test_the_workflows_lint_test_build_and_audit() -> None:
    assert {name for path in WORKFLOWS for name in jobs(path)} == {
        *("lint", "tests", "browser", "wheels"),
        *("python", "client"),
    }


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_complete_and_harmless(path: Path) -> None:
    content = yaml.safe_load(path.read_text("utf-8"))
    assert content["permissions"] == {"contents": "read"}
    assert content[True]  # `on`, which YAML 1.1 reads as a boolean
    for job in content["jobs"].values():
        assert job["timeout-minutes"] <= 60
        assert job["steps"][0]["uses"].startswith("actions/checkout@")
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert re.fullmatch(r"actions/[\w-]+@v\d+", step.get("uses", "actions/x@v1"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_the_commands_and_files_that_a_workflow_names_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    assert set(re.findall(r"dev\.py (\w+)", text)) <= set(dev.COMMANDS)
    for name in re.findall(r"requirements/([\w.]+\.txt)|(tests/\w+)", text):
        for one in filter(None, name):
            assert (ROOT / one).exists() or (ROOT / "requirements" / one).exists()
    for job in jobs(path).values():
        for lock in job.get("strategy", {}).get("matrix", {}).get("lock", []):
            assert (ROOT / "requirements" / f"{lock}.txt").is_file()
