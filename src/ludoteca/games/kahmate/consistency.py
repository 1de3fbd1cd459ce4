"""Whether the parts of a position fit together: every fault of a position that no match could reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.validation import Validator
from ludoteca.games.kahmate import codes, components
from ludoteca.games.kahmate.components import PIECES, TEAM, row_of, side_of
from ludoteca.games.kahmate.rules import Kahmate


@dataclass(slots=True)
class Parts:
    """The parts of a position as far as they could be read."""

    turn: int = 0
    at: list[int] = field(default_factory=lambda: [codes.NONE] * 12)
    down: list[int] = field(default_factory=lambda: [0] * 12)
    ball: int = codes.NONE
    carrier: int = codes.NONE
    hands: list[list[int]] = field(default_factory=list)
    tries: list[int] = field(default_factory=list)
    target: int = 1
    pending: dict[str, Any] | None = None
    result: Any = None

    @property
    def kind(self) -> str | None:
        """The open question's kind; None when the match is over."""
        return self.pending["kind"] if self.pending else None

    @property
    def is_before_play(self) -> bool:
        """Whether the ball is still to be laid."""
        return self.kind in ("setup", "ball")

    @property
    def captain(self) -> int:
        """Whose turn it is or was last."""
        if self.pending is None:
            return max((0, 1), key=lambda side: self.tries[side])
        captain: int = self.pending["captain"]
        return captain

    def standing(self) -> Iterator[tuple[int, int]]:
        """Each player that stands somewhere, with its square."""
        return ((piece, place) for piece, place in enumerate(self.at) if place != codes.NONE)


def check(parts: Parts, faults: Validator) -> None:
    """Note every fault that the parts show without playing."""
    check_score(parts, faults)
    check_hands(parts, faults)
    check_players(parts, faults)
    check_ball(parts, faults)
    if parts.is_before_play:
        check_line_up(parts, faults)
        return
    if parts.turn == 0:
        faults.add("not-a-number-in-range", "turn")
    if parts.pending is None:
        check_end(parts, faults)
    else:
        check_turn(parts, parts.pending, faults)
        check_question(parts, parts.pending, faults)
    check_down(parts, faults)


def check_score(parts: Parts, faults: Validator) -> None:
    """Nobody has the tries needed while a question is open (10.2)."""
    for side, tries in enumerate(parts.tries):
        if parts.pending is not None and tries >= parts.target:
            faults.add("score-at-target", f"score/{side}")


def check_hands(parts: Parts, faults: Validator) -> None:
    """Both hands are equally large, never empty, and hold no card twice (1.3, 4.5)."""
    for side, hand in enumerate(parts.hands):
        if not hand:
            faults.add("empty-hand", f"cards/{side}")
        if len(set(hand)) != len(hand):
            faults.add("card-twice", f"cards/{side}")
        if parts.is_before_play and set(hand) != set(components.CARDS):
            faults.add("not-all-cards", f"cards/{side}")
    if len(parts.hands[0]) != len(parts.hands[1]):
        faults.add("unequal-hands", "cards")


def check_players(parts: Parts, faults: Validator) -> None:
    """All twelve stand on different squares of the field, but for a line-up, a way out and the winner (1.1, 1.4)."""
    taken: dict[int, int] = {}
    for piece, place in parts.standing():
        path = f"pieces/{PIECES[piece]}/at"
        if row_of(place) in (0, 12) and parts.pending is not None:
            faults.add("piece-in-goal", path)
        if place in taken and not may_share(parts, taken[place], piece):
            faults.add("shared-square", path)
        taken[place] = piece
    if parts.kind != "setup":
        for piece, place in enumerate(parts.at):
            if place == codes.NONE:
                faults.add("missing-piece", f"pieces/{PIECES[piece]}")


def may_share(parts: Parts, one: int, other: int) -> bool:
    """Whether two players are a carrier and the opponent it has just beaten (6.4)."""
    return parts.kind == "exit" and parts.carrier in (one, other) and side_of(one) != side_of(other)


def check_ball(parts: Parts, faults: Validator) -> None:
    """There is one ball once it is laid, in somebody's hands or on a free square of the field (2.3, 5.6, 8.2)."""
    if parts.is_before_play:
        if (parts.ball, parts.carrier) != (codes.NONE, codes.NONE):
            faults.add("too-early", "ball")
    elif parts.ball == codes.NONE and parts.carrier == codes.NONE:
        faults.add("no-ball", "ball")
    elif parts.ball != codes.NONE:
        if row_of(parts.ball) in (0, 12):
            faults.add("ball-in-goal", "ball")
        if parts.ball in parts.at:
            faults.add("ball-on-a-player", "ball")


def check_line_up(parts: Parts, faults: Validator) -> None:
    """Players stand on their set-up rows in the order they are put there, all active (2.1, 10.2)."""
    assert parts.pending is not None
    if (parts.turn == 0 and any(parts.tries)) or (parts.turn > 0 and not any(parts.tries)):
        faults.add("not-a-number-in-range", "turn")
    if any(parts.tries) and not parts.tries[parts.pending["seat"]]:
        faults.add("wrong-seat", "pending/seat")
    for piece, place in parts.standing():
        path = f"pieces/{PIECES[piece]}"
        if place not in components.setup_squares(side_of(piece)):
            faults.add("off-the-setup-rows", f"{path}/at")
        if parts.down[piece]:
            faults.add("impossible-down", f"{path}/down")
        if piece % 6 and parts.at[piece - 1] == codes.NONE and parts.kind == "setup":
            faults.add("put-out-of-order", path)
    if parts.kind == "setup":
        check_ready(parts, parts.pending["ready"], faults)


def check_ready(parts: Parts, ready: list[bool], faults: Validator) -> None:
    """Whoever is ready has placed all six, and somebody isn't (2.2)."""
    for side, is_ready in enumerate(ready):
        if is_ready and codes.NONE in parts.at[side * 6 : side * 6 + 6]:
            faults.add("ready-too-early", f"pending/ready/{side}")
    if all(ready):
        faults.add("all-ready", "pending/ready")


def check_turn(parts: Parts, pending: dict[str, Any], faults: Validator) -> None:
    """At most two of the captain's players have moved, none further than it can, and only movers stop (3.1, 5.3)."""
    moved, captain = pending["moved"], pending["captain"]
    if len(moved) > 2:
        faults.add("more-than-two-movers", "pending/moved")
    for piece, spent in moved.items():
        path = f"pending/moved/{PIECES[piece]}"
        if side_of(piece) != captain:
            faults.add("not-the-captains-player", path)
        if spent > TEAM[piece].moves:
            faults.add("more-spent-than-allowed", path)
    for at, piece in enumerate(pending["stopped"]):
        if piece not in moved:
            faults.add("stopped-not-moved", f"pending/stopped/{at}")
        if piece in pending["stopped"][:at]:
            faults.add("stopped-twice", f"pending/stopped/{at}")


def check_down(parts: Parts, faults: Validator) -> None:
    """Only who fell in this very turn of its own captain is down for two ends of turns (9.1)."""
    stopped = parts.pending["stopped"] if parts.pending else None
    moved = parts.pending["moved"] if parts.pending else {}
    for piece, _ in parts.standing():
        down = parts.down[piece]
        fell_now = side_of(piece) == parts.captain and (stopped is None or piece in stopped)
        if (down == 2 and not fell_now) or (down == 1 and piece in moved):
            faults.add("impossible-down", f"pieces/{PIECES[piece]}/down")


def check_question(parts: Parts, pending: dict[str, Any], faults: Validator) -> None:
    """The right captain is asked, and laid cards are held (4.2, 5.7, 7.5)."""
    asked = pending["captain"]
    if pending["kind"] == "intercept":
        asked = 1 - asked
    elif pending["kind"] == "drop":
        asked = side_of(pending["fallen"])
    if pending["seat"] != asked:
        faults.add("wrong-seat", "pending/seat")
    if pending["kind"] == "card":
        for side, card in enumerate(pending["laid"]):
            if card and card not in parts.hands[side]:
                faults.add("card-not-held", f"pending/laid/{side}")
        if all(pending["laid"]):
            faults.add("all-laid", "pending/laid")


def check_end(parts: Parts, faults: Validator) -> None:
    """One side has its tries, and its scorer stands in the opponent's in-goal with the ball (10.1, 10.2)."""
    winners = [side for side, tries in enumerate(parts.tries) if tries >= parts.target]
    if len(winners) != 1 or parts.tries[winners[0]] != parts.target:
        faults.add("wrong-scores", "score")
        return
    goal = 12 if winners[0] == 0 else 0
    if parts.carrier == codes.NONE or side_of(parts.carrier) != winners[0]:
        faults.add("no-scorer", "ball")
    for piece, place in parts.standing():
        scores = piece == parts.carrier and side_of(piece) == winners[0]
        if (row_of(place) == goal) != scores or row_of(place) == 12 - goal:
            faults.add("piece-in-goal", f"pieces/{PIECES[piece]}/at")
    if parts.carrier != codes.NONE and parts.down[parts.carrier]:
        faults.add("impossible-down", f"pieces/{PIECES[parts.carrier]}/down")
    given = {"scores": parts.tries, "winners": winners, "reason": "tries"}
    if parts.result is not None and parts.result != given:
        faults.add("wrong-result", "result")


def check_declaration(state: Kahmate, faults: Validator) -> None:
    """The tackle, charge or pass that led to this question was allowed when it was declared (5.2, 6.1, 7.1)."""
    if state.kind in (codes.SETUP, codes.BALL, codes.TURN):
        return
    before = state.copy()
    assert isinstance(before, Kahmate)
    action = undo_declaration(state, before)
    ask(before, codes.TURN, before.captain)
    if action is None or before.refusal(before.captain, action):
        faults.add("impossible-question", "pending")
    elif state.kind == codes.INTERCEPT or state.duel == codes.INTERCEPT_DUEL:
        check_attempt(state, before, faults)


def check_attempt(state: Kahmate, before: Kahmate, faults: Validator) -> None:
    """Somebody may try to intercept, and it is who does (7.4, 7.5)."""
    seat = 1 - state.captain
    ask(before, codes.INTERCEPT, seat)
    before.receiver = state.receiver
    attempts = [action for action in before.legal_actions(seat) if action != codes.DECLINE]
    if not attempts:
        faults.add("nobody-between", "pending")
    elif state.kind == codes.CARD and codes.INTERCEPT_BY + state.defender not in attempts:
        faults.add("impossible-question", "pending/defender")


def undo_declaration(state: Kahmate, before: Kahmate) -> int | None:
    """Take back in a copy what the declaration did; the action it was, or None if it can't have been."""
    if state.kind == codes.INTERCEPT or state.duel == codes.INTERCEPT_DUEL:
        fits = state.kind == codes.INTERCEPT or state.attacker == state.carrier
        return codes.PASS_TO + state.receiver if fits else None
    if state.duel == codes.TACKLE_DUEL:
        fits = state.defender == state.carrier
        return undo_tackle(before, state.attacker) if fits else None
    if state.duel == codes.CHARGE_DUEL:
        fits = state.attacker == state.carrier
        return undo_charge(before, state.attacker, state.defender, state.direction) if fits else None
    return undo_exit(before) if state.kind == codes.EXIT else undo_fall(before)


def undo_tackle(before: Kahmate, tackler: int) -> int | None:
    """A tackler has spent a move and its movement has ended (5.2, 5.3)."""
    if not unspend(before, tackler) or not before.stopped & 1 << tackler or before.down[tackler]:
        return None
    before.stopped &= ~(1 << tackler)
    return codes.TACKLE_BY + tackler


def undo_charge(before: Kahmate, carrier: int, opponent: int, direction: int) -> int | None:
    """A charging carrier has spent a move on the opponent in front of it (6.1)."""
    if not unspend(before, carrier) or beside(before.at[carrier], direction) != before.at[opponent]:
        return None
    return codes.CHARGE_TO + direction


def undo_exit(before: Kahmate) -> int | None:
    """A carrier that broke through stands with the beaten opponent and came from the square behind (6.4)."""
    carrier, direction = before.carrier, before.direction
    if carrier == codes.NONE:
        return None
    beaten = [
        piece for piece in range(12) if before.at[piece] == before.at[carrier] and side_of(piece) != side_of(carrier)
    ]
    came = beside(before.at[carrier], (direction + 2) % 4)
    if len(beaten) != 1 or before.down[beaten[0]] != 1 or came in before.at or not 8 <= came < 96:
        return None
    before.at = [came if piece == carrier else place for piece, place in enumerate(before.at)]
    before.down = [0 if piece == beaten[0] else ends for piece, ends in enumerate(before.down)]
    return undo_charge(before, carrier, beaten[0], direction)


def undo_fall(before: Kahmate) -> int | None:
    """A carrier before its own in-goal fell, tackled or held up by whoever stands on the barred square (5.7, 6.3)."""
    fallen, barred = before.fallen, before.barred
    rows = 1 if side_of(fallen) == 0 else 11
    if barred not in before.at or before.carrier != fallen or row_of(before.at[fallen]) != rows:
        return None
    opponent = before.at.index(barred)
    if side_of(fallen) != before.captain:
        return undo_tackle(before, opponent) if before.down[fallen] == 1 else None
    if before.down[fallen] != 2 or not before.stopped & 1 << fallen:
        return None
    before.stopped &= ~(1 << fallen)
    before.down = [0 if piece == fallen else ends for piece, ends in enumerate(before.down)]
    ways = [way for way in range(4) if beside(before.at[fallen], way) == barred]
    return undo_charge(before, fallen, opponent, ways[0]) if ways else None


def ask(before: Kahmate, kind: int, seat: int) -> None:
    """Open a question for one seat."""
    before.kind = kind
    before.seat = seat
    before.owes = 1 << seat


def unspend(before: Kahmate, piece: int) -> bool:
    """Give a mover one move back; whether it had spent one."""
    if before.spent[piece] == 0:
        return False
    before.spent = [spent - (other == piece) for other, spent in enumerate(before.spent)]
    before.movers = sum(spent > 0 for spent in before.spent)
    return True


def beside(place: int, direction: int) -> int:
    """The neighbour of a square in a direction, -1 off the pitch."""
    across, ahead = ((0, 1), (1, 0), (0, -1), (-1, 0))[direction]
    return components.square(components.lane_of(place) + across, components.row_of(place) + ahead)
