"""Loads a game's terminal face, or the general one for games without their own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec

from ludoteca.core import discovery
from ludoteca.drawing import Face

GROUP = "ludoteca.terminal"


@cache
def face(game: str) -> Face:
    """The attribute FACE of the game's module `terminal`; a general Face without one, or if it does not load."""
    module = f"{discovery.meta(game).package}.terminal"
    if find_spec(module) is None:
        return Face()
    try:
        found = import_module(module).FACE
        if not isinstance(found, Face):
            raise TypeError(f"{module}.FACE is no Face")
    except (Exception, SystemExit) as error:
        discovery.report(EntryPoint(game, module, GROUP), error)
        return Face()
    return found
