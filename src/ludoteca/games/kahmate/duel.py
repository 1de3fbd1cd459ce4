"""Duels and what follows from them: cards, tackles, breakthroughs and interceptions (sections 4 to 7)."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.games.kahmate import codes, legality
from ludoteca.games.kahmate.fields import Rugby


def begin(play: Rugby, duel: int, attacker: int, defender: int) -> None:
    """Both captains owe a card (4.1, 4.2)."""
    play.duel = duel
    play.attacker = attacker
    play.defender = defender
    play.pair = 1
    play.ask_sealed(codes.CARD, play.captain, 3)


def lay(play: Rugby, seat: int, card: int) -> None:
    """A captain seals a card; the second one reveals both (4.2)."""
    play.laid[seat] = card
    play.owes &= ~bits.single(seat)
    if play.listening:
        play.event_log.append(codes.LAID, seat, card, 0, 0, 0)
    if play.owes == 0:
        reveal(play)


def reveal(play: Rugby) -> None:
    """Compare the totals; a first tie asks for a second card, after a second one the defence wins (4.2–4.5)."""
    attacks = legality.side(play.attacker)
    attack = play.laid[attacks] + play.pitch.attack[play.attacker]
    defence = play.laid[1 - attacks] + play.pitch.defence[play.defender]
    if play.listening:
        play.event_log.append(codes.SHOWN, play.laid[0], play.laid[1], play.attacker, play.defender, play.pair)
    discard(play)
    if attack == defence and play.pair == 1:
        if play.listening:
            play.event_log.append(codes.TIED, play.attacker, play.defender, attack, 0, 0)
        play.pair = 2
        play.ask_sealed(codes.CARD, play.captain, 3)
        return
    resolve(play, attack - defence)


def discard(play: Rugby) -> None:
    """The laid cards leave the hands; emptied hands are full again at once (4.5)."""
    for seat in range(2):
        play.hands[seat] &= ~bits.single(play.laid[seat] - 1)
        play.laid[seat] = 0
    if play.hands[0] == 0:
        play.hands[0] = 63
        play.hands[1] = 63
        if play.listening:
            play.event_log.append(codes.REFILLED, 0, 0, 0, 0, 0)


def resolve(play: Rugby, margin: int) -> None:
    """The duel is decided: its consequences follow and it is forgotten."""
    duel = play.duel
    attacker = play.attacker
    defender = play.defender
    if play.listening:
        play.event_log.append(codes.WON, duel, attacker, defender, margin, 0)
    play.duel = 0
    play.attacker = codes.NONE
    play.defender = codes.NONE
    play.pair = 0
    if duel == codes.TACKLE_DUEL:
        settle_tackle(play, attacker, defender, margin)
    elif duel == codes.CHARGE_DUEL:
        settle_charge(play, attacker, defender, margin)
    else:
        settle_interception(play, attacker, defender, margin)


def settle_tackle(play: Rugby, tackler: int, carrier: int, margin: int) -> None:
    """Failed, won or perfect (5.4, 5.5, 5.8)."""
    play.ask(codes.TURN, play.captain)
    if margin <= 0:
        fall(play, tackler, 2)
        return
    fall(play, carrier, 1)
    if margin >= 2:
        take_ball(play, tackler)
    else:
        let_fall(play, carrier, play.at[tackler])


def settle_charge(play: Rugby, carrier: int, opponent: int, margin: int) -> None:
    """The carrier stands on the beaten opponent's square and must leave it, or falls and loses the ball (6.3, 6.4)."""
    if margin > 0:
        fall(play, opponent, 1)
        if play.listening:
            play.event_log.append(codes.BROKE_THROUGH, carrier, opponent, play.at[carrier], play.at[opponent], 0)
        play.at[carrier] = play.at[opponent]
        play.ask(codes.EXIT, play.captain)
        return
    play.direction = codes.NONE
    play.stopped |= bits.single(carrier)
    fall(play, carrier, 2)
    play.ask(codes.TURN, play.captain)
    let_fall(play, carrier, play.at[opponent])


def settle_interception(play: Rugby, passer: int, interceptor: int, margin: int) -> None:
    """The pass arrives or the interceptor has the ball; nobody falls (7.6)."""
    receiver = play.receiver
    play.receiver = codes.NONE
    play.ask(codes.TURN, play.captain)
    if margin > 0:
        arrive(play, passer, receiver)
        return
    if play.listening:
        play.event_log.append(codes.INTERCEPTED, interceptor, passer, receiver, 0, 0)
    play.carrier = interceptor


def arrive(play: Rugby, passer: int, receiver: int) -> None:
    """The receiver has the ball (7.1)."""
    if play.listening:
        play.event_log.append(codes.ARRIVED, passer, receiver, 0, 0, 0)
    play.carrier = receiver


def fall(play: Rugby, piece: int, ends: int) -> None:
    """A player is down for that many ends of its captain's turns; one already down no longer (5.6, 9.1)."""
    if play.down[piece]:
        return
    play.down[piece] = ends
    if play.listening:
        play.event_log.append(codes.FELL, piece, ends, 0, 0, 0)


def let_fall(play: Rugby, fallen: int, barred: int) -> None:
    """The ball goes behind the fallen carrier; before the own in-goal its captain chooses where (5.5, 5.7)."""
    place = play.at[fallen]
    if fallen < 6 and place < 16:
        ask_drop(play, fallen, barred, 0)
    elif fallen >= 6 and place >= 88:
        ask_drop(play, fallen, barred, 1)
    else:
        land(play, fallen, place - 8 if fallen < 6 else place + 8)


def ask_drop(play: Rugby, fallen: int, barred: int, seat: int) -> None:
    """The fallen carrier's captain must choose a neighbouring square (5.7)."""
    play.fallen = fallen
    play.barred = barred
    play.ask(codes.DROP, seat)


def land(play: Rugby, fallen: int, place: int) -> None:
    """The ball lies on a square, or whoever stands there has it (5.6)."""
    holder = legality.player_on(play, place)
    if play.listening:
        play.event_log.append(codes.BALL_FELL, fallen, place, 0, 0, 0)
    if holder >= 0:
        take_ball(play, holder)
    else:
        play.carrier = codes.NONE
        play.ball = place


def take_ball(play: Rugby, piece: int) -> None:
    """A player has the ball now."""
    play.ball = codes.NONE
    play.carrier = piece
    if play.listening:
        play.event_log.append(codes.TOOK_BALL, piece, play.at[piece], 0, 0, 0)
