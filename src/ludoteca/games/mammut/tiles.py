"""The faces of tiles, the cards by name, and the list of tiles in use: our reconstruction or another one (1.2, 9)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from ludoteca.core.errors import BadOption
from ludoteca.core.game import parse_json_option
from ludoteca.games.mammut import codes

CONTENTS = ("food", "tusk", "fur", "axe", "fire")
CONTENTS_IN_ORDER = ("axe", "fur", "tusk", "food", "fire")
KINDS = ("bison", "boar", "cave-bear", "deer", "hare", "horse", "wolf")
FACES = (*CONTENTS, "?", *KINDS)
SIDES = (*FACES, "red", "blue")
SIDE = {name: side for side, name in enumerate(SIDES)}

PREY_CARDS = ("peek", "flip", "return")
SCORING_CARDS = (
    "fur",
    "animal",
    "axe-points",
    "fur-points",
    "fur-animal",
    "axe-fur",
    "tusk-points",
    "tusk-fire",
    "axe-fire",
)
CARDS = (*PREY_CARDS, *SCORING_CARDS)
CARD = {name: card for card, name in enumerate(CARDS)}
COPIES = (3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1)

HANDLES = (*(str(number) for number in range(1, 32)), "S")
HANDLE = {name: tile for tile, name in enumerate(HANDLES)}

Pair = tuple[int, int]


def faults(listed: Any) -> list[dict[str, str]]:
    """Everything that keeps a value from being a list of tiles, each with a key and a path (1.2)."""
    if not isinstance(listed, list):
        return [{"key": "not-a-list", "path": ""}]
    found = []
    if len(listed) != codes.PREY:
        found.append({"key": "not-31-tiles", "path": ""})
    for at, tile in enumerate(listed):
        if not isinstance(tile, list) or len(tile) != 2:
            found.append({"key": "not-two-sides", "path": str(at)})
            continue
        for side, name in enumerate(tile):
            if not isinstance(name, str) or name not in FACES:
                found.append({"key": "unknown-side", "path": f"{at}/{side}"})
        if tile[0] == tile[1]:
            found.append({"key": "sides-alike", "path": str(at)})
    return found


def checked(listed: Any) -> list[list[str]]:
    """A list of tiles as the option takes it, or BadOption with every fault."""
    found = faults(listed)
    if found:
        raise refused(found)
    return [list(tile) for tile in listed]


def refused(found: list[dict[str, str]]) -> BadOption:
    """The refusal that lists every fault."""
    given = ", ".join(f"{fault['path']} {fault['key']}".strip() for fault in found)
    return BadOption(f"not a list of tiles: {given}", key="bad-tiles", option="tiles", faults=found)


def read(text: str) -> list[list[str]]:
    """The tiles of a file's text: an object like data/tiles.json, or the bare list; BadOption with every fault."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise refused([{"key": "not-json", "path": ""}]) from error
    return checked(found.get("tiles") if isinstance(found, dict) else found)


def check_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options with `tiles` checked; BadOption with every fault (1.2)."""
    return {**options, "tiles": checked(options["tiles"])} if "tiles" in options else options


def parse_option(name: str, text: str) -> Any:
    """A list of tiles from a file; BadOption with every fault (1.2)."""
    return read(text) if name == "tiles" else parse_json_option(name, text)


def conformance_options(players: int) -> Sequence[Mapping[str, Any]]:
    """The reconstructed list, and one in which "?" and doubles abound (1.2)."""
    return [{}, {"tiles": [["?", "fur"]] * 12 + [["hare", "axe"]] * 12 + [["?", "hare"]] * 7}]


def pairs(listed: Iterable[Iterable[str]]) -> list[Pair]:
    """The sides of listed tiles in one order for all lists of the same tiles."""
    return sorted(pair(SIDE[one], SIDE[other]) for one, other in listed)


def pair(one: int, other: int) -> Pair:
    """Two sides in one order."""
    return max(one, other), min(one, other)


def named(listed: Iterable[Pair]) -> list[list[str]]:
    """The tiles by the names of their sides."""
    return [[SIDES[one], SIDES[other]] for one, other in listed]


DEFAULT = pairs(read(files("ludoteca.games.mammut").joinpath("data/tiles.json").read_text(encoding="utf-8")))
UP = [*(one for one, _ in DEFAULT), codes.RED]
DOWN = [*(other for _, other in DEFAULT), codes.BLUE]
