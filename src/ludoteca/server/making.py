"""How a table is made from what somebody asks for, and the next one from a finished one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.errors import BadOption, UnknownLevel
from ludoteca.core.game import Game
from ludoteca.server import voices
from ludoteca.server.agreement import Agreement
from ludoteca.server.bodies import Clock, MadeTable, NewTable, SeatToken, SeatWish
from ludoteca.server.keys import HOST, INVITE, SEAT, Keyring
from ludoteca.server.refusals import ServerRefusal
from ludoteca.server.room import EVENT_MS
from ludoteca.table import OPEN, PERSON, Seating, Table, TimeControl

if TYPE_CHECKING:
    from ludoteca.server.house import House

DAY = 24 * 3600
ME = "me"
BOT = "bot"


async def opened(house: House, asked: NewTable, account: str | None, by_admin: bool = False) -> MadeTable:
    """A new table in a house, with its secrets; the first seat of who makes it is their account's, if they have one.

    Others than the administrator may need an invitation, which a table that is refused doesn't use up.
    """
    made = table(asked, account)
    if not by_admin:
        await house.operating.check_opening(asked.invitation)
    agreed = agreement(asked)
    ring, host, invite, seats = keys(made)
    if account is not None:
        agreed.accounts = {str(seat): account for seat in list(seats)[:1]}
    room = await house.hub.make(made, agreed, ring)
    return MadeTable(room.id, host, invite, [SeatToken(seat, token) for seat, token in seats.items()])


def table(asked: NewTable, account: str | None) -> Table:
    """The table as asked for, with nobody's salt yet."""
    game = discovery.game(asked.game)
    players = asked.players if asked.players is not None else len(asked.seats)
    wishes = [*asked.seats, *[SeatWish(OPEN)] * (players - len(asked.seats))]
    if asked.position is not None:
        state = game.read(asked.position)
        players = state.players
    made = Table(
        game,
        players,
        asked.options,
        [seating(game, wish) for wish in wishes],
        control=control(asked.clock),
        cap=asked.cap,
        hints=asked.hints and not asked.rated,
        position=asked.position,
        auto=asked.auto,
        event_ms=EVENT_MS,
    )
    if asked.rated:
        check_rated(asked, wishes, account)
    return made


def check_rated(asked: NewTable, wishes: list[SeatWish], account: str | None) -> None:
    """Only people who can be told apart play for a rating: one seat each, no bots, no studies."""
    kinds = [wish.kind for wish in wishes]
    if account is None or asked.position is not None or BOT in kinds or kinds.count(ME) > 1:
        raise ServerRefusal(key="server-not-rated")
    check_rated_clock(asked.clock is not None)


def check_rated_clock(has_clock: bool) -> None:
    """A rated game has a clock, or who is losing could let it stand until it is forgotten."""
    if not has_clock:
        raise ServerRefusal(key="server-rated-clock")


def seating(game: Game, wish: SeatWish) -> Seating:
    """A seat as wished."""
    if wish.kind == ME:
        return Seating(wish.name, PERSON)
    if wish.kind == OPEN:
        return Seating("", OPEN)
    known = search.levels(game)
    if wish.kind != BOT or wish.level not in known:
        raise UnknownLevel(f"no level {wish.level!r}", level=wish.level or "", known=known, suggestions=[])
    return Seating(wish.name, wish.level)


def control(asked: Clock | None) -> TimeControl | None:
    """The time control of a wish: some time for the whole game, or days for each answer."""
    if asked is None:
        return None
    if asked.days is not None:
        return TimeControl(asked.days * DAY, 0, per_answer=True)
    return TimeControl(asked.seconds, asked.increment)


def agreement(asked: NewTable) -> Agreement:
    """What is agreed besides the game; studies are nobody else's business."""
    is_study = asked.position is not None
    return Agreement(
        title=voices.titled(asked.name),
        public=asked.public and not is_study,
        auto=asked.auto,
        rated=asked.rated,
        study=is_study,
        days=None if asked.clock is None else asked.clock.days,
        created=now(),
    )


def keys(made: Table) -> tuple[Keyring, str, str, dict[int, str]]:
    """Fresh secrets for a table: the host's, the invitation, and one for each person's seat."""
    ring = Keyring()
    host, invite = ring.issue(HOST), ring.issue(INVITE)
    people = [seat for seat, one in enumerate(made.course.ledger.seats) if one.is_person()]
    return ring, host, invite, {seat: ring.issue(SEAT, seat) for seat in people}


def again(before: Table, agreement: Agreement, owners: set[int]) -> tuple[Table, dict[int, int]]:
    """The next game with everybody one seat on, and where each seat's owner sits in it.

    Bots come along; the seat of who has left is a bot's only where one played it on and no rating is at stake.
    """
    if before.position is not None:
        raise BadOption(key="server-no-rematch")
    if agreement.rated:
        check_rated_clock(before.clocks is not None)
    players = before.players
    places = {seat: (seat + 1) % players for seat in range(players)}
    seats: list[Seating] = [Seating("", OPEN)] * players
    for seat, one in enumerate(before.course.ledger.seats):
        kind = one.kind
        if seat in owners:
            kind = PERSON
        elif one.is_person() or agreement.rated:
            kind = OPEN
        seats[places[seat]] = Seating(one.name if kind != OPEN else "", kind)
    options: dict[str, Any] = {name: value for name, value in before.options.items() if name != "first"}
    clocks = before.clocks
    made = Table(
        before.game,
        players,
        options,
        seats,
        control=None if clocks is None else clocks.control,
        cap=before.cap,
        hints=before.hints,
        auto=before.auto,
        event_ms=EVENT_MS,
    )
    return made, places


def now() -> int:
    """The milliseconds since 1970."""
    return int(time.time() * 1000)
