"""What changes a table in play: an answer, a line that is said, and whatever follows from it by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.table.ledger import DRAW, PAUSE, UNDO
from ludoteca.table.seating import OPEN
from ludoteca.table.single import single_answers

if TYPE_CHECKING:
    from ludoteca.table.table import Table

LONGEST_SHOWN = 15_000
MORE_SHOWN = 2


def answer(table: Table, seat: int, move: str) -> None:
    """A seat's answer, which was found to be allowed."""
    course = table.course
    before = len(course.told)
    if table.clocks is None:
        course.answer(seat, move)
    else:
        given = table.clocks.answered(seat)
        course.answer(seat, move)
        table.given[len(course.told)] = given
        table.given = {step.line: table.given[step.line] for step in course.questions.steps}
    settle(table, before)


def say(table: Table, words: str) -> int:
    """Something other than an answer happens; the version after it."""
    table.course.say(words)
    settle(table)
    return table.version


def settle(table: Table, before: int | None = None) -> None:
    """Whatever follows by itself: chance, a limit that is reached, an agreement that is complete.

    Clocks that begin to run wait until what happened after so many lines was shown.
    """
    course = table.course
    while course.match is not None and course.result is None:
        if course.match.state.is_chance():
            course.draw()
        elif table.cap is not None and course.match.state.turn > table.cap:
            course.say("cap")
        elif not course.ledger.proposals:
            break
        elif course.ledger.is_agreed(DRAW):
            course.say("draw")
        elif course.ledger.is_agreed(PAUSE):
            course.say(f"pause {course.ledger.proposals[PAUSE].seat}")
        elif course.ledger.is_agreed(UNDO):
            course.strike(course.ledger.proposals[UNDO].line, course.standing[-1])
        else:
            break
    actors = course.actors
    table.single = single_answers(table.game, course.sight) if table.auto and actors else {}
    if table.clocks is not None:
        seats = course.ledger.seats
        nobodys = {seat for seat in actors if course.ledger.paused or seats[seat].kind == OPEN}
        asked = set(actors) - nobodys - course.ledger.left - table.single.keys()
        table.clocks.run(asked, 0 if before is None else _showing(table, before))


def _showing(table: Table, before: int) -> int:
    """How many milliseconds it takes to show what happened after so many lines; everybody sees as many events.

    Some events take longer than others, which tells little where there are many; so there is a little more time.
    """
    events = sum(len(told.events) for told in table.course.told[before:])
    return min(LONGEST_SHOWN, table.event_ms * (events + MORE_SHOWN)) if events else 0
