"""The template game, reachable the two ways that tests need: as a module, and installed like anybody's."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.distributions import environment, install

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "docs" / "add-a-game" / "truffles"


@pytest.fixture
def on_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The template's modules can be imported."""
    monkeypatch.syspath_prepend(str(TEMPLATE / "src"))
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == "truffles"]:
        del sys.modules[name]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the template's wheel, built from its own pyproject.toml, is installed."""
    work = tmp_path_factory.mktemp("template")
    shutil.copytree(TEMPLATE, work / "source")
    install(work / "source", work / "target")
    return environment(work / "target")
