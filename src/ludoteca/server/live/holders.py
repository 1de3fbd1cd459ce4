"""Which clients have held which seats of a game, so that no client receives the secrets of two sides.

A client is known by its credentials: seat tokens, also replaced ones, its account, and the host's token. Clients and
seats belong to groups. Credentials that one connection shows together before the game are one group, and so are the
seats that they hold when the game begins; during the game a client may hold seats of its own group only. Someone who
has held no seat joins the group of the first seat that it takes. Everything is stored in the table's settings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ludoteca.server.live.table_config import TableConfig
from ludoteca.server.security.seat_keys import SEAT, SeatKeys
from ludoteca.server.security.tokens import digest

HOST_CREDENTIAL = "host"
MAX_CREDENTIALS = 32  # stored per group; the oldest are dropped first
DIGEST_DIGITS = 24


def token_credential(token: str) -> str:
    """The credential of a seat token."""
    return _of_digest(digest(token))


def seat_credentials(keys: SeatKeys, seats: Iterable[int]) -> list[str]:
    """The credentials of the present tokens of seats."""
    wanted = set(seats)
    return [_of_digest(key.hash) for key in keys.keys if key.kind == SEAT and key.seat in wanted]


def account_credential(account: str) -> str:
    """The credential of an account."""
    return f"a{digest(account).hex()[:DIGEST_DIGITS]}"


def before_game(config: TableConfig, credentials: Iterable[str]) -> TableConfig:
    """The settings after one connection showed these credentials before the game: they are one group."""
    shown = list(dict.fromkeys(credentials))
    known = {config.holders[one] for one in shown if one in config.holders}
    if len(known) == 1 and all(one in config.holders for one in shown):
        return config
    group = min(known, default=_new_group(config))
    holders = {one: group if number in known else number for one, number in config.holders.items()}
    return msgspec.structs.replace(config, holders=holders | dict.fromkeys(shown, group))


def at_start(config: TableConfig, keys: SeatKeys, seats: Iterable[int]) -> TableConfig:
    """The settings when the game begins: a person's seat belongs to its token's group; old tokens are dropped."""
    for seat in seats:
        credentials = seat_credentials(keys, [seat])
        if not any(one in config.holders for one in credentials):
            config = before_game(config, credentials)
        group = next((config.holders[one] for one in credentials), _new_group(config))
        config = msgspec.structs.replace(config, seat_groups={**config.seat_groups, str(seat): group})
    present = {_of_digest(key.hash) for key in keys.keys if key.kind == SEAT}
    kept = {one: group for one, group in config.holders.items() if not one.startswith("t") or one in present}
    return msgspec.structs.replace(config, holders=kept)


def seats_together(config: TableConfig, credentials: Sequence[str], seats: Iterable[int]) -> frozenset[int]:
    """The seats that a client with these credentials may hold during the game, of those that it has the tokens for.

    The first known credential decides the group. Seats without a group, of games begun by an older version, are
    allowed.
    """
    wanted = sorted(seats)
    groups = [config.seat_groups[str(seat)] for seat in wanted if str(seat) in config.seat_groups]
    known = [config.holders[one] for one in credentials if one in config.holders]
    own = next(iter([*known, *groups]), None)
    return frozenset(seat for seat in wanted if config.seat_groups.get(str(seat), own) == own)


def can_take(config: TableConfig, credentials: Iterable[str], seat: int) -> bool:
    """Whether a client with these credentials may take a seat during the game."""
    known = {config.holders[one] for one in credentials if one in config.holders}
    return not known or known == {config.seat_groups.get(str(seat))}


def during_game(config: TableConfig, credentials: Sequence[str], seats: Iterable[int]) -> TableConfig:
    """The settings after a client with these credentials received the views of seats of one group."""
    held = sorted(seats)
    if not held:
        return config
    known = [config.holders[one] for one in credentials if one in config.holders]
    group = next((config.seat_groups[str(seat)] for seat in held if str(seat) in config.seat_groups), None)
    if group is None:
        group = next(iter(known), _new_group(config))
    seat_groups = dict.fromkeys(map(str, held), group) | config.seat_groups
    unknown = [one for one in credentials if one not in config.holders]
    holders = _limited(config.holders | dict.fromkeys(unknown, group), group)
    if seat_groups == config.seat_groups and holders == config.holders:
        return config
    return msgspec.structs.replace(config, seat_groups=seat_groups, holders=holders)


def after_game(config: TableConfig) -> TableConfig:
    """The settings once the game is over and nothing is secret any more."""
    if not (config.holders or config.seat_groups or config.openings):
        return config
    return msgspec.structs.replace(config, holders={}, seat_groups={}, openings={})


def _limited(holders: dict[str, int], group: int) -> dict[str, int]:
    tokens = [one for one, number in holders.items() if number == group and one.startswith("t")]
    dropped = set(tokens[:-MAX_CREDENTIALS])
    return {one: number for one, number in holders.items() if one not in dropped}


def _new_group(config: TableConfig) -> int:
    return 1 + max([*config.holders.values(), *config.seat_groups.values()], default=-1)


def _of_digest(hash: bytes) -> str:
    return f"t{hash.hex()[:DIGEST_DIGITS]}"
