"""Reads the cost of drawing an update from a Chromium trace: work by kind, the frame that shows it, and the rest.

Figures are milliseconds of processor time of the page's main thread, excluding nested events; `shown` is elapsed
time. Marks in the page show when an update was sent, when the board changed, and when all the work was over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

Event = dict[str, Any]

CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
    "benchmark",
]
SENT, CHANGED, OVER = "update-sent", "board-changed", "update-over"
ARRIVAL = "WebSocketReceive"
TASK, COMMIT, REPORTER, MAJOR = "RunTask", "Commit", "PipelineReporter", "MajorGC"
KINDS = {
    **dict.fromkeys(("FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire", "FireAnimationFrame"), "script"),
    "v8.callFunction": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    **dict.fromkeys(("PrePaint", "Paint", "PaintImage"), "paint"),
    **dict.fromkeys(("Layerize", "UpdateLayer", COMMIT), "layers"),
    **dict.fromkeys(("MinorGC", MAJOR), "rest"),
    TASK: "rest",
}
NAMES = ("script", "style", "layout", "paint", "layers", "rest")


class DrawnUpdate(NamedTuple):
    """The work of one update."""

    first: dict[str, float]  # up to the end of the frame that shows it, by kind
    longest: float  # task, of everything that follows too, without the collecting of garbage in idle moments
    all: float
    frames: int
    shown: float | None  # from the arrival until the screen has it


def updates(trace: Iterable[Event]) -> Iterator[DrawnUpdate]:
    """The drawn updates between the marks of a trace of one page."""
    events = sorted(trace, key=lambda one: (one.get("ts", 0), -one.get("dur", 0)))
    marks = [one for one in events if one["name"] in (SENT, OVER) and one.get("cat") == "blink.user_timing"]
    if not marks:
        return
    page = [one for one in events if one.get("pid") == marks[0]["pid"]]
    main = [one for one in page if one.get("tid") == marks[0]["tid"]]
    presented = dict(_presented(page))
    for sent, over in pairwise(marks):
        if sent["name"] == SENT and over["name"] == OVER:
            found = _drawn([one for one in main if sent["ts"] < one.get("ts", 0) < over["ts"]], presented)
            if found:
                yield found


def _drawn(main: list[Event], presented: dict[int, float]) -> DrawnUpdate | None:
    """The work of one update, from the task of its arrival to the frame that shows the changed board."""
    arrival = next((one["ts"] for one in main if one["name"] == ARRIVAL), None)
    changed = next((one["ts"] for one in main if one["name"] == CHANGED and one["ts"] > (arrival or 0)), None)
    commits = [one for one in main if one["name"] == COMMIT and changed is not None and one["ts"] > changed]
    if arrival is None or not commits:
        return None
    tasks = [one for one in main if one["name"] == TASK and one["ts"] + one.get("dur", 0) > arrival]
    work = [one for one in main if one.get("ph") == "X" and tasks and one["ts"] >= tasks[0]["ts"]]
    next_task = next((one["ts"] for one in tasks if one["ts"] > commits[0]["ts"]), float("inf"))
    first = _by_kind(one for one in work if one["ts"] < next_task)
    shown = presented.get(commits[0]["args"].get("frameSeqId", -1))
    return DrawnUpdate(
        first,
        max(one.get("tdur", 0) - _garbage_collection(one, work) for one in tasks) / 1000,
        sum(one.get("tdur", 0) for one in tasks) / 1000,
        len(commits),
        None if shown is None else (shown - arrival) / 1000,
    )


def _garbage_collection(task: Event, work: Iterable[Event]) -> float:
    """The time a task spent in major garbage collections, which Chromium runs when a page is idle."""
    end = task["ts"] + task.get("dur", 0)
    inside = (one for one in work if one["name"] == MAJOR and task["ts"] <= one["ts"] < end)
    return float(sum(one.get("tdur", 0) for one in inside))


def _by_kind(work: Iterable[Event]) -> dict[str, float]:
    """Processor time by kind, excluding nested events of other kinds."""
    found: Counter[str] = Counter()
    stack: list[tuple[float, str]] = []
    for one in work:
        while stack and stack[-1][0] <= one["ts"]:
            stack.pop()
        kind = KINDS.get(one["name"]) or (stack[-1][1] if stack else "rest")
        found[kind] += one.get("tdur", 0)
        if stack:
            found[stack[-1][1]] -= one.get("tdur", 0)
        stack.append((one["ts"] + one.get("dur", 0), kind))
    return {kind: found[kind] / 1000 for kind in NAMES}


def _presented(page: Iterable[Event]) -> Iterator[tuple[int, float]]:
    """The presentation time of each frame that reached the screen, by its number."""
    begun: dict[str, Event] = {}
    for one in page:
        if one["name"] == REPORTER and one["ph"] == "b":
            begun[one["id2"]["local"]] = one
        elif one["name"] == REPORTER and one["ph"] == "e":
            reporter = begun.pop(one["id2"]["local"], {}).get("args", {}).get("frame_reporter") or {}
            if "PRESENTED" in reporter.get("state", ""):
                yield reporter["frame_sequence"], one["ts"]
