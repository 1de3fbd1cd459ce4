"""Where players can go (section 3): free squares and floods of steps on two words of bits, rows 0 to 7 and 8 to 12."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.games.kahmate import codes
from ludoteca.games.kahmate.fields import Rugby

# Rows 1 to 11, the squares that are not in lane a, and those that are not in lane h.
FIELD_LOW = 0xFFFFFFFFFFFFFF00
FIELD_HIGH = 0x00000000FFFFFFFF
NOT_A = 0xFEFEFEFEFEFEFEFE
NOT_H = 0x7F7F7F7F7F7F7F7F
OWN_ROW = 0xFF
FAR_ROW = 0xFF00000000
TOO_FAR = 99


def clear(play: Rugby) -> None:
    """Note the squares of rows 1 to 11 on which nobody stands (3.3)."""
    low = FIELD_LOW
    high = FIELD_HIGH
    for piece in range(12):
        place = play.at[piece]
        if place >= 64:
            high &= ~bits.single(place - 64)
        elif place >= 0:
            low &= ~bits.single(place)
    play.free_low = low
    play.free_high = high


def is_free(play: Rugby, place: int) -> bool:
    """Whether a square on rows 1 to 11 is free, as last noted."""
    if place >= 64:
        return play.free_high & bits.single(place - 64) != 0
    return play.free_low & bits.single(place) != 0


def start(play: Rugby, place: int) -> None:
    """Begin a flood on one square."""
    play.low = bits.single(place) if place < 64 else 0
    play.high = bits.single(place - 64) if place >= 64 else 0


def widen(play: Rugby) -> None:
    """One more step over free squares: forward, back and sideways, never diagonally (3.2)."""
    low = play.low
    high = play.high
    near_low = (low << 8) | (low >> 8) | (high << 56) | ((low << 1) & NOT_A) | ((low >> 1) & NOT_H)
    near_high = (high << 8) | (high >> 8) | (low >> 56) | ((high << 1) & NOT_A) | ((high >> 1) & NOT_H)
    play.low = low | (near_low & play.free_low)
    play.high = high | (near_high & play.free_high)


def flood(play: Rugby, piece: int) -> None:
    """The squares a player with moves left can run to, the opponent's in-goal only with the ball (3.1–3.3, 3.7)."""
    place = play.at[piece]
    start(play, place)
    for _ in range(play.pitch.moves[piece] - play.spent[piece] - 1):
        widen(play)
    goal_low = 0
    goal_high = 0
    if play.carrier == piece:
        if piece < 6:
            goal_high = (play.high << 8) & FAR_ROW
        else:
            goal_low = (play.low >> 8) & OWN_ROW
    widen(play)
    play.low |= goal_low
    play.high |= goal_high
    if place < 64:
        play.low &= ~bits.single(place)
    else:
        play.high &= ~bits.single(place - 64)


def is_reached(play: Rugby, place: int) -> bool:
    """Whether the last flood covers a square."""
    if place >= 64:
        return play.high & bits.single(place - 64) != 0
    return play.low & bits.single(place) != 0


def distance(play: Rugby, begin: int, goal: int) -> int:
    """The length of a shortest path over free squares, in-goal only at its end; TOO_FAR beyond four steps."""
    if goal >= 96:
        return distance(play, begin, goal - 8) + 1
    if goal < 8:
        return distance(play, begin, goal + 8) + 1
    start(play, begin)
    for steps in range(5):
        if is_reached(play, goal):
            return steps
        widen(play)
    return TOO_FAR


def bar(play: Rugby, place: int) -> None:
    """Count one more square as not free."""
    if place >= 64:
        play.free_high &= ~bits.single(place - 64)
    else:
        play.free_low &= ~bits.single(place)


def steps_between(one: int, other: int) -> int:
    """How many steps two squares are apart when nobody is in the way."""
    return apart(one // 8, other // 8) + apart(one % 8, other % 8)


def apart(one: int, other: int) -> int:
    """The difference of two numbers."""
    return one - other if one > other else other - one


def crosses_ball(play: Rugby, begin: int, goal: int, cost: int) -> bool:
    """Whether every shortest path enters the loose ball's square; if not, none that trace() finds does (3.4)."""
    if play.ball < 0:
        return False
    if goal == play.ball:
        return True
    if steps_between(begin, play.ball) + steps_between(play.ball, goal) > cost:
        return False
    low = play.free_low
    high = play.free_high
    bar(play, play.ball)
    if distance(play, begin, goal) == cost:
        return False
    play.free_low = low
    play.free_high = high
    return True


def trace(play: Rugby, begin: int, goal: int, cost: int) -> None:
    """Note the squares of one shortest path, goal included, for those who watch."""
    for step in range(4):
        play.path[step] = codes.NONE
    place = goal
    left = cost
    while left > 0:
        left -= 1
        play.path[left] = place
        for direction in range(4):
            before = play.pitch.near[place * 4 + direction]
            if 8 <= before < 96 and distance(play, begin, before) == left:
                place = before
                break
