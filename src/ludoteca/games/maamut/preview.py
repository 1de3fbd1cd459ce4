"""What a move would do: played on an imagined state, with every choice that frightened hunters could make.

The mammoth's path doesn't depend on those choices, nor on any hidden card; where they end and who is out
may, and then the preview says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.events import Event
from ludoteca.core.game import View
from ludoteca.core.result import Result
from ludoteca.core.rng import Rng
from ludoteca.games.maamut import board, codes, notation, tiles
from ludoteca.games.maamut.events import events
from ludoteca.games.maamut.rules import Maamut
from ludoteca.games.maamut.view import resample


@dataclass(slots=True)
class Course:
    """One way the rest of the action could go: its events, who could flee where, and how it ended."""

    shown: list[Event]
    frights: list[tuple[int, str, tuple[str, ...]]] = field(default_factory=list)
    result: Result | None = None
    draws: bool = False


def preview(seen: View, viewer: int | None, action: int | None) -> dict[str, Any]:
    """The consequences of an action; without one, every flight that could begin now."""
    state = resample(seen, viewer, Rng(0))
    if action is None:
        return {"mammoth": notation.tile(state.mammoth), "flights": flights(state)}
    assert viewer is not None
    courses = list(explore(state, viewer, action))
    shown: dict[str, Any] = {"move": notation.WORDS[action]}
    shown |= own_part(courses[0], viewer)
    shown |= flight_part(courses)
    shown |= certainties(courses)
    return shown


def explore(state: Maamut, seat: int, action: int) -> Iterator[Course]:
    """Every course an action could take, until a card is drawn or the next turn begins."""
    work = copied(state)
    work.start_event_log()
    work.apply_action(seat, action)
    course = Course(events(work, work.take_facts()))
    if work.is_over() or work.kind != codes.FLEE:
        finish(work, course)
        yield course
        return
    frightened = work.seat
    tile = work.hunters[frightened]
    ways = [tiles.line(tile, way - codes.FLEE_TO, 1)[0] for way in work.legal_actions(frightened)]
    fright = (frightened, tiles.NAMES[tile], tuple(tiles.NAMES[way] for way in ways))
    for way in work.legal_actions(frightened):
        for rest in explore(work, frightened, way):
            frights = [fright, *rest.frights]
            yield Course(course.shown + rest.shown, frights, rest.result, rest.draws)


def copied(state: Maamut) -> Maamut:
    """A copy that keeps its class."""
    work = state.copy()
    assert isinstance(work, Maamut)
    return work


def finish(work: Maamut, course: Course) -> None:
    """Whether a card follows, and whether the turn's end would end the game; no card changes that."""
    if work.is_chance():
        course.draws = True
        work.apply_chance(work.chance_outcomes()[0][0])
    course.result = work.result()


def own_part(course: Course, seat: int) -> dict[str, Any]:
    """What happens to the acting seat's own pawn, cards and traps."""
    shown: dict[str, Any] = {}
    path: list[str] = []
    for event in course.shown:
        if event.fields.get("seat") != seat:
            continue
        if event.key == "walked":
            path += event.fields["path"] if not path else event.fields["path"][1:]
        elif event.key in ("placed", "trapped", "removed"):
            shown[event.key] = event.fields["tile"]
        elif event.key == "fled":
            shown["flees"] = event.fields["to"]
        elif event.key == "played":
            shown["card"] = event.fields["card"]
    if path:
        shown["path"] = path
    return shown


def flight_part(courses: list[Course]) -> dict[str, Any]:
    """The mammoth's whole path with each refused direction, who is frightened and which trap it meets."""
    first = courses[0].shown
    met = next((event for event in first if event.key == "met"), None)
    run = [event.fields["to"] for event in first if event.key == "ran"]
    if met is None and not run:
        return {}
    fell = next((event for event in first if event.key == "fell"), None)
    flight: dict[str, Any] = {
        "run": run,
        "frightened": frights(courses),
        "trap": dict(fell.fields) if fell else None,
    }
    if met is not None:
        flight |= {name: met.fields[name] for name in ("tile", "card", "refused", "flight")}
    return {"mammoth": flight}


def frights(courses: list[Course]) -> list[dict[str, Any]]:
    """Every fright that may come, in order: where it could flee to, and whether it is sure to come."""
    listed: list[dict[str, Any]] = []
    for course in courses:
        for seat, tile, ways in course.frights:
            known = next((f for f in listed if f["seat"] == seat and f["tile"] == tile), None)
            if known is None:
                known = {"seat": seat, "tile": tile, "to": []}
                listed.append(known)
            known["to"] = sorted({*known["to"], *ways})
    for fright in listed:
        fright["certain"] = all(
            any(seat == fright["seat"] and tile == fright["tile"] for seat, tile, _ in one.frights) for one in courses
        )
    return listed


def certainties(courses: list[Course]) -> dict[str, Any]:
    """What is sure and what is only possible: who is out, how the game would end, whether a card follows."""
    outs = [{event.fields["seat"] for event in course.shown if event.key == "out"} for course in courses]
    results = [course.result.written() if course.result else None for course in courses]
    certain = set.intersection(*outs)
    shown: dict[str, Any] = {
        "out": sorted(certain),
        "may_be_out": sorted(set.union(*outs) - certain),
        "draws": all(course.draws for course in courses),
        "result": results[0] if all(one == results[0] for one in results) else None,
    }
    shown["may_end"] = shown["result"] is None and any(results)
    return shown


def flights(state: Maamut) -> list[dict[str, Any]]:
    """For each side the mammoth can be entered from and each card, where it would run."""
    listed = []
    for entry in range(6):
        back = tiles.line(state.mammoth, (entry + 3) % 6, 1)
        if not back or state.board.terrain[back[0]] == "r":
            continue
        for value in (1, 2, 3):
            listed.append(one_flight(state, entry, value))
    return listed


def one_flight(state: Maamut, entry: int, value: int) -> dict[str, Any]:
    """Where the mammoth would run from an entry with a card; the run is cut short by a trap."""
    chosen = state.board.flight(state.mammoth, entry, value)
    run = [] if chosen < 0 else tiles.line(state.mammoth, chosen, value)
    trap = next((tile for tile in run if state.trapped >> tile & 1), None)
    if trap is not None:
        run = run[: run.index(trap) + 1]
    return {
        "direction": tiles.DIRECTIONS[entry],
        "card": value,
        "refused": board.refused(state.board.terrain, state.mammoth, entry, value),
        "flight": None if chosen < 0 else tiles.DIRECTIONS[chosen],
        "run": [tiles.NAMES[tile] for tile in run],
        "trap": None if trap is None else {"tile": tiles.NAMES[trap], "owner": owner(state, trap)},
    }


def owner(state: Maamut, tile: int) -> int:
    """Whose trap lies on a tile that has one."""
    return next(seat for seat in range(state.players) if state.traps[seat] >> tile & 1)
