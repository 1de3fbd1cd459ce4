"""The software bill of materials (CycloneDX 1.6, JSON) of a release, from the locks of Python and of the client.

It lists every locked package with the hashes that the installation checks. The locks do not say which package needs
which, so only the packages of the program itself are listed as its dependencies.
"""

from __future__ import annotations

import base64
import json
import re
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import quote

LOCKS = ("run", "build", "dev", "bench")
REQUIREMENT = re.compile(
    r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)\s*(?:;\s*([^\\\n]+?))?\s*((?:\\\n\s+--hash=\S+\s*)*)$", re.M
)
HASH = re.compile(r"--hash=(\w+):([0-9a-f]+)")
BUNDLED = ("svelte", "clsx", "esm-env")  # development packages of which parts are built into the client
ALGORITHMS = {"sha1": "SHA-1", "sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}
NAMESPACE = uuid.UUID("5c1e2c5e-1d5c-4b0e-9d38-4f4ad1e1a7c6")
Component = dict[str, Any]


def document(root: Path, version: str) -> str:
    """The bill of materials of a checkout; the same locks and version give the same text."""
    python, client = python_components(root / "requirements"), client_components(root / "web" / "package-lock.json")
    components = sorted([*python, *client], key=lambda component: str(component["bom-ref"]))
    purl = f"pkg:pypi/ludoteca@{quote(version)}"
    program = {"type": "application", "bom-ref": purl, "name": "ludoteca", "version": version}
    licensed = {**program, "purl": program["bom-ref"], "licenses": [{"license": {"id": "MIT"}}]}
    required = [component["bom-ref"] for component in components if component["scope"] == "required"]
    content: dict[str, Any] = {
        "metadata": {"component": licensed},
        "components": components,
        "dependencies": [{"ref": program["bom-ref"], "dependsOn": required}],
    }
    serial = uuid.uuid5(NAMESPACE, json.dumps(content, sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}", "version": 1}
    return json.dumps({**head, **content}, indent=1) + "\n"


def python_components(folder: Path) -> list[Component]:
    """The packages of the locks; those that a server runs with are required, all others are excluded from it."""
    found: dict[str, Component] = {}
    for lock in LOCKS:
        for name, version, marker, hashes in REQUIREMENT.findall((folder / f"{lock}.txt").read_text("utf-8")):
            purl = f"pkg:pypi/{name.lower()}@{quote(version)}"
            digests = [(algorithm, content) for algorithm, content in HASH.findall(hashes)]
            component = found.setdefault(purl, _component(purl, name, version, lock == "run", digests))
            properties = [{"name": "ludoteca:lock", "value": f"requirements/{lock}.txt"}]
            properties += [{"name": "ludoteca:marker", "value": marker}] * bool(marker)
            component["properties"] += [one for one in properties if one not in component["properties"]]
    return list(found.values())


def client_components(lock: Path) -> list[Component]:
    """The packages of the browser client's lock; those that are built into the client are required."""
    found: dict[str, Component] = {}
    for path, package in json.loads(lock.read_text("utf-8"))["packages"].items():
        if not path:
            continue
        name, version = path.rpartition("node_modules/")[2], package["version"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        algorithm, _, content = package.get("integrity", "").partition("-")
        digests = [(algorithm, base64.b64decode(content).hex())] if content else []
        is_required = not package.get("dev") or name in BUNDLED
        component = found.setdefault(purl, _component(purl, name, version, is_required, digests))
        if is_required:
            component["scope"] = "required"
        if "license" in package:
            component["licenses"] = [{"expression": package["license"]}]
        component["properties"] = [{"name": "ludoteca:lock", "value": "web/package-lock.json"}]
    return list(found.values())


def _component(purl: str, name: str, version: str, is_required: bool, hashes: list[tuple[str, str]]) -> Component:
    component: Component = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    component["scope"] = "required" if is_required else "excluded"
    component["hashes"] = [{"alg": ALGORITHMS[algorithm], "content": content} for algorithm, content in hashes]
    component["properties"] = []
    return component
