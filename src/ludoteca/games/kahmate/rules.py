"""What the contract asks of a position, and the actions of a line-up and a turn, named with the rulebook's words.

What is allowed is in legality.py and survey.py, runs are measured in reach.py, duels are in duel.py.
"""

from __future__ import annotations

from ludoteca.core import bits, rng
from ludoteca.core import codes as contract
from ludoteca.games.kahmate import codes, duel, evaluation, legality, reach, survey
from ludoteca.games.kahmate import fields as rugbys
from ludoteca.games.kahmate.fields import Rugby


class Kahmate(rugbys.Rugby):
    """A position of Kahmaté that can be played on."""

    def blank(self) -> Kahmate:
        """A new state to the same number of tries."""
        return Kahmate(self.players, self.target)

    def _c_legal_actions(self, seat: int, out: list[int]) -> int:
        """Write the legal actions into out, ascending; how many there are."""
        survey.survey(self, seat)
        number = 0
        for at in range(self.sets):
            left = self.words[at]
            while left:
                out[number] = self.firsts[at] + bits.lowest(left)
                left &= left - 1
                number += 1
        return number

    def _c_sample_action(self, seat: int, rng: rng.Rng) -> int:
        """One of the legal actions, each as likely as the others."""
        survey.survey(self, seat)
        number = 0
        for at in range(self.sets):
            number += bits.count(self.words[at])
        number = rng.below(number)
        at = 0
        while number >= bits.count(self.words[at]):
            number -= bits.count(self.words[at])
            at += 1
        left = self.words[at]
        for _ in range(number):
            left &= left - 1
        return self.firsts[at] + bits.lowest(left)

    def _c_refusal(self, seat: int, action: int) -> int:
        """Why a seat that must choose may not choose this action, or 0."""
        if action < 0 or action >= codes.ACTIONS:
            return contract.NO_SUCH_ACTION
        if self.kind == codes.TURN:
            return object_in_turn(self, action)
        if self.kind == codes.CARD:
            return object_to_card(self, seat, action)
        if self.kind == codes.SETUP:
            return object_in_setup(self, seat, action)
        if self.kind == codes.EXIT:
            fits = codes.EXIT_TO <= action < codes.PASS_TO
            return legality.can_exit(self, action - codes.EXIT_TO) if fits else codes.EXIT_FIRST
        if self.kind == codes.DROP:
            fits = codes.DROP_ON <= action < codes.END_TURN
            return legality.can_drop(self, action - codes.DROP_ON) if fits else codes.DROP_FIRST
        if action == codes.DECLINE:
            return 0
        fits = codes.INTERCEPT_BY <= action < codes.DECLINE
        return legality.can_intercept(self, seat, action - codes.INTERCEPT_BY) if fits else codes.INTERCEPT_FIRST

    def _c_apply_action(self, seat: int, action: int) -> None:
        """Play a legal action."""
        if action < codes.PUT_ON:
            run(self, action // 104, action % 104)
        elif action >= codes.KICK_TO:
            apply_late(self, seat, action)
        elif action >= codes.PASS_TO:
            apply_pass(self, seat, action)
        elif action >= codes.EXIT_TO:
            leave(self, action - codes.EXIT_TO)
        elif action >= codes.CHARGE_TO:
            charge(self, action - codes.CHARGE_TO)
        elif action >= codes.TACKLE_BY:
            tackle(self, action - codes.TACKLE_BY)
        elif action == codes.IS_READY:
            stand_ready(self, seat)
        else:
            put(self, seat, (action - codes.PUT_ON) // 104, (action - codes.PUT_ON) % 104)

    def _c_chance_outcomes(self, outcomes: list[int], weights: list[int]) -> int:
        """The six form cards, equally likely (2.3)."""
        for card in range(6):
            outcomes[card] = card
            weights[card] = 1
        return 6

    def _c_sample_chance(self, rng: rng.Rng) -> None:
        """Draw the ball's lane."""
        lay_ball(self, rng.below(6))

    def _c_apply_chance(self, outcome: int) -> None:
        """The ball's lane is drawn."""
        lay_ball(self, outcome)

    def begin(self, first: int) -> None:
        """Both captains line up; the given one will start (2.2, 2.5)."""
        self.ask_sealed(codes.SETUP, first, 3)

    def _c_resample(self, viewer: int, rng: rng.Rng) -> None:
        """Draw the line-ups and cards that the viewer can't see; a captain not ready has placed any number."""
        if self.kind == codes.SETUP:
            for seat in range(2):
                if seat != viewer:
                    is_ready = self.owes & bits.single(seat) == 0
                    line_up(self, seat, 6 if is_ready else rng.below(7), rng)
        elif self.kind == codes.CARD:
            for seat in range(2):
                if seat != viewer and self.laid[seat]:
                    self.laid[seat] = 1 + any_card(self.hands[seat], rng)

    def _c_evaluate(self, seat: int) -> float:
        """What a side may expect of an open match."""
        return evaluation.evaluate(self, seat)


def line_up(play: Rugby, seat: int, number: int, rng: rng.Rng) -> None:
    """Put a side's first players on random squares of its set-up rows and take the others off."""
    for piece in range(seat * 6, seat * 6 + 6):
        play.at[piece] = codes.NONE
    for piece in range(seat * 6, seat * 6 + number):
        place = 8 + 72 * seat + rng.below(16)
        while legality.own_on(play, seat, place):
            place = 8 + 72 * seat + rng.below(16)
        play.at[piece] = place


def any_card(hand: int, rng: rng.Rng) -> int:
    """A random card of a hand, counted from 0."""
    left = hand
    for _ in range(rng.below(bits.count(hand))):
        left &= left - 1
    return bits.lowest(left)


def object_in_setup(play: Rugby, seat: int, action: int) -> int:
    """The refusal of an action while lining up, or 0 (2.1)."""
    if action == codes.IS_READY:
        return 0 if legality.next_to_put(play, seat) < 0 else codes.NOT_ALL_STAND
    if action < codes.PUT_ON or action > codes.IS_READY:
        return codes.LINING_UP
    at = action - codes.PUT_ON
    return legality.can_put(play, seat, at // 104, at % 104)


def object_to_card(play: Rugby, seat: int, action: int) -> int:
    """The refusal of an action while a card is owed, or 0 (4.2, 4.5)."""
    if action < codes.LAY_CARD or action >= codes.DROP_ON:
        return codes.DUEL_FIRST
    return 0 if play.hands[seat] & bits.single(action - codes.LAY_CARD) else codes.CARD_NOT_HELD


def object_in_turn(play: Rugby, action: int) -> int:
    """The refusal of an action in a captain's turn, or 0 (3)."""
    if action < codes.PUT_ON:
        return legality.can_run(play, action // 104, action % 104)
    if action < codes.TACKLE_BY:
        return codes.LINED_UP
    if action < codes.CHARGE_TO:
        return legality.can_tackle(play, action - codes.TACKLE_BY)
    if action < codes.EXIT_TO:
        return legality.can_charge(play, action - codes.CHARGE_TO)
    if action < codes.PASS_TO:
        return codes.NO_EXIT
    if action < codes.INTERCEPT_BY:
        return legality.can_pass(play, action - codes.PASS_TO)
    if action < codes.KICK_TO:
        return codes.NO_PASS_IN_FLIGHT
    if action < codes.LAY_CARD:
        return legality.can_kick(play, action - codes.KICK_TO)
    if action == codes.END_TURN:
        return 0
    return codes.NO_DUEL if action < codes.DROP_ON else codes.NO_DROP


def apply_pass(play: Rugby, seat: int, action: int) -> None:
    """Play a pass, or the answer to one."""
    if action < codes.INTERCEPT_BY:
        throw(play, action - codes.PASS_TO)
    elif action < codes.DECLINE:
        intercept(play, action - codes.INTERCEPT_BY)
    else:
        decline(play, seat)


def apply_late(play: Rugby, seat: int, action: int) -> None:
    """Play a kick, a card, a drop or the turn's end."""
    if action < codes.LAY_CARD:
        kick(play, action - codes.KICK_TO)
    elif action < codes.DROP_ON:
        duel.lay(play, seat, action - codes.LAY_CARD + 1)
    elif action < codes.END_TURN:
        drop(play, action - codes.DROP_ON)
    else:
        end_turn(play)


def put(play: Rugby, seat: int, piece: int, place: int) -> None:
    """A player takes its place in the line-up (2.1)."""
    play.at[piece] = place
    if play.listening:
        play.event_log.append(codes.PUT, seat, piece, place, 0, 0)


def stand_ready(play: Rugby, seat: int) -> None:
    """A captain's line-up is sealed; the second one reveals both (2.2)."""
    play.owes &= ~bits.single(seat)
    if play.listening:
        play.event_log.append(codes.READY, seat, 0, 0, 0, 0)
    if play.owes == 0:
        if play.listening:
            play.event_log.append(codes.REVEALED, play.seat, 0, 0, 0, 0)
        play.ask_chance(codes.BALL, play.seat)


def lay_ball(play: Rugby, card: int) -> None:
    """The ball lies on the median row and the first turn begins (2.3, 2.5)."""
    play.ball = 49 + card
    if play.listening:
        play.event_log.append(codes.DREW_BALL, card + 1, play.ball, 0, 0, 0)
    begin_turn(play, play.seat)


def begin_turn(play: Rugby, captain: int) -> None:
    """A captain's turn begins with nobody moved."""
    play.captain = captain
    play.turn += 1
    play.ask(codes.TURN, captain)
    if play.listening:
        play.event_log.append(codes.BEGAN, captain, play.turn, 0, 0, 0)


def run(play: Rugby, piece: int, goal: int) -> None:
    """Move a player along a shortest path, past a loose ball if it can be passed (3.1–3.4)."""
    begin = play.at[piece]
    reach.clear(play)
    cost = reach.distance(play, begin, goal)
    takes = reach.crosses_ball(play, begin, goal, cost)
    if play.listening:
        reach.trace(play, begin, goal, cost)
        play.event_log.append(codes.RAN, begin * 12 + piece, play.path[0], play.path[1], play.path[2], play.path[3])
    spend(play, piece, cost)
    play.at[piece] = goal
    if takes:
        duel.take_ball(play, piece)
    if goal < 8 or goal >= 96:
        score_try(play, piece)


def spend(play: Rugby, piece: int, moves: int) -> None:
    """Count moves; the first ones make the player one of the two movers (3.1)."""
    if play.spent[piece] == 0:
        play.movers += 1
    play.spent[piece] += moves


def tackle(play: Rugby, piece: int) -> None:
    """A tackle is declared: it costs 1 move and ends the tackler's movement (5.2, 5.3)."""
    spend(play, piece, 1)
    play.stopped |= bits.single(piece)
    if play.listening:
        play.event_log.append(codes.TACKLED, piece, play.carrier, 0, 0, 0)
    duel.begin(play, codes.TACKLE_DUEL, piece, play.carrier)


def charge(play: Rugby, direction: int) -> None:
    """A breakthrough is declared; it costs 1 move, won or lost (6.1)."""
    opponent = legality.player_on(play, play.pitch.near[play.at[play.carrier] * 4 + direction])
    spend(play, play.carrier, 1)
    play.direction = direction
    if play.listening:
        play.event_log.append(codes.CHARGED, play.carrier, opponent, direction, 0, 0)
    duel.begin(play, codes.CHARGE_DUEL, play.carrier, opponent)


def leave(play: Rugby, direction: int) -> None:
    """The carrier leaves the beaten opponent's square for 1 move; in-goal it scores (6.4, 6.5)."""
    piece = play.carrier
    place = play.pitch.near[play.at[piece] * 4 + direction]
    if play.listening:
        play.event_log.append(codes.LEFT, piece, play.at[piece], place, direction, 0)
    spend(play, piece, 1)
    play.at[piece] = place
    play.direction = codes.NONE
    if place < 8 or place >= 96:
        score_try(play, piece)
    else:
        play.ask(codes.TURN, play.captain)


def throw(play: Rugby, receiver: int) -> None:
    """A pass arrives at once unless an active opponent is between; then its captain is asked (7.1, 7.5)."""
    if play.listening:
        play.event_log.append(codes.PASSED, play.carrier, receiver, 0, 0, 0)
    play.receiver = receiver
    if survey.interceptors(play, 1 - play.captain):
        play.ask(codes.INTERCEPT, 1 - play.captain)
    else:
        play.receiver = codes.NONE
        duel.arrive(play, play.carrier, receiver)


def intercept(play: Rugby, piece: int) -> None:
    """An opponent tries to intercept: the passer attacks, the interceptor defends (4.1, 7.5)."""
    if play.listening:
        play.event_log.append(codes.TRIED_TO_INTERCEPT, piece, play.carrier, play.receiver, 0, 0)
    duel.begin(play, codes.INTERCEPT_DUEL, play.carrier, piece)


def decline(play: Rugby, seat: int) -> None:
    """Nobody tries, and the pass arrives (7.5)."""
    receiver = play.receiver
    play.receiver = codes.NONE
    if play.listening:
        play.event_log.append(codes.DECLINED, seat, 0, 0, 0, 0)
    play.ask(codes.TURN, play.captain)
    duel.arrive(play, play.carrier, receiver)


def kick(play: Rugby, goal: int) -> None:
    """The ball lies where it was kicked (8.2, 8.3)."""
    if play.listening:
        play.event_log.append(codes.KICKED, play.carrier, goal, 0, 0, 0)
    play.carrier = codes.NONE
    play.ball = goal


def drop(play: Rugby, place: int) -> None:
    """The ball falls where the fallen carrier's captain chose (5.7)."""
    fallen = play.fallen
    play.fallen = codes.NONE
    play.barred = codes.NONE
    play.ask(codes.TURN, play.captain)
    duel.land(play, fallen, place)


def end_turn(play: Rugby) -> None:
    """The captain's inactive players come one end nearer to rising, and the other captain's turn begins (3.6, 9.1)."""
    if play.listening:
        play.event_log.append(codes.ENDED, play.captain, 0, 0, 0, 0)
    for piece in range(play.captain * 6, play.captain * 6 + 6):
        if play.down[piece]:
            play.down[piece] -= 1
            if play.listening:
                play.event_log.append(codes.ROSE, piece, play.down[piece], 0, 0, 0)
    captain = 1 - play.captain
    forget_turn(play)
    begin_turn(play, captain)


def forget_turn(play: Rugby) -> None:
    """Clear what only a turn in progress needs."""
    play.captain = 0
    play.movers = 0
    play.stopped = 0
    for piece in range(12):
        play.spent[piece] = 0


def score_try(play: Rugby, piece: int) -> None:
    """A carrier in the opponent's in-goal scores at once and wins, or both sides line up again (10.1, 10.2)."""
    scorer = legality.side(piece)
    play.tries[scorer] += 1
    if play.listening:
        play.event_log.append(codes.SCORED, piece, scorer, play.tries[scorer], play.at[piece], 0)
    forget_turn(play)
    if play.tries[scorer] == play.target:
        if play.listening:
            play.event_log.append(codes.MATCH_WON, scorer, play.tries[0], play.tries[1], 0, 0)
        play.end(codes.TRIES, 1 << scorer)
        return
    for other in range(12):
        play.at[other] = codes.NONE
        play.down[other] = 0
    play.ball = codes.NONE
    play.carrier = codes.NONE
    play.hands[0] = 63
    play.hands[1] = 63
    play.ask_sealed(codes.SETUP, scorer, 3)
    if play.listening:
        play.event_log.append(codes.LINED_UP_AGAIN, scorer, 0, 0, 0, 0)
