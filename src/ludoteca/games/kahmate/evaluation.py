"""How good a match looks to a side: who has the ball or is nearest to it, how far it is, and who is in the way."""

from __future__ import annotations

import math

from ludoteca.core import bits
from ludoteca.games.kahmate import codes
from ludoteca.games.kahmate import fields as rugbys

# What counts, on the scale of the logistic function; a side's advantage is minus the other's.
TRY = 1.2
POSSESSION = 1.0
ROW = 0.16
CLEAR = 0.9
GUARD = 0.10
TACKLER = 0.22
SUPPORT = 0.10
TEMPO = 0.25
NEARER = 0.1
NEXT = 0.05
DOWN = 0.16
CARD = 0.03
HELPLESS = 0.5
LOST = 1.1
WON = 0.5
BONUS = 0.12
FRONT = 0.04
MIDDLE = 0.02


def evaluate(play: rugbys.Rugby, seat: int) -> float:
    """A side's chance to win."""
    advantage = TRY * (play.tries[0] - play.tries[1])
    if play.kind == codes.SETUP or play.kind == codes.BALL:
        advantage += line_up(play, 0) - line_up(play, 1)
    else:
        advantage += standing(play)
    if seat == 1:
        advantage = -advantage
    return 1.0 / (1.0 + math.exp(-2.0 * advantage))


def line_up(play: rugbys.Rugby, side: int) -> float:
    """What the players placed so far are worth: forward and toward the middle."""
    worth = 0.0
    for piece in range(side * 6, side * 6 + 6):
        if play.at[piece] >= 0:
            lane = play.at[piece] % 8
            worth += MIDDLE * (lane if lane < 4 else 7 - lane)
            if ahead(side, play.at[piece]) == 10:
                worth += FRONT
    return worth


def standing(play: rugbys.Rugby) -> float:
    """Side 0's advantage on the pitch."""
    found = CARD * (total(play.hands[0]) - total(play.hands[1]))
    for piece in range(6):
        if play.down[piece]:
            found -= DOWN
        if play.down[piece + 6]:
            found += DOWN
    if play.carrier >= 0:
        worth = carried(play, play.carrier // 6)
        found += worth if play.carrier < 6 else -worth
    else:
        found += loose(play)
    return found + (TEMPO if play.captain == 0 else -TEMPO)


def loose(play: rugbys.Rugby) -> float:
    """Side 0's advantage from a ball that nobody has: what it would be worth to each, by who is likely to get it."""
    chance = 0.5 + NEARER * (far(play, 1) - far(play, 0)) + (NEXT if play.captain == 0 else -NEXT)
    if chance < 0.0:
        chance = 0.0
    if chance > 1.0:
        chance = 1.0
    return chance * held(play, 0, play.ball) - (1.0 - chance) * held(play, 1, play.ball)


def carried(play: rugbys.Rugby, side: int) -> float:
    """What the ball is worth to the side that carries it; a duel about it counts by its chances."""
    worth = held(play, side, play.at[play.carrier])
    if play.down[play.carrier]:
        worth -= HELPLESS
    if play.kind == codes.CARD:
        worth += disputed(play)
    return worth


def held(play: rugbys.Rugby, side: int, place: int) -> float:
    """What the ball on a square is worth in a side's hands: how far it has come, who is in the way, who is near."""
    left = ahead(side, place)
    worth = POSSESSION + ROW * (6 - left)
    guards = 0
    for piece in range(6 - side * 6, 12 - side * 6):
        if play.down[piece] == 0 and play.at[piece] >= 0:
            if ahead(side, play.at[piece]) < left and beside(play.at[piece], place) <= 3:
                guards += 1
            if between(play.at[piece], place) <= play.pitch.moves[piece]:
                worth -= TACKLER if play.captain == side else 2 * TACKLER / 3
    worth += CLEAR if guards == 0 else -GUARD * guards
    for piece in range(side * 6, side * 6 + 6):
        if piece != play.carrier and play.down[piece] == 0 and behind(side, place, play.at[piece]):
            worth += SUPPORT
    return worth


def disputed(play: rugbys.Rugby) -> float:
    """What an open duel adds for the side that carries the ball."""
    edge = BONUS * (play.pitch.attack[play.attacker] - play.pitch.defence[play.defender])
    if play.duel == codes.TACKLE_DUEL:
        return -LOST * (0.45 + edge)
    if play.duel == codes.CHARGE_DUEL:
        return WON * (0.45 + edge) - LOST * (0.55 - edge)
    return -2.0 * LOST * (0.55 - edge)


def far(play: rugbys.Rugby, side: int) -> float:
    """How far the loose ball is from a side's nearest active player, in steps; fewer if it moves in this turn."""
    nearest = 8
    for piece in range(side * 6, side * 6 + 6):
        if play.down[piece] == 0 and play.at[piece] >= 0 and play.ball >= 0:
            steps = between(play.at[piece], play.ball)
            if steps < nearest:
                nearest = steps
    return nearest if nearest < 5 else 5


def total(hand: int) -> int:
    """The sum of the form cards in a hand."""
    found = 0
    while hand:
        found += bits.lowest(hand) + 1
        hand &= hand - 1
    return found


def ahead(side: int, place: int) -> int:
    """How many rows are left to the in-goal that a side attacks."""
    return 12 - place // 8 if side == 0 else place // 8


def beside(one: int, other: int) -> int:
    """How many lanes apart two squares are."""
    apart = one % 8 - other % 8
    return apart if apart >= 0 else -apart


def between(one: int, other: int) -> int:
    """How many steps apart two squares are."""
    apart = one // 8 - other // 8
    return beside(one, other) + (apart if apart >= 0 else -apart)


def behind(side: int, place: int, other: int) -> bool:
    """Whether a pass from one square could reach another (7.1)."""
    back = ahead(side, other) - ahead(side, place)
    return other >= 0 and 1 <= back <= 2 and beside(place, other) <= 2
