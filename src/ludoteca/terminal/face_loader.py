"""Loads a game's terminal face, or the general one for games without their own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ludoteca.core import discovery
from ludoteca.drawing import Face


@cache
def face(game: str) -> Face:
    """The attribute FACE of the game's module `terminal`, or a general Face."""
    module = f"{discovery.meta(game).package}.terminal"
    if find_spec(module) is None:
        return Face()
    found = import_module(module).FACE
    assert isinstance(found, Face)
    return found
