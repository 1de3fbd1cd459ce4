"""All legal actions of the open question, as a few sets of up to 64 consecutive actions each."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.games.kahmate import codes, legality, reach
from ludoteca.games.kahmate.fields import Rugby


def survey(play: Rugby, seat: int) -> None:
    """Note what a seat that must choose may choose, ascending."""
    play.sets = 0
    if play.kind == codes.TURN:
        survey_turn(play)
    elif play.kind == codes.CARD:
        add(play, codes.LAY_CARD, play.hands[seat])
    elif play.kind == codes.SETUP:
        survey_setup(play, seat)
    elif play.kind == codes.EXIT:
        survey_exit(play)
    elif play.kind == codes.INTERCEPT:
        survey_interception(play, seat)
    elif play.kind == codes.DROP:
        survey_drop(play)


def add(play: Rugby, first: int, word: int) -> None:
    """Note one set of actions, counted from its first."""
    play.firsts[play.sets] = first
    play.words[play.sets] = word
    play.sets += 1


def survey_setup(play: Rugby, seat: int) -> None:
    """The next player on any free square of the set-up rows, or ready when all six stand (2.1)."""
    piece = legality.next_to_put(play, seat)
    if piece < 0:
        add(play, codes.IS_READY, 1)
        return
    first = 8 + 72 * seat
    free = 65535
    for other in range(seat * 6, piece):
        free &= ~bits.single(play.at[other] - first)
    add(play, codes.PUT_ON + piece * 104 + first, free)


def survey_turn(play: Rugby) -> None:
    """Runs, tackles or what the carrier can do, and the turn's end (3.6)."""
    survey_runs(play)
    if play.carrier >= 0:
        if legality.side(play.carrier) != play.captain:
            survey_tackles(play)
        elif play.down[play.carrier] == 0:
            survey_ball(play)
    add(play, codes.END_TURN, 1)


def survey_runs(play: Rugby) -> None:
    """Where each player that may move can run (3.1)."""
    reach.clear(play)
    for piece in range(play.captain * 6, play.captain * 6 + 6):
        if legality.can_move(play, piece) == 0:
            reach.flood(play, piece)
            add(play, codes.RUN_TO + piece * 104, play.low)
            add(play, codes.RUN_TO + piece * 104 + 64, play.high)


def survey_tackles(play: Rugby) -> None:
    """Who can tackle the opposing carrier (5)."""
    found = 0
    for piece in range(play.captain * 6, play.captain * 6 + 6):
        if legality.can_tackle(play, piece) == 0:
            found |= bits.single(piece)
    add(play, codes.TACKLE_BY, found)


def survey_ball(play: Rugby) -> None:
    """Breakthroughs, passes and kicks of the captain's active carrier (6, 7, 8)."""
    charges = 0
    for direction in range(4):
        if legality.can_charge(play, direction) == 0:
            charges |= bits.single(direction)
    add(play, codes.CHARGE_TO, charges)
    passes = 0
    for piece in range(play.captain * 6, play.captain * 6 + 6):
        if legality.can_pass(play, piece) == 0:
            passes |= bits.single(piece)
    add(play, codes.PASS_TO, passes)
    if not legality.is_offside(play):
        at = play.captain * 104 + play.at[play.carrier]
        add(play, codes.KICK_TO, play.pitch.kicks_low[at] & play.free_low)
        add(play, codes.KICK_TO + 64, play.pitch.kicks_high[at] & play.free_high)


def survey_exit(play: Rugby) -> None:
    """The ways out of the beaten opponent's square (6.5)."""
    found = 0
    for direction in range(4):
        if legality.can_exit(play, direction) == 0:
            found |= bits.single(direction)
    add(play, codes.EXIT_TO, found)


def survey_interception(play: Rugby, seat: int) -> None:
    """Who may try to intercept, and declining (7.5)."""
    add(play, codes.INTERCEPT_BY, interceptors(play, seat) | 4096)


def interceptors(play: Rugby, seat: int) -> int:
    """A side's active players between the carrier and the receiver, as a set (7.4)."""
    found = 0
    for piece in range(seat * 6, seat * 6 + 6):
        if legality.can_intercept(play, seat, piece) == 0:
            found |= bits.single(piece)
    return found


def survey_drop(play: Rugby) -> None:
    """The squares beside the fallen carrier on which the ball may fall (5.7)."""
    low = 0
    high = 0
    for direction in range(4):
        place = play.pitch.near[play.at[play.fallen] * 4 + direction]
        if place >= 0 and legality.can_drop(play, place) == 0:
            if place < 64:
                low |= bits.single(place)
            else:
                high |= bits.single(place - 64)
    add(play, codes.DROP_ON, low)
    add(play, codes.DROP_ON + 64, high)
