"""The mammoth flees and frightens (sections 4 and 5); it stops wherever a hunter must choose."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.games.maamut import codes
from ludoteca.games.maamut.fields import Hunt


def meet(hunt: Hunt, seat: int, direction: int, card: int, goal: int) -> bool:
    """The mammoth flees, or stands and the hunter is out; whether the move can go on (4.2–4.4, 4.8)."""
    flight = hunt.board.flights[(hunt.mammoth * 6 + direction) * 3 + card]
    if hunt.listening:
        hunt.event_log.append(codes.MET, seat, hunt.mammoth, direction, card, flight)
    if flight < 0:
        go_out(hunt, seat)
        return True
    hunt.chaser = seat
    hunt.card = card
    hunt.direction = direction
    hunt.goal = goal
    hunt.flight = flight
    hunt.flight_left = card + 1
    return run(hunt)


def run(hunt: Hunt) -> bool:
    """The mammoth runs until a hunter must choose or a trap opens; whether its flight is over (4.6, 5.1)."""
    while True:
        while hunt.queue:
            seat = next_frightened(hunt)
            hunt.queue &= ~(1 << seat)
            if hunt.listening:
                hunt.event_log.append(codes.FRIGHTENED, seat, hunt.mammoth, 0, 0, 0)
            if ways_to_flee(hunt, seat):
                hunt.ask(codes.FLEE, seat)
                return False
            go_out(hunt, seat)  # 5.6
        if hunt.flight_left == 0:
            return True
        if enter(hunt, hunt.board.near[hunt.mammoth * 6 + hunt.flight]):
            return False


def enter(hunt: Hunt, tile: int) -> bool:
    """The mammoth enters a tile; whether it fell into a trap there (4.6, 6.1)."""
    if hunt.listening:
        hunt.event_log.append(codes.RAN, hunt.mammoth, tile, hunt.flight, 0, 0)
    hunt.mammoth = tile
    hunt.flight_left -= 1
    if hunt.trapped >> tile & 1:
        owner = trap_owner(hunt, tile)
        if hunt.listening:
            hunt.event_log.append(codes.FELL, tile, owner, 0, 0, 0)
        forget_flight(hunt)
        hunt.end(codes.TRAPPED, 1 << owner)
        return True
    for seat in range(hunt.players):
        if hunt.hunters[seat] == tile:
            hunt.queue |= 1 << seat
    return False


def next_frightened(hunt: Hunt) -> int:
    """The first of the frightened, counted from the seat after the active player (5.5)."""
    seat = hunt.chaser
    for _ in range(hunt.players):
        seat = (seat + 1) % hunt.players
        if hunt.queue & (1 << seat):
            break
    return seat


def flee(hunt: Hunt, seat: int, direction: int) -> bool:
    """A frightened hunter leaves; the mammoth runs on; whether its flight is over (5.1, 5.4)."""
    tile = hunt.hunters[seat]
    to = hunt.board.near[tile * 6 + direction]
    if hunt.listening:
        hunt.event_log.append(codes.FLED, seat, tile, to, direction, 0)
    hunt.hunters[seat] = to
    return run(hunt)


def can_flee(hunt: Hunt, tile: int, direction: int) -> int:
    """The refusal of fleeing from a tile in a direction, or 0 (5.2, 5.3)."""
    to = hunt.board.near[tile * 6 + direction]
    if to < 0:
        return codes.FLEE_OFF_BOARD
    if direction == (hunt.flight + 3) % 6:
        return codes.FLEE_BACK
    if not hunt.board.ways[tile] >> direction & 1:
        return codes.FLEE_INTO_ROCK
    return codes.FLEE_OCCUPIED if is_occupied(hunt, to) else 0


def ways_to_flee(hunt: Hunt, seat: int) -> int:
    """The directions open to a frightened hunter (5.2, 5.3)."""
    tile = hunt.hunters[seat]
    found = 0
    for direction in range(6):
        if can_flee(hunt, tile, direction) == 0:
            found |= bits.single(direction)
    return found


def is_occupied(hunt: Hunt, tile: int) -> bool:
    """Whether a pawn, hunter or mammoth, stands on the tile."""
    if tile == hunt.mammoth:
        return True
    for seat in range(hunt.players):
        if hunt.hunters[seat] == tile:
            return True
    return False


def go_out(hunt: Hunt, seat: int) -> None:
    """A hunter leaves the game: pawn gone, hand to the discards, traps stay (6.4)."""
    if hunt.listening:
        hand = seat * 3
        hunt.event_log.append(
            codes.WENT_OUT, seat, hunt.hunters[seat], hunt.hands[hand], hunt.hands[hand + 1], hunt.hands[hand + 2]
        )
    hunt.hunters[seat] = codes.GONE
    hunt.out |= 1 << seat
    for card in range(3):
        hunt.discard[card] += hunt.hands[seat * 3 + card]
        hunt.hands[seat * 3 + card] = 0


def forget_flight(hunt: Hunt) -> None:
    """Clear what only a flight needs."""
    hunt.chaser = 0
    hunt.card = 0
    hunt.direction = 0
    hunt.goal = 0
    hunt.flight = 0
    hunt.flight_left = 0
    hunt.queue = 0


def trap_owner(hunt: Hunt, tile: int) -> int:
    """Whose trap lies on a tile, -1 for none."""
    for seat in range(hunt.players):
        if hunt.traps[seat] >> tile & 1:
            return seat
    return -1
