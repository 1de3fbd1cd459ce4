"""Handlers for seats: sitting down, salts, leaving, absence, and moving a seat to another device."""

from __future__ import annotations

from functools import partial

from ludoteca.server.errors import Malformed, NotAllowed, ServerError
from ludoteca.server.live import holders
from ludoteca.server.live.creation import known_level
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.openings import answer_opening, openings
from ludoteca.server.live.table_config import TableConfig
from ludoteca.server.localisation import check_seat_name
from ludoteca.server.moderation.admission import Admission
from ludoteca.server.security.seat_keys import INVITE, PASS, SEAT
from ludoteca.server.ws import messages_in as incoming
from ludoteca.server.ws import messages_out as outgoing
from ludoteca.server.ws.clients import client_of
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers import Handler
from ludoteca.server.ws.messages_out import Answer
from ludoteca.store import GATHERING, OVER, PLAYING
from ludoteca.table import OPEN, PERSON, Seating

AWAY_LEVEL = "casual"


def handlers(admission: Admission) -> dict[type, Handler]:
    """The handlers by message type; `admission` says who may take a seat."""
    return {
        incoming.Sit: partial(sit, admission),
        incoming.AddSalt: add_salt,
        incoming.Leave: leave,
        incoming.Pass: create_pass,
        incoming.Away: go_away,
        incoming.Back: come_back,
        incoming.Consent: consent,
    }


async def sit(admission: Admission, live: LiveTable, connection: Connection, request: incoming.Sit) -> Answer:
    """Take a seat; its new token replaces the old ones."""
    salt = read_salt(request.salt)
    name = check_seat_name(request.name)
    admission.check_sitting(client_of(connection, live), name)
    async with live.lock:
        _check_holder(live, connection, request.seat)
        if request.seat not in seats_for(live, connection):
            raise NotAllowed(key="server-seat-taken", seat=request.seat)
        _check_account(live, connection, request.seat)
        token = await live.execute_locked(lambda: _sit(live, connection, request.seat, name, salt))
        live.broadcaster.revoke_seat(request.seat, keep=connection)
        connection.credentials = (*connection.credentials, holders.token_credential(token))
        live.broadcaster.change_seats(connection, connection.seats | {request.seat})
    return outgoing.Seated(request.seat, token)


def seats_for(live: LiveTable, connection: Connection) -> list[int]:
    """The seats that a connection may take with what its tokens grant now."""
    may_choose = connection.is_host or live.config.public or live.keys.matches(connection.invite, INVITE)
    found = {*(live.open_seats() if may_choose else []), *live.keys.seats([connection.pass_token], PASS)}
    return sorted(seat for seat in found if _can_hold(live, connection, seat))


def _can_hold(live: LiveTable, connection: Connection, seat: int) -> bool:
    """Whether a client may see a seat's secrets besides what it has seen of this game."""
    return live.table.phase != PLAYING or holders.can_take(live.config, connection.credentials, seat)


def _check_holder(live: LiveTable, connection: Connection, seat: int) -> None:
    if seat in live.open_seats() and not _can_hold(live, connection, seat):
        raise NotAllowed(key="server-held-seat", seat=seat)


def config_with_holder(live: LiveTable, connection: Connection) -> TableConfig:
    """The table's settings with the credentials of a client that holds seats; the same object if they are known."""
    if not connection.seats or live.table.phase == OVER:
        return live.config
    shown = [*holders.seat_credentials(live.keys, connection.seats), *_stored_credentials(live, connection)]
    if live.table.phase == GATHERING:
        return holders.before_game(live.config, shown)
    return holders.during_game(live.config, shown, connection.seats)


def _stored_credentials(live: LiveTable, connection: Connection) -> list[str]:
    """A client's credentials without tokens that are not, and never were, tokens of this table."""
    return [one for one in connection.credentials if not one.startswith("t") or one in live.config.holders]


def _check_account(live: LiveTable, connection: Connection, seat: int) -> None:
    """At a rated table every seat belongs to a different account and keeps it when it moves to another device."""
    if not live.config.rated:
        return
    owner = live.config.accounts.get(str(seat))
    if connection.account is None and owner is None:
        raise ServerError(key="server-rated-account")
    if owner is not None and connection.account not in (None, owner):
        raise NotAllowed(key="server-seat-taken", seat=seat)
    if live.config.seats_of(connection.account) - {seat}:
        raise ServerError(key="server-not-rated")


def _sit(live: LiveTable, connection: Connection, seat: int, name: str, salt: bytes) -> str:
    table = live.table
    is_passed = live.keys.matches(connection.pass_token, PASS, seat)
    seating = table.seats[seat]
    if not is_passed or seating.kind != PERSON or (name and name != seating.name):
        was_playing = table.phase == PLAYING
        if table.phase != OVER:
            table.sit(seat, Seating(name or seating.name, PERSON))
        if table.phase == GATHERING and not was_playing:
            table.add_salt(seat, salt)
    elif needs_salt(live, seat):
        table.add_salt(seat, salt)
    live.config = live.config.with_away(seat, None)
    if not live.config.rated or connection.account is not None:
        live.config = live.config.with_owner(seat, connection.account)
    live.keys = live.keys.revoke(PASS, seat)
    token = live.issue_key(SEAT, seat)
    _note_sitter(live, connection, seat, token)
    live.start_if_ready()
    return token


def _note_sitter(live: LiveTable, connection: Connection, seat: int, token: str) -> None:
    """Store who takes a seat; the connection is recognised by the new token from now on."""
    shown = [holders.token_credential(token), *_stored_credentials(live, connection)]
    if live.table.phase == GATHERING:
        others = holders.seat_credentials(live.keys, connection.seats)
        live.config = holders.before_game(live.config, [*shown, *others])
    elif live.table.phase == PLAYING:
        live.config = holders.during_game(live.config, shown, [seat])


async def add_salt(live: LiveTable, connection: Connection, request: incoming.AddSalt) -> Answer:
    """Add a device's salt; the game starts if it was the last thing missing."""
    seat, salt = connection.check_seat(request.seat), read_salt(request.salt)
    return outgoing.Versioned(await live.execute(lambda: add_salts(live, [seat], salt), seat))


def add_salts(live: LiveTable, seats: list[int], salt: bytes) -> int:
    """Add the same salt for several seats of one device."""
    for seat in seats:
        live.table.add_salt(seat, salt)
    live.start_if_ready()
    return live.table.version


def read_salt(text: str) -> bytes:
    """The bytes of hexadecimal digits, at least one; Malformed otherwise."""
    try:
        salt = bytes.fromhex(text)
    except ValueError:
        raise Malformed(key="server-bad-salt") from None
    if not salt:
        raise Malformed(key="server-bad-salt")
    return salt


def needs_salt(live: LiveTable, seat: int) -> bool:
    """Whether a person's device has yet to send the salt of a seat before the game starts."""
    table = live.table
    return table.phase == GATHERING and table.salts[seat] is None and table.seats[seat].is_person()


async def leave(live: LiveTable, connection: Connection, request: incoming.Leave) -> Answer:
    """Give a seat up; its tokens become invalid."""
    seat = connection.check_seat(request.seat)
    async with live.lock:
        version = await live.execute_locked(lambda: _vacate(live, seat), seat)
        live.broadcaster.revoke_seat(seat)
    return outgoing.Versioned(version)


def _vacate(live: LiveTable, seat: int) -> int:
    """Before the game the seat is open again; in a game its player resigns, and a rated seat stays its account's."""
    table = live.table
    revoke_keys(live, seat)
    live.config = live.config.with_away(seat, None)
    if table.phase == GATHERING or not live.config.rated:
        live.config = live.config.with_owner(seat, None)
    if table.phase == GATHERING:
        return table.sit(seat, Seating("", OPEN))
    if table.phase == PLAYING and not table.has_left(seat):
        return table.resign(seat)
    return table.version


def revoke_keys(live: LiveTable, seat: int) -> None:
    """Make the tokens of a seat invalid."""
    for kind in (SEAT, PASS):
        live.keys = live.keys.revoke(kind, seat)


async def create_pass(live: LiveTable, connection: Connection, request: incoming.Pass) -> Answer:
    """A token with which another device takes the seat; for the seat's owner, or for the host if the seat is open."""
    return outgoing.Passed(await live.execute(lambda: _create_pass(live, connection, request.seat)))


def _create_pass(live: LiveTable, connection: Connection, seat: int) -> str:
    if seat not in connection.seats:
        if not connection.is_host:
            raise NotAllowed(key="server-not-host")
        if seat not in live.open_seats():
            raise NotAllowed(key="server-not-your-seat", seat=seat)
    return live.issue_key(PASS, seat)


async def go_away(live: LiveTable, connection: Connection, request: incoming.Away) -> Answer:
    """Let a bot play until the owner is back."""
    seat = connection.check_seat(request.seat)
    return outgoing.Versioned(await live.execute(lambda: _go_away(live, seat, request.level), seat))


def _go_away(live: LiveTable, seat: int, level: str | None) -> int:
    seating = live.table.seats[seat]
    if live.config.rated or not seating.is_person() or live.table.phase != PLAYING:
        raise ServerError(key="server-not-away")
    level = known_level(live.table.game, level or AWAY_LEVEL)
    version = live.table.sit(seat, Seating(seating.name, level))
    live.config = live.config.with_away(seat, level)
    return version


async def come_back(live: LiveTable, connection: Connection, request: incoming.Back) -> Answer:
    """The owner plays again."""
    seat = connection.check_seat(request.seat)
    return outgoing.Versioned(await live.execute(lambda: _come_back(live, seat), seat))


def _come_back(live: LiveTable, seat: int) -> int:
    if str(seat) not in live.config.away:
        raise ServerError(key="server-not-away")
    version = live.table.sit(seat, Seating(live.table.seats[seat].name, PERSON))
    live.config = live.config.with_away(seat, None)
    return version


async def consent(live: LiveTable, connection: Connection, request: incoming.Consent) -> Answer:
    """Agree to open a bot's seat for a person, or refuse it."""
    seat = connection.check_seat(request.seat)
    version = await live.execute(lambda: answer_opening(live, seat, request.opening, request.agree))
    live.broadcaster.publish_message(outgoing.Openings(openings(live)))
    return outgoing.Versioned(version)
