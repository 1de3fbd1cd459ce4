"""Finds the installed games through their packaging entry points; no list of them exists.

A game that does not load is left out with one warning that names the game, its package and the exception; everything
else works without it.
"""

from __future__ import annotations

import logging
import os
import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from ludoteca.core.errors import UnknownGame

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.meta import Meta

GROUP = "ludoteca.games"
OWN_PACKAGE = "ludoteca"
NAME = re.compile(r"[a-z][a-z0-9]*")
# The value "none" of this variable leaves out every package but Ludoteca itself, without a warning.
PLUGINS = "LUDOTECA_PLUGINS"
# What this process has warned of, so that the processes it starts do not warn again.
WARNED = "LUDOTECA_LEFT_OUT"
LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game, or a part of one, that was not loaded: its name, the package that announces it, and the exception."""

    game: str
    package: str
    error: str

    def __str__(self) -> str:
        return f"{self.game} of the package {self.package} is left out: {self.error}"


@cache
def metas() -> dict[str, Meta]:
    """The meta of every game that loads, by its name, sorted."""
    found: dict[str, Meta] = {}
    for point in points(GROUP):
        try:
            if point.name in found:
                raise ValueError(f"another package has the game {point.name}")
            found[point.name] = _load(point)
        except (Exception, SystemExit) as error:
            report(point, error)
    return found


@cache
def _reported() -> dict[tuple[str, str], LeftOut]:
    """What was left out in this process so far, by group and name of the entry point with its package."""
    return {}


def left_out() -> list[LeftOut]:
    """The games, terminal boards and browser components that were left out so far, in the order of their names."""
    metas()
    return sorted(_reported().values(), key=lambda one: (one.game, one.package))


def report(point: EntryPoint, error: BaseException) -> None:
    """Note that the plug-in of an entry point is left out, and warn of it once."""
    package = package_of(point)
    text = " ".join(str(error).split())
    one = LeftOut(point.name, package, f"{type(error).__name__}: {text}".rstrip(": "))
    _reported()[f"{point.group} {package}", point.name] = one
    mark = f"{point.group}/{package}/{point.name}"
    warned = os.environ.get(WARNED, "").split()
    if mark not in warned:
        os.environ[WARNED] = " ".join([*warned, mark])
        LOG.warning("%s", one)


def package_of(point: EntryPoint) -> str:
    """The name of the distribution that an entry point belongs to."""
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def points(group: str) -> list[EntryPoint]:
    """The entry points of a group, sorted; those of other packages only if plug-ins are wanted."""
    is_own_only = os.environ.get(PLUGINS) == "none"
    return sorted(
        (one for one in entry_points(group=group) if not is_own_only or package_of(one) == OWN_PACKAGE), key=_rank
    )


def _rank(point: EntryPoint) -> tuple[str, bool, str]:
    """By name; of two games with one name, ours before others."""
    package = package_of(point)
    return point.name, package != OWN_PACKAGE, package


def _load(point: EntryPoint) -> Meta:
    """The meta of an entry point, after its rules were imported and its English catalogue was read."""
    from ludoteca.core.game import Game
    from ludoteca.core.meta import Meta

    meta = point.load()
    if not isinstance(meta, Meta):
        raise TypeError(f"{point.value} is no Meta")
    if meta.name != point.name or not NAME.fullmatch(meta.name):
        raise ValueError(f"a game's name is one lower-case word, not {meta.name!r} announced as {point.name!r}")
    if not isinstance(meta.load(), Game):
        raise TypeError(f"{meta.package}.game:GAME is no Game")
    meta.locales().joinpath("en.ftl").read_text("utf-8")
    return meta


def names() -> list[str]:
    """The names of the installed games, sorted."""
    return list(metas())


def meta(name: str) -> Meta:
    """A game's meta by its name; UnknownGame suggests close ones."""
    found = metas().get(name)
    if found is None:
        raise UnknownGame(name, get_close_matches(name.casefold(), names(), n=3, cutoff=0.5))
    return found


@cache
def game(name: str) -> Game:
    """A game by its name, its rules loaded."""
    return meta(name).load()
