"""Every build has a version of its own, newer than those of earlier commits; the same sources give the same wheel."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import dev
from tests.dev.conftest import Checkout, fresh

BUILD = "import sys; from setuptools import build_meta as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"
GIT = ("git", "-c", "user.name=Tester", "-c", "user.email=tester@localhost", "-c", "commit.gpgsign=false")


def commit(checkout: Checkout, message: str) -> None:
    """Commit everything in a checkout at a fixed date."""
    dates = {"GIT_AUTHOR_DATE": "1700000000 +0000", "GIT_COMMITTER_DATE": "1700000000 +0000"}
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", message]):
        done = subprocess.run([*GIT, *words], cwd=checkout.root, env={**os.environ, **dates}, capture_output=True)
        assert done.returncode == 0, done.stderr.decode()


def built(checkout: Checkout, what: str = "build_wheel", **env: str) -> Path:
    """A wheel or a source archive of a checkout."""
    target = checkout.root.parent / f"{checkout.root.name}-built"
    target.mkdir(exist_ok=True)
    done = checkout.python("-c", BUILD, what, str(target), **env)
    assert done.returncode == 0, done.stderr
    return target / done.stdout.split()[-1]


def version(checkout: Checkout, **env: str) -> str:
    """The version that a build of a checkout has."""
    done = checkout.python("setup.py", "--version", **env)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()[-1]


def add_client(checkout: Checkout) -> None:
    """Put a built client where the build looks for it, ignored by Git as in the real checkout."""
    client = checkout.root / "src" / "ludoteca" / "client"
    client.mkdir()
    (client / "index.html").write_text("<html></html>")
    (checkout.root / ".gitignore").write_text("client/\nbuild/\n*.egg-info/\n__pycache__/\nc_codes.pxd\n")


def test_each_commit_and_each_change_has_a_version(unbuilt: Checkout) -> None:
    add_client(unbuilt)
    commit(unbuilt, "first")
    first = version(unbuilt)
    assert first.startswith("0.1.0.dev1+g")
    unbuilt.edit("row.py", "* 2", "* 3")
    changed = version(unbuilt)
    assert changed.startswith(f"{first}.d")
    unbuilt.edit("row.py", "* 3", "* 4")
    assert version(unbuilt) not in (first, changed)
    commit(unbuilt, "second")
    assert version(unbuilt).startswith("0.1.0.dev2+g")
    assert version(unbuilt, LUDOTECA_VERSION="3.4") == "3.4"


def test_sources_without_git_have_a_version_by_their_content(unbuilt: Checkout) -> None:
    add_client(unbuilt)
    first = version(unbuilt)
    assert first.startswith("0.1.0.dev0+d")
    assert version(unbuilt) == first
    unbuilt.edit("row.py", "* 2", "* 3")
    assert version(unbuilt) != first


def test_a_source_archive_keeps_the_version_it_was_made_with(unbuilt: Checkout, tmp_path: Path) -> None:
    add_client(unbuilt)
    commit(unbuilt, "first")
    archive = built(unbuilt, "build_sdist")
    subprocess.run(["tar", "-xf", archive], cwd=tmp_path, check=True)
    unpacked = Checkout(tmp_path / archive.name.removesuffix(".tar.gz"))
    assert version(unpacked) == version(unbuilt)


def test_a_build_without_the_browser_client_warns_and_its_name_says_so(unbuilt: Checkout) -> None:
    target = unbuilt.root.parent / "wheels"
    target.mkdir()
    done = unbuilt.python("-c", BUILD, "build_wheel", str(target), LUDOTECA_PURE="1")
    assert "this build has no browser client" in done.stderr
    assert ".noclient-" in next(target.iterdir()).name
    add_client(unbuilt)
    done = unbuilt.python("-c", BUILD, "build_wheel", str(target), LUDOTECA_PURE="1")
    assert done.returncode == 0
    assert "client" not in done.stderr
    assert len([wheel for wheel in target.iterdir() if "noclient" not in wheel.name]) == 1


def test_two_builds_of_the_same_sources_are_identical(tmp_path: Path) -> None:
    digests = set()
    for folder, umask in (("one", 0o022), ("another place", 0o077)):
        before = os.umask(umask)
        try:
            checkout = fresh(tmp_path / folder)
            add_client(checkout)
            (checkout.root / "LICENSE").chmod(0o666 & ~umask)
            commit(checkout, "first")
            wheel = built(checkout)
        finally:
            os.umask(before)
        assert bool(dev.no_compiler()) == wheel.name.endswith("-none-any.whl")
        digests.add((wheel.name, sha256(wheel.read_bytes()).hexdigest()))
    assert len(digests) == 1


@pytest.mark.skipif(importlib.util.find_spec("ensurepip") is None, reason="this Python cannot make a pip")
def test_pip_upgrades_to_the_wheel_of_a_later_commit(unbuilt: Checkout, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True, capture_output=True)
    python, versions = dev.program("python", tmp_path / "venv"), []
    asked = "from importlib.metadata import version; print(version('ludoteca'))"
    for number in (1, 2):
        unbuilt.edit("row.py", f"* {number + 1}", f"* {number + 2}")
        commit(unbuilt, f"commit {number}")
        wheel = built(unbuilt, LUDOTECA_PURE="1")
        subprocess.run(
            [python, "-m", "pip", "install", "--no-index", "--no-deps", wheel], check=True, capture_output=True
        )
        installed = subprocess.run([python, "-c", asked], check=True, capture_output=True, text=True)
        versions.append(installed.stdout.partition("+")[0])
    assert versions == ["0.1.0.dev1", "0.1.0.dev2"]
