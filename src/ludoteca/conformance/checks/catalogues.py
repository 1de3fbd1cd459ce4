"""Sentences and clauses: every refusal names a clause of the rulebook, and everything shown has its sentence."""

from __future__ import annotations

import re
from collections.abc import Collection
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from ludoteca.conformance.subject import Subject, demand
from ludoteca.core import codes
from ludoteca.i18n import LANGUAGES

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
CLAUSE = re.compile(r"^- \*\*(\d+(?:\.\d+)*[a-z]?)\*\*", re.MULTILINE)
CONTRACT = (codes.IS_OVER, codes.CHANCE_IS_NEXT, codes.IS_NOT_ASKED, codes.NO_SUCH_ACTION)


def catalogues_agree(subject: Subject) -> None:
    """The English catalogue begins every key with the game's name; others have its keys, all in required languages."""
    meta = subject.game.meta
    english = keys(meta.locales(), "en")
    stray = sorted(key for key in english if not key.startswith(f"{meta.name}-"))
    demand(not stray, f"keys of en.ftl that don't begin with {meta.name}-: {stray}")
    for language in LANGUAGES:
        if language not in subject.languages and not meta.locales().joinpath(f"{language}.ftl").is_file():
            continue
        theirs = keys(meta.locales(), language)
        demand(theirs <= english, f"{language}.ftl has keys that en.ftl lacks: {sorted(theirs - english)}")
        if language in subject.languages:
            demand(theirs == english, f"{language}.ftl lacks {sorted(english - theirs)}")


def everything_has_a_sentence(subject: Subject) -> None:
    """Subtitle, pitch, help, and every question, refusal, event and end can be said."""
    game = subject.game
    known = keys(game.meta.locales(), "en") | keys(files("ludoteca.i18n").joinpath("locales"), "en")
    wanted = {"subtitle", "pitch", "help", *(f"why-{key}" for _, key in game.refusals.values())}
    wanted |= {f"option-{option.name}" for option in game.meta.options()}
    wanted |= {f"event-{key}" for key in game.event_kinds if key not in unsaid(game.meta.package)}
    for moment in subject.moments():
        wanted |= {f"reason-{reason}" for reason in type(moment.state).REASONS[1:]}
        if not moment.state.is_over():
            wanted.add(f"kind-{game.position(moment.state)['pending']['kind']}")
    silent = sorted(key for key in wanted if key not in known and f"{game.meta.name}-{key}" not in known)
    demand(not silent, f"en.ftl has no sentence for {silent}: add {game.meta.name}-KEY for each")


def unsaid(package: str) -> Collection[str]:
    """The events that the game's own terminal face, if it has one, leaves unsaid."""
    if find_spec(f"{package}.terminal") is None:
        return ()
    found: Collection[str] = import_module(f"{package}.terminal").FACE.unsaid
    return found


def refusals_name_clauses(subject: Subject) -> None:
    """The contract's refusals are among the game's, and each names a clause of the rulebook."""
    missing = [code for code in CONTRACT if code not in subject.game.refusals]
    demand(not missing, f"the contract's refusals {missing} are missing")
    if subject.rulebooks is None:
        return
    for language in subject.languages:
        page = subject.rulebooks / f"{subject.game.meta.name}.{language}.md"
        demand(page.is_file(), f"there is no rulebook {page}")
        known = set(CLAUSE.findall(page.read_text("utf-8")))
        wrong = sorted({clause for clause, _ in subject.game.refusals.values()} - known)
        demand(not wrong, f"refusals name the clauses {wrong}, which {page} doesn't have")


def keys(folder: Traversable, language: str) -> set[str]:
    """The keys of a folder's catalogue in one language."""
    return set(messages(folder, language))


def messages(folder: Traversable, language: str) -> dict[str, str]:
    """The messages of a folder's catalogue in one language, by their keys; NotConform if there is no such file."""
    path = folder.joinpath(f"{language}.ftl")
    demand(path.is_file(), f"there is no catalogue {path}")
    _, *parts = MESSAGE.split(path.read_text("utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))
