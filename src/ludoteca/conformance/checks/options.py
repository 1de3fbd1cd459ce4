"""Options: each one that is offered changes the set-up, and a value that is refused is refused in words."""

from __future__ import annotations

import re
from typing import Any

from ludoteca.conformance.checks.catalogues import messages
from ludoteca.conformance.subject import Subject, demand
from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.core.meta import Option

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
WRONG_TYPES: tuple[Any, ...] = ("x", True, [], 0.5)


def options_have_an_effect(subject: Subject) -> None:
    """The option `first` and each number lead to different first positions with different values."""
    game = subject.game
    for option in game.meta.options():
        if option.kind == "file":
            continue
        reached = {
            str(first_position(game, players, {option.name: value}))
            for players in [game.meta.players[1]]
            for value in values(option, players)
        }
        demand(
            len(reached) > 1,
            f"the option {option.name!r} has no effect on the first position: "
            + ("write has_first=False into the Meta" if option.name == "first" else "take it out of the Meta"),
        )


def values(option: Option, players: int) -> list[int]:
    """The least and the greatest value of an option."""
    if option.kind == "seat":
        return [0, players - 1]
    return [value for value in (option.least, option.most) if value is not None]


def first_position(game: Game, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The position after the set-up with some options, always drawn from the same seed."""
    chosen = game.options(players, given)
    words = game.draw_setup(players, chosen, Chance.of_seed("options"))
    return game.position(game.initial_state(players, chosen, words))


def bad_options_are_explained(subject: Subject) -> None:
    """A number that is out of bounds or none is refused with BadOption, whose sentence has all the fields it uses."""
    game = subject.game
    known = messages(game.meta.locales(), "en")
    for option in game.meta.numbers:
        outside = [] if option.least is None else [option.least - 1]
        outside += [] if option.most is None else [option.most + 1]
        for value in (*outside, *WRONG_TYPES):
            explain(game, option.name, value, known)


def explain(game: Game, name: str, value: Any, known: dict[str, str]) -> None:
    """One bad value: the error names the option, and its sentence can be said."""
    try:
        game.options(game.meta.players[0], {name: value})
    except BadOption as error:
        demand(error.fields.get("option") == name, f"BadOption for {name}={value!r} has no field option={name!r}")
        text = known.get(f"{game.meta.name}-error-{error.key}")
        if text is None:
            demand(error.key == BadOption.key, f"no sentence {game.meta.name}-error-{error.key} for {name}={value!r}")
            return
        lacking = sorted(set(VARIABLE.findall(text)) - error.fields.keys())
        demand(not lacking, f"BadOption({error.key!r}) lacks the fields {lacking} that its sentence uses")
    else:
        demand(False, f"the option {name} took {value!r}: raise BadOption in check_options")
