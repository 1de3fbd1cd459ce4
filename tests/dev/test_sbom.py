"""The software bill of materials lists every locked package with the hashes of its lock."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from devtools import sbom

ROOT = Path(__file__).resolve().parents[2]
VERSION = "0.1.0.dev7+gabc"
# What https://cyclonedx.org/docs/1.6/json requires of the parts used here.
PURL = re.compile(r"pkg:(pypi/[a-z0-9._-]+|npm/(%40[\w.-]+/)?[\w.-]+)@[\w.%-]+")
LENGTHS = {"SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128}


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """The bill of materials of this checkout."""
    content: dict[str, Any] = json.loads(sbom.document(ROOT, VERSION))
    return content


def test_its_form_is_that_of_cyclonedx(written: dict[str, Any]) -> None:
    assert (written["bomFormat"], written["specVersion"], written["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", written["serialNumber"])
    main = written["metadata"]["component"]
    assert (main["name"], main["version"], main["purl"]) == ("ludoteca", VERSION, "pkg:pypi/ludoteca@0.1.0.dev7%2Bgabc")
    references = [main["bom-ref"], *(one["bom-ref"] for one in written["components"])]
    assert len(references) == len(set(references))
    for one in written["components"]:
        assert one["type"] == "library"
        assert PURL.fullmatch(one["purl"]), one["purl"]
        assert one["scope"] in ("required", "excluded")
        assert all(len(found["content"]) == LENGTHS[found["alg"]] for found in one["hashes"])
    for one in written["dependencies"]:
        assert {one["ref"], *one["dependsOn"]} <= set(references)


@pytest.mark.parametrize("lock", sbom.LOCKS)
def test_every_python_package_of_a_lock_is_listed_with_its_hashes(lock: str, written: dict[str, Any]) -> None:
    components = {(one["name"], one["version"]): one for one in written["components"] if "pypi" in one["purl"]}
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    packages = re.split(r"^(?=\S)", text, flags=re.M)[1:]
    assert len(packages) == len(re.findall(r"^[^\s=]+==", text, re.M)) > 0
    for package in packages:
        name, version = re.split("==| ", package, maxsplit=2)[:2]
        component = components[name, version.strip()]
        assert {one["content"] for one in component["hashes"]} >= set(re.findall(r"sha256:(\w+)", package))
        assert f"requirements/{lock}.txt" in [one["value"] for one in component["properties"]]
        assert lock != "run" or component["scope"] == "required"


def test_every_package_of_the_client_is_listed_and_those_built_into_it_are_required(written: dict[str, Any]) -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    wanted = {(path.rpartition("node_modules/")[2], package["version"]) for path, package in lock.items() if path}
    found = {(one["name"], one["version"]): one for one in written["components"] if "npm" in one["purl"]}
    assert set(found) == wanted
    required = {name for (name, _), one in found.items() if one["scope"] == "required"}
    assert {"svelte", "@fluent/bundle"} <= required
    assert "vite" not in required
    assert all(one["hashes"] for one in found.values())


def test_the_same_locks_and_version_give_the_same_text() -> None:
    assert sbom.document(ROOT, VERSION) == sbom.document(ROOT, VERSION)
    assert sbom.document(ROOT, "0.1.0") != sbom.document(ROOT, VERSION)
