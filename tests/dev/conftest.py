"""A small checkout with two compiled modules that share a struct, built with the real setup.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).resolve().parent.parent.parent

PEBBLES = """
cdef class Pebbles:
    cdef public int count
    cpdef int taken(self, int number)
"""
PEBBLES_PY = '''
"""A heap."""


class Pebbles:
    def __init__(self):
        self.count = 12

    def taken(self, number):
        return self.count - number
'''
ROW = """
from ludoteca.core.pebbles cimport Pebbles


cdef class Row(Pebbles):
    cpdef int doubled(self)
"""
ROW_PY = '''
"""A heap in a row."""

from ludoteca.core.pebbles import Pebbles


class Row(Pebbles):
    def doubled(self):
        return self.taken(2) * 2
'''


class Checkout:
    """A folder with the project's build files and a tiny package, and ways to use them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.core = root / "src" / "ludoteca" / "core"

    def python(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run this Python on the checkout, free of the settings of whoever runs the tests."""
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("LUDOTECA_")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**inherited, "PYTHONPATH": str(self.root / "src"), **env},
            capture_output=True,
            text=True,
        )

    def build(self, **env: str) -> str:
        """Compile in place and return what the build printed."""
        done = self.python("setup.py", "--quiet", "build_ext", "--inplace", **env)
        assert done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    def compiled(self, **env: str) -> tuple[bool, int, str]:
        """Whether the compiled modules run, Row().doubled(), and what was said."""
        script = (
            "from ludoteca.core import build_guard; from ludoteca.core import row, pebbles\n"
            "shared = {build_guard.compiled(), *(m.__file__[-3:] != '.py' for m in (row, pebbles))}\n"
            "assert len(shared) == 1, shared\n"
            "print(int(build_guard.compiled()), row.Row().doubled())"
        )
        done = self.python("-c", script, **env)
        assert done.returncode == 0, done.stderr
        flag, value = done.stdout.split()
        return flag == "1", int(value), done.stderr

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a source of the tiny package, keeping its dates as a careless copy would."""
        path = self.core / name
        dates = path.stat()
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))
        os.utime(path, ns=(dates.st_atime_ns, dates.st_mtime_ns))


def fresh(root: Path) -> Checkout:
    """A checkout that was never built."""
    package = root / "src" / "ludoteca"
    (package / "core").mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "dev.py"):
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "devtools", root / "devtools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "src/ludoteca/core/build_guard.py", package / "core")
    (package / "__init__.py").write_text("from ludoteca.core import build_guard\n\nbuild_guard.guard()\n")
    (package / "core" / "__init__.py").write_text("")
    sources = {"pebbles.pxd": PEBBLES, "pebbles.py": PEBBLES_PY, "row.pxd": ROW, "row.py": ROW_PY}
    for name, text in sources.items():
        (package / "core" / name).write_text(text.lstrip())
    return Checkout(root)


@pytest.fixture(scope="session")
def _built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    if dev.no_compiler():  # the same tests without one are those of the interpreted checkout
        pytest.skip(f"{dev.no_compiler()}: compiled modules can't be tried here")
    checkout = fresh(tmp_path_factory.mktemp("built"))
    checkout.build()
    return checkout


@pytest.fixture
def unbuilt(tmp_path: Path) -> Checkout:
    """A tiny checkout before its first build."""
    return fresh(tmp_path / "checkout")


@pytest.fixture
def built(_built: Checkout, tmp_path: Path) -> Checkout:
    """A tiny checkout of one's own whose modules are compiled."""
    shutil.copytree(_built.root, tmp_path / "checkout", dirs_exist_ok=True)
    return Checkout(tmp_path / "checkout")
