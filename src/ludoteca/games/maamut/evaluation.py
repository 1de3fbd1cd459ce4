"""How good a hunt looks to a seat: who could drive the mammoth into a trap of their own, and how soon."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.games.maamut import codes, flight
from ludoteca.games.maamut import fields as hunts

# What a seat's prospects are made of; only their proportions count.
ALIVE = 1.0
TRAP = 0.5
FLIGHT = 1.5
REACH = 0.25
MOBILITY = 0.02
# How often a hunter who could win at once fails to.
OVERSIGHT = 0.05


def evaluate(hunt: hunts.Hunt, seat: int) -> float:
    """A seat's chance to win: at once if its turn comes before others', else by its prospects."""
    found = 0.0
    undecided = 1.0
    mover = hunt.seat if hunt.kind == codes.TURN else (hunt.seat + 1) % hunt.players
    for _ in range(hunt.players):
        if hunt.hunters[mover] >= 0 and can_win(hunt, mover):
            if mover == seat:
                found += undecided * (1.0 - OVERSIGHT)
            undecided *= OVERSIGHT
        mover = (mover + 1) % hunt.players
    total = 0.0
    for other in range(hunt.players):
        total += prospect(hunt, other)
    return found + undecided * prospect(hunt, seat) / (total + ALIVE)


def can_win(hunt: hunts.Hunt, seat: int) -> bool:
    """Whether a card in hand drives the mammoth into a trap of the seat's own (4, 6.1)."""
    for direction in range(6):
        for card in range(3):
            if hunt.hands[seat * 3 + card] and meets(hunt, seat, direction, card):
                if caught(hunt, direction, card) == seat:
                    return True
    return False


def meets(hunt: hunts.Hunt, seat: int, direction: int, card: int) -> bool:
    """Whether a straight move comes upon the mammoth (3.1, 4.1)."""
    return hunt.board.rays[(hunt.hunters[seat] * 6 + direction) * 3 + card] & bits.single(hunt.mammoth) != 0


def caught(hunt: hunts.Hunt, direction: int, card: int) -> int:
    """Whose trap the mammoth would fall into when entered in a direction with a card, -1 for none (4.2–4.6)."""
    way = hunt.board.flights[(hunt.mammoth * 6 + direction) * 3 + card]
    if way < 0:
        return -1
    tile = hunt.mammoth
    for _ in range(card + 1):
        tile = hunt.board.near[tile * 6 + way]
        if hunt.trapped & bits.single(tile):
            return flight.trap_owner(hunt, tile)
    return -1


def prospect(hunt: hunts.Hunt, seat: int) -> float:
    """What a seat's traps and hunter are worth; at the traps of one who is out nobody aims, but they stay (6.4)."""
    worth = TRAP * bits.count(hunt.traps[seat])
    if hunt.out & bits.single(seat):
        return worth / 4.0
    for direction in range(6):
        for card in range(3):
            if caught(hunt, direction, card) == seat:
                worth += FLIGHT
    return worth + ALIVE + presence(hunt, seat)


def presence(hunt: hunts.Hunt, seat: int) -> float:
    """What a hunter on the board can do next: come upon the mammoth, or go places."""
    if hunt.hunters[seat] < 0:
        return 0.0
    worth = 0.0
    for direction in range(6):
        for card in range(3):
            if hunt.hands[seat * 3 + card] and hunt.board.ends[(hunt.hunters[seat] * 6 + direction) * 3 + card] >= 0:
                worth += MOBILITY
                if meets(hunt, seat, direction, card):
                    worth += REACH
    return worth
