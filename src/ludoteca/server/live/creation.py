"""Creates tables: from a request, from an administrator's command, and as the rematch of a finished table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.errors import BadOption, UnknownLevel
from ludoteca.core.game import Game
from ludoteca.server.api.schemas import Clock, CreatedTable, NewTable, SeatRequest, SeatToken
from ludoteca.server.errors import ServerError
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.repository import EVENT_MS
from ludoteca.server.live.table_config import TableConfig
from ludoteca.server.localisation import check_seat_name, clean_title
from ludoteca.server.security.invitations import Invitations
from ludoteca.server.security.seat_keys import HOST, INVITE, SEAT, SeatKeys
from ludoteca.table import OPEN, PERSON, Seating, Table, TimeControl

DAY_SECONDS = 24 * 3600
ME = "me"
BOT = "bot"


class TableCreator:
    """Creates tables for people who may; `who_may_create` is `anyone`, `invited` or `admin`, `now` the UTC time."""

    def __init__(
        self, registry: TableRegistry, invitations: Invitations, who_may_create: str, now: Callable[[], int]
    ) -> None:
        self._registry = registry
        self._invitations = invitations
        self._who_may_create = who_may_create
        self._now = now

    async def create(self, request: NewTable, account: str | None, by_admin: bool = False) -> CreatedTable:
        """A new table with its tokens; the creator's first seat belongs to the creator's account, if there is one.

        An invalid request does not use up an invitation.
        """
        table = table_of(request, account)
        if not by_admin:
            await self._check_permission(request.invitation)
        keys, host, invite, seats = issue_keys(table)
        config = config_of(request, self._now())
        if account is not None and seats:
            config = config.with_owner(min(seats), account)
        live = await self._registry.create(table, config, keys)
        return CreatedTable(live.id, host, invite, [SeatToken(seat, token) for seat, token in seats.items()])

    async def create_rematch(self, live: LiveTable, coming: set[int]) -> Rematch:
        """The next game of a finished table, everyone one seat on; `coming` are the seats whose owners take part."""
        table, places = rematch_table(live.table, live.config, coming)
        accounts = {
            str(places[int(seat)]): owner for seat, owner in live.config.accounts.items() if int(seat) in coming
        }
        old = live.config
        config = TableConfig(
            title=old.title,
            public=old.public,
            auto=old.auto,
            rated=old.rated,
            days=old.days,
            created=self._now(),
            accounts=accounts,
        )
        keys, host, _, seats = issue_keys(table)
        created = await self._registry.create(table, config, keys)
        return Rematch(created.id, places, seats, host)

    async def _check_permission(self, invitation: str | None) -> None:
        """Refuse people who may not create tables here; counts one use of an invitation."""
        if self._who_may_create == "admin":
            raise ServerError(key="tables-admin")
        if self._who_may_create == "invited" and not await self._invitations.use(invitation or ""):
            raise ServerError(key="tables-invited")


class Rematch(msgspec.Struct, frozen=True):
    """A rematch: its id, the new seat of each old seat, and the tokens of the new seats and of the host."""

    id: str
    places: dict[int, int]
    seat_tokens: dict[int, str]
    host_token: str


def table_of(request: NewTable, account: str | None) -> Table:
    """The requested table, with no salts yet."""
    game = discovery.game(request.game)
    players = request.players if request.players is not None else len(request.seats)
    seats = [*request.seats, *[SeatRequest(OPEN)] * (players - len(request.seats))]
    if request.position is not None:
        players = game.parse(request.position).players
    table = Table(
        game,
        players,
        request.options,
        [seating(game, seat) for seat in seats],
        control=time_control(request.clock),
        cap=request.cap,
        hints=request.hints and not request.rated,
        position=request.position,
        auto=request.auto,
        event_ms=EVENT_MS,
    )
    if request.rated:
        check_rated(request, seats, account)
    return table


def check_rated(request: NewTable, seats: list[SeatRequest], account: str | None) -> None:
    """Refuse a rated table unless every seat is for a different person with an account and there is a clock."""
    kinds = [seat.kind for seat in seats]
    if account is None or request.position is not None or BOT in kinds or kinds.count(ME) > 1:
        raise ServerError(key="server-not-rated")
    check_rated_clock(request.clock is not None)


def check_rated_clock(has_clock: bool) -> None:
    """Refuse a rated table without a clock: a losing player could let it stand until it expires."""
    if not has_clock:
        raise ServerError(key="server-rated-clock")


def seating(game: Game, seat: SeatRequest) -> Seating:
    """A seat as requested; its name is checked."""
    check_seat_name(seat.name)
    if seat.kind == ME:
        return Seating(seat.name, PERSON)
    if seat.kind == OPEN:
        return Seating("", OPEN)
    if seat.kind != BOT:
        raise unknown_level(game, seat.level or "")
    return Seating(seat.name, known_level(game, seat.level or ""))


def known_level(game: Game, level: str) -> str:
    """The level, if the game has it; UnknownLevel otherwise."""
    if level not in search.levels(game):
        raise unknown_level(game, level)
    return level


def unknown_level(game: Game, level: str) -> UnknownLevel:
    """The error for a level that a game does not have."""
    return UnknownLevel(f"no level {level!r}", level=level, known=search.levels(game), suggestions=[])


def time_control(clock: Clock | None) -> TimeControl | None:
    """The requested time control: time for the whole game, or days for each turn."""
    if clock is None:
        return None
    if clock.days is not None:
        return TimeControl(clock.days * DAY_SECONDS, 0, per_answer=True)
    return TimeControl(clock.seconds, clock.increment)


def config_of(request: NewTable, now: int) -> TableConfig:
    """The settings besides the game; studies are never public."""
    is_study = request.position is not None
    return TableConfig(
        title=clean_title(request.name),
        public=request.public and not is_study,
        auto=request.auto,
        rated=request.rated,
        study=is_study,
        days=None if request.clock is None else request.clock.days,
        created=now,
    )


def issue_keys(table: Table) -> tuple[SeatKeys, str, str, dict[int, str]]:
    """Keys for a new table: the host's token, the invitation, and one token for each person's seat."""
    keys, host = SeatKeys().issue(HOST)
    keys, invite = keys.issue(INVITE)
    seats: dict[int, str] = {}
    for seat, one in enumerate(table.seats):
        if one.is_person():
            keys, seats[seat] = keys.issue(SEAT, seat)
    return keys, host, invite, seats


def rematch_table(before: Table, config: TableConfig, coming: set[int]) -> tuple[Table, dict[int, int]]:
    """The table of a rematch and the new seat of each old one.

    Bots come along. The seat of a person who left becomes a bot's only where a bot played on and no rating is at stake.
    """
    if before.position is not None:
        raise BadOption(key="server-no-rematch")
    if config.rated:
        check_rated_clock(before.clocks is not None)
    players = before.players
    places = {seat: (seat + 1) % players for seat in range(players)}
    seats: list[Seating] = [Seating("", OPEN)] * players
    for seat, one in enumerate(before.seats):
        kind = one.kind
        if seat in coming:
            kind = PERSON
        elif one.is_person() or config.rated:
            kind = OPEN
        seats[places[seat]] = Seating(one.name if kind != OPEN else "", kind)
    options: dict[str, Any] = {name: value for name, value in before.options.items() if name != "first"}
    table = Table(
        before.game,
        players,
        options,
        seats,
        control=None if before.clocks is None else before.clocks.control,
        cap=before.cap,
        hints=before.hints,
        auto=before.auto,
        event_ms=EVENT_MS,
    )
    return table, places
