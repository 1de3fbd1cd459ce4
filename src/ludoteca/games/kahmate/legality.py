"""Why a captain may not do something: a predicate for each action, the refusal's code or 0."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.games.kahmate import codes, reach
from ludoteca.games.kahmate.fields import Rugby


def can_put(play: Rugby, seat: int, piece: int, place: int) -> int:
    """The refusal of putting a player on a square while lining up, or 0 (2.1)."""
    if side(piece) != seat:
        return codes.PUT_NOT_YOURS
    if next_to_put(play, seat) != piece:
        return codes.PUT_OUT_OF_ORDER
    row = place // 8
    if row < 1 + 9 * seat or row > 2 + 9 * seat:
        return codes.PUT_OFF_ROWS
    return codes.PUT_ON_PLAYER if own_on(play, seat, place) else 0


def next_to_put(play: Rugby, seat: int) -> int:
    """The side's first player that doesn't stand yet, NONE if all six do."""
    for piece in range(seat * 6, seat * 6 + 6):
        if play.at[piece] < 0:
            return piece
    return codes.NONE


def own_on(play: Rugby, seat: int, place: int) -> bool:
    """Whether one of a side's players stands on a square."""
    for piece in range(seat * 6, seat * 6 + 6):
        if play.at[piece] == place:
            return True
    return False


def player_on(play: Rugby, place: int) -> int:
    """Who stands on a square, NONE if nobody does."""
    for piece in range(12):
        if play.at[piece] == place:
            return piece
    return codes.NONE


def side(piece: int) -> int:
    """The side of a player."""
    return 1 if piece >= 6 else 0


def can_move(play: Rugby, piece: int) -> int:
    """The refusal of any movement of a captain's own player, or 0 (3.1, 5.3, 6.3, 9.2)."""
    if side(piece) != play.captain:
        return codes.NOT_YOUR_PLAYER
    if play.down[piece]:
        return codes.INACTIVE
    if play.stopped & bits.single(piece):
        return codes.MOVEMENT_ENDED
    if play.spent[piece] == 0:
        return codes.THIRD_MOVER if play.movers == 2 else 0
    return codes.NO_MOVES_LEFT if play.spent[piece] >= play.pitch.moves[piece] else 0


def can_run(play: Rugby, piece: int, goal: int) -> int:
    """The refusal of a run, or 0 (3)."""
    refusal = can_move(play, piece)
    if refusal:
        return refusal
    reach.clear(play)
    reach.flood(play, piece)
    if reach.is_reached(play, goal):
        return 0
    return why_unreached(play, piece, goal)


def why_unreached(play: Rugby, piece: int, goal: int) -> int:
    """Why a player that may move can't run to a square (3.2, 3.3, 3.7)."""
    if goal == play.at[piece]:
        return codes.RUN_NOWHERE
    if goal < 8 or goal >= 96:
        if side(piece) == (0 if goal < 8 else 1):
            return codes.RUN_TO_OWN_IN_GOAL
        if play.carrier != piece:
            return codes.RUN_WITHOUT_BALL
    elif player_on(play, goal) >= 0:
        return codes.RUN_ON_PLAYER
    left = play.pitch.moves[piece] - play.spent[piece]
    return codes.RUN_TOO_FAR if reach.steps_between(play.at[piece], goal) > left else codes.RUN_BLOCKED


def can_tackle(play: Rugby, piece: int) -> int:
    """The refusal of a tackle by a player, or 0 (5.1–5.3)."""
    if side(piece) != play.captain:
        return codes.TACKLE_NOT_YOURS
    if play.carrier < 0 or side(play.carrier) == play.captain:
        return codes.TACKLE_WITHOUT_CARRIER
    refusal = can_move(play, piece)
    if refusal:
        return refusal
    beside = reach.steps_between(play.at[piece], play.at[play.carrier]) == 1
    return 0 if beside else codes.TACKLE_NOT_BESIDE


def can_handle(play: Rugby, without: int) -> int:
    """The refusal of using the ball at all, or 0; the given one if the captain's side is without it (9.2)."""
    if play.carrier < 0 or side(play.carrier) != play.captain:
        return without
    return codes.INACTIVE if play.down[play.carrier] else 0


def can_charge(play: Rugby, direction: int) -> int:
    """The refusal of a breakthrough, or 0 (6.1, 6.2)."""
    refusal = can_handle(play, codes.CHARGE_NO_BALL)
    if refusal == 0:
        refusal = can_move(play, play.carrier)
    if refusal:
        return refusal
    if play.pitch.moves[play.carrier] - play.spent[play.carrier] < 2:
        return codes.CHARGE_TOO_LATE
    place = play.pitch.near[play.at[play.carrier] * 4 + direction]
    opponent = player_on(play, place) if place >= 0 else codes.NONE
    if opponent < 0 or side(opponent) == play.captain:
        return codes.CHARGE_NOBODY
    if play.down[opponent]:
        return codes.CHARGE_INACTIVE
    beyond = play.pitch.near[place * 4 + direction]
    if beyond >= 0 and player_on(play, beyond) >= 0:
        return codes.CHARGE_NO_ROOM
    return 0 if has_way_out(play, place, direction) else codes.CHARGE_NO_WAY_OUT


def has_way_out(play: Rugby, place: int, direction: int) -> bool:
    """Whether the carrier could leave a square straight on or sideways after a charge in this direction (6.2, 6.5)."""
    for turn in range(4):
        if turn != 2 and can_enter(play, play.pitch.near[place * 4 + (direction + turn) % 4]):
            return True
    return False


def can_enter(play: Rugby, place: int) -> bool:
    """Whether the captain's carrier may step on a square: nobody there, and not the own in-goal (3.3, 3.7)."""
    if place < 0 or (place < 8 and play.captain == 0) or (place >= 96 and play.captain == 1):
        return False
    return player_on(play, place) < 0


def can_exit(play: Rugby, direction: int) -> int:
    """The refusal of leaving the beaten opponent's square in a direction, or 0 (6.5)."""
    if direction == (play.direction + 2) % 4:
        return codes.EXIT_BACK
    place = play.pitch.near[play.at[play.carrier] * 4 + direction]
    return 0 if can_enter(play, place) else codes.EXIT_BLOCKED


def can_pass(play: Rugby, receiver: int) -> int:
    """The refusal of a pass to a team-mate, or 0 (7.1, 7.3)."""
    refusal = can_handle(play, codes.PASS_NO_BALL)
    if refusal:
        return refusal
    if side(receiver) != play.captain:
        return codes.PASS_NOT_YOURS
    if receiver == play.carrier:
        return codes.PASS_TO_SELF
    back = rows_back(play, play.at[receiver])
    if back < 1:
        return codes.PASS_NOT_BEHIND
    if back > 2 or reach.apart(play.at[play.carrier] % 8, play.at[receiver] % 8) > 2:
        return codes.PASS_TOO_FAR
    return codes.PASS_TO_INACTIVE if play.down[receiver] else 0


def rows_back(play: Rugby, place: int) -> int:
    """How many rows a square lies behind the carrier, as its side sees it (1.1)."""
    ahead = play.at[play.carrier] // 8 - place // 8
    return ahead if play.carrier < 6 else -ahead


def is_between(play: Rugby, place: int, receiver: int) -> bool:
    """Whether a square lies between the carrier and a receiver, by the table of 7.4."""
    goal = play.at[receiver]
    rows = rows_back(play, goal)
    lanes = reach.apart(play.at[play.carrier] % 8, goal % 8)
    back = rows_back(play, place)
    across = place % 8 - play.at[play.carrier] % 8
    if goal % 8 < play.at[play.carrier] % 8:
        across = -across
    if rows == 2:
        return back == 1 and (across == (1 if lanes == 2 else 0) or (lanes == 1 and across == 1))
    return lanes == 2 and across == 1 and (back == 0 or back == 1)


def can_intercept(play: Rugby, seat: int, piece: int) -> int:
    """The refusal of an attempt to intercept the pass under way, or 0 (7.4)."""
    if side(piece) != seat:
        return codes.INTERCEPT_NOT_YOURS
    if not is_between(play, play.at[piece], play.receiver):
        return codes.INTERCEPT_NOT_BETWEEN
    return codes.INTERCEPT_INACTIVE if play.down[piece] else 0


def is_offside(play: Rugby) -> bool:
    """Whether a team-mate, active or not, is further forward than the carrier (8.1)."""
    for piece in range(play.captain * 6, play.captain * 6 + 6):
        if rows_back(play, play.at[piece]) < 0:
            return True
    return False


def can_kick(play: Rugby, goal: int) -> int:
    """The refusal of a kick to a square, or 0 (8.1, 8.2)."""
    refusal = can_handle(play, codes.KICK_NO_BALL)
    if refusal:
        return refusal
    if is_offside(play):
        return codes.KICK_OFFSIDE
    ahead = -rows_back(play, goal)
    if ahead < 1 or ahead > 3 or reach.apart(play.at[play.carrier] % 8, goal % 8) > 3:
        return codes.KICK_OUT_OF_BLOCK
    if goal < 8 or goal >= 96:
        return codes.KICK_INTO_IN_GOAL
    return codes.KICK_ON_PLAYER if player_on(play, goal) >= 0 else 0


def can_drop(play: Rugby, place: int) -> int:
    """The refusal of letting the ball fall on a square, or 0 (5.7)."""
    if reach.steps_between(play.at[play.fallen], place) != 1:
        return codes.DROP_NOT_BESIDE
    if place < 8 or place >= 96:
        return codes.DROP_INTO_IN_GOAL
    return codes.DROP_BARRED if place == play.barred else 0
