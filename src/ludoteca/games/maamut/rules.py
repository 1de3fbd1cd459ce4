"""The rules of a turn and what the contract asks of them, a function per action named with the rulebook's words.

The class hands each question and action on; flights are in flight.py.
"""

from __future__ import annotations

from ludoteca.core import bits, rng
from ludoteca.core import codes as contract
from ludoteca.games.maamut import codes, evaluation, flight
from ludoteca.games.maamut import fields as hunts
from ludoteca.games.maamut.fields import Hunt


class Maamut(hunts.Hunt):
    """A position of Mâamut that can be played on."""

    def blank(self) -> Maamut:
        """A new state on the same board."""
        return Maamut(self.players, self.board)

    def _c_refusal(self, seat: int, action: int) -> int:
        """Why the seat that must choose may not choose this action, or 0."""
        if action < 0 or action >= codes.ACTIONS:
            return contract.NO_SUCH_ACTION
        if self.kind == codes.PLACE:
            return can_place(self, action - codes.PLACE_ON) if action >= codes.PLACE_ON else codes.WRONG_PLACING
        if action >= codes.PLACE_ON:
            return codes.WRONG_TURN
        if self.kind == codes.FLEE:
            return (
                flight.can_flee(self, self.hunters[seat], action - codes.FLEE_TO)
                if action >= codes.FLEE_TO
                else codes.WRONG_FLEEING
            )
        return can_act(self, seat, action)

    def _c_legal_actions(self, seat: int, out: list[int]) -> int:
        """Write the legal actions into out, ascending; how many there are."""
        left = allowed(self)
        first = first_action(self)
        number = 0
        while left:
            out[number] = first + bits.lowest(left)
            left &= left - 1
            number += 1
        return number

    def _c_sample_action(self, seat: int, rng: rng.Rng) -> int:
        """One of the legal actions, each as likely as the others."""
        left = turn_actions(self) if self.kind == codes.TURN else allowed(self)
        for _ in range(rng.below(bits.count(left))):
            left &= left - 1
        return bits.lowest(left) + (codes.MOVE if self.kind == codes.TURN else first_action(self))

    def _c_apply_action(self, seat: int, action: int) -> None:
        """Play a legal action."""
        if action < codes.TRAP:
            move(self, seat, action // 3, action % 3)
        elif action == codes.TRAP:
            set_trap(self, seat)
        elif action == codes.REMOVE:
            remove_trap(self, seat)
        elif action < codes.FLEE_TO:
            give_up(self, seat, action - codes.DISCARD)
        elif action < codes.PLACE_ON:
            if flight.flee(self, seat, action - codes.FLEE_TO):
                go_on(self, self.chaser)
        else:
            place(self, seat, action - codes.PLACE_ON)

    def _c_chance_outcomes(self, outcomes: list[int], weights: list[int]) -> int:
        """The cards left in the pile, by value; nothing for the set-up, which is dealt."""
        if self.kind != codes.DRAW:
            return 0
        number = 0
        for card in range(3):
            if self.deck[card]:
                outcomes[number] = card
                weights[number] = self.deck[card]
                number += 1
        return number

    def _c_sample_chance(self, rng: rng.Rng) -> None:
        """Draw a card or deal the set-up."""
        if self.kind == codes.DRAW:
            draw(self, take_card(self, rng))
        else:
            self._c_deal(rng)

    def _c_apply_chance(self, outcome: int) -> None:
        """Draw that card."""
        self.deck[outcome] -= 1
        draw(self, outcome)

    def _c_deal(self, rng: rng.Rng) -> None:
        """Deal three cards to each and let a random player begin; the tiles lie already (2.3, 2.6)."""
        for seat in range(self.players):
            for _ in range(3):
                self.hands[seat * 3 + take_card(self, rng)] += 1
        begin(self, rng.below(self.players))

    def set_up(self, first: int, hands: list[list[int]]) -> None:
        """Give out hands by value and let a player begin, as a set-up written out says (2.3, 2.6)."""
        for seat, hand in enumerate(hands):
            for value in hand:
                self.hands[seat * 3 + value - 1] += 1
                self.deck[value - 1] -= 1
        begin(self, first)

    def _c_resample(self, viewer: int, rng: rng.Rng) -> None:
        """Shuffle the pile and the hands that the viewer doesn't see, keeping their sizes (2.7)."""
        for seat in range(self.players):
            if seat != viewer:
                for card in range(3):
                    self.deck[card] += self.hands[seat * 3 + card]
        for seat in range(self.players):
            if seat != viewer:
                held = self.hands[seat * 3] + self.hands[seat * 3 + 1] + self.hands[seat * 3 + 2]
                for card in range(3):
                    self.hands[seat * 3 + card] = 0
                for _ in range(held):
                    self.hands[seat * 3 + take_card(self, rng)] += 1

    def _c_evaluate(self, seat: int) -> float:
        """What a seat may expect of an open hunt."""
        return evaluation.evaluate(self, seat)


def allowed(hunt: Hunt) -> int:
    """The legal actions as a set, counted from the first action of the open question's kind."""
    if hunt.kind == codes.TURN:
        return turn_actions(hunt)
    if hunt.kind == codes.FLEE:
        return flight.ways_to_flee(hunt, hunt.seat)
    return places_to_start(hunt)


def first_action(hunt: Hunt) -> int:
    """The action from which allowed() counts."""
    if hunt.kind == codes.TURN:
        return codes.MOVE
    return codes.FLEE_TO if hunt.kind == codes.FLEE else codes.PLACE_ON


def turn_actions(hunt: Hunt) -> int:
    """Moves and discards by the cards held, and the trap that may be set or removed (3)."""
    seat = hunt.seat
    tile = hunt.hunters[seat]
    hand = seat * 3
    held = (1 if hunt.hands[hand] else 0) | (2 if hunt.hands[hand + 1] else 0) | (4 if hunt.hands[hand + 2] else 0)
    found = hunt.board.moves[tile * 8 + held]
    if hunt.trapped >> tile & 1:
        if can_remove(hunt, seat) == 0:
            found |= bits.single(codes.REMOVE)
    elif can_trap(hunt, seat) == 0:
        found |= bits.single(codes.TRAP)
    return found


def can_act(hunt: Hunt, seat: int, action: int) -> int:
    """The refusal of an action in one's turn, or 0 (3)."""
    if action < codes.TRAP:
        return can_move(hunt, seat, action // 3, action % 3)
    if action == codes.TRAP:
        return can_trap(hunt, seat)
    if action == codes.REMOVE:
        return can_remove(hunt, seat)
    if action >= codes.FLEE_TO:
        return codes.NOT_FRIGHTENED
    return 0 if hunt.hands[seat * 3 + action - codes.DISCARD] else codes.DISCARD_NOT_HELD


def can_move(hunt: Hunt, seat: int, direction: int, card: int) -> int:
    """The refusal of a move, or 0 (3.1)."""
    if hunt.hands[seat * 3 + card] == 0:
        return codes.CARD_NOT_HELD
    tile = hunt.hunters[seat]
    if hunt.board.ends[(tile * 6 + direction) * 3 + card] >= 0:
        return 0
    for _ in range(card + 1):
        if not hunt.board.ways[tile] & bits.single(direction):
            break
        tile = hunt.board.near[tile * 6 + direction]
    return codes.MOVE_OFF_BOARD if hunt.board.near[tile * 6 + direction] < 0 else codes.MOVE_INTO_ROCK


def can_trap(hunt: Hunt, seat: int) -> int:
    """The refusal of setting a trap, or 0 (3.3, 3.4)."""
    tile = hunt.hunters[seat]
    if not hunt.board.grass >> tile & 1:
        return codes.TRAP_OFF_GRASS
    if hunt.trapped >> tile & 1:
        return codes.TRAP_ON_TRAP
    if bits.count(hunt.traps[seat]) == 4:
        return codes.NO_TRAPS_LEFT
    return 0 if is_alone(hunt, seat) else codes.TRAP_NOT_ALONE


def can_remove(hunt: Hunt, seat: int) -> int:
    """The refusal of removing a trap, or 0 (3.5)."""
    if not hunt.trapped >> hunt.hunters[seat] & 1:
        return codes.NOTHING_TO_REMOVE
    return 0 if is_alone(hunt, seat) else codes.REMOVE_NOT_ALONE


def is_alone(hunt: Hunt, seat: int) -> bool:
    """Whether no other hunter shares the tile."""
    tile = hunt.hunters[seat]
    for other in range(4):
        if other != seat and hunt.hunters[other] == tile:
            return False
    return True


def can_place(hunt: Hunt, tile: int) -> int:
    """The refusal of beginning on a tile, or 0 (2.5)."""
    here = bits.single(tile)
    if places_to_start(hunt) & here:
        return 0
    if not hunt.board.outer & here:
        return codes.PLACE_NOT_OUTER
    return codes.PLACE_ON_ROCK if hunt.board.rock & here else codes.PLACE_OCCUPIED


def places_to_start(hunt: Hunt) -> int:
    """The tiles on which the next hunter may begin (2.5)."""
    found = hunt.board.outer & ~hunt.board.rock
    for seat in range(hunt.players):
        if hunt.hunters[seat] >= 0:
            found &= ~bits.single(hunt.hunters[seat])
    return found


def begin(hunt: Hunt, first: int) -> None:
    """The set-up is dealt; the first player places a hunter (2.5)."""
    hunt.ask(codes.PLACE, first)


def place(hunt: Hunt, seat: int, tile: int) -> None:
    """Put the hunter on the board; after the last one the hunt begins (2.5, 2.6)."""
    hunt.hunters[seat] = tile
    if hunt.listening:
        hunt.event_log.append(codes.PLACED, seat, tile, 0, 0, 0)
    following = (seat + 1) % hunt.players
    if hunt.hunters[following] >= 0:
        finish_turn(hunt, seat)
    else:
        hunt.ask(codes.PLACE, following)


def move(hunt: Hunt, seat: int, direction: int, card: int) -> None:
    """Play a card and go straight on; whoever meets the mammoth startles it (3.1, 4.1)."""
    tile = hunt.hunters[seat]
    at = (tile * 6 + direction) * 3 + card
    spend(hunt, seat, card, 1)
    if hunt.board.rays[at] >> hunt.mammoth & 1:
        walk(hunt, seat, hunt.mammoth, direction)
        if flight.meet(hunt, seat, direction, card, hunt.board.ends[at]):
            go_on(hunt, seat)
    else:
        walk(hunt, seat, hunt.board.ends[at], direction)
        hunt.ask_chance(codes.DRAW, seat)


def walk(hunt: Hunt, seat: int, tile: int, direction: int) -> None:
    """Take a hunter straight to a tile."""
    if hunt.listening:
        hunt.event_log.append(codes.WALKED, seat, hunt.hunters[seat], tile, direction, 0)
    hunt.hunters[seat] = tile


def go_on(hunt: Hunt, seat: int) -> None:
    """After the flight the chasing hunter finishes the straight move and draws, unless it is out (4.7, 4.8)."""
    if hunt.hunters[seat] < 0:
        finish_turn(hunt, seat)
        return
    if hunt.hunters[seat] != hunt.goal:
        walk(hunt, seat, hunt.goal, hunt.direction)
    flight.forget_flight(hunt)
    hunt.ask_chance(codes.DRAW, seat)


def spend(hunt: Hunt, seat: int, card: int, moving: int) -> None:
    """Lay a card on the discards."""
    hunt.hands[seat * 3 + card] -= 1
    hunt.discard[card] += 1
    if hunt.listening:
        hunt.event_log.append(codes.PLAYED, seat, card, moving, 0, 0)


def give_up(hunt: Hunt, seat: int, card: int) -> None:
    """Discard a card and pass (3.6)."""
    spend(hunt, seat, card, 0)
    hunt.ask_chance(codes.DRAW, seat)


def set_trap(hunt: Hunt, seat: int) -> None:
    """Put a trap under the hunter (3.3)."""
    tile = hunt.hunters[seat]
    hunt.traps[seat] |= bits.single(tile)
    hunt.trapped |= bits.single(tile)
    if hunt.listening:
        hunt.event_log.append(codes.SET_TRAP, seat, tile, 0, 0, 0)
    finish_turn(hunt, seat)


def remove_trap(hunt: Hunt, seat: int) -> None:
    """Give the trap under the hunter back to its owner (3.5)."""
    tile = hunt.hunters[seat]
    owner = flight.trap_owner(hunt, tile)
    hunt.traps[owner] &= ~bits.single(tile)
    hunt.trapped &= ~bits.single(tile)
    if hunt.listening:
        hunt.event_log.append(codes.TOOK_TRAP, seat, tile, owner, 0, 0)
    finish_turn(hunt, seat)


def draw(hunt: Hunt, card: int) -> None:
    """A card off the pile goes to the hand; an emptied pile is made anew at once (3.7, 3.8)."""
    seat = hunt.seat
    hunt.hands[seat * 3 + card] += 1
    if hunt.listening:
        hunt.event_log.append(codes.DREW, seat, card, 0, 0, 0)
    if hunt.deck[0] + hunt.deck[1] + hunt.deck[2] == 0:
        for value in range(3):
            hunt.deck[value] = hunt.discard[value]
            hunt.discard[value] = 0
        if hunt.listening:
            hunt.event_log.append(codes.RESHUFFLED, 0, 0, 0, 0, 0)
    finish_turn(hunt, seat)


def take_card(hunt: Hunt, rng: rng.Rng) -> int:
    """A random card out of the pile."""
    left = rng.below(hunt.deck[0] + hunt.deck[1] + hunt.deck[2])
    card = 0
    while left >= hunt.deck[card]:
        left -= hunt.deck[card]
        card += 1
    hunt.deck[card] -= 1
    return card


def finish_turn(hunt: Hunt, seat: int) -> None:
    """The turn is completely over: the mammoth survives, or the next player begins (2.6, 6.2, 6.3)."""
    if is_lost(hunt):
        if hunt.listening:
            hunt.event_log.append(codes.SURVIVES, hunt.mammoth, 0, 0, 0, 0)
        hunt.end(codes.SURVIVED, 0)
        return
    seat = (seat + 1) % hunt.players
    while hunt.hunters[seat] < 0:
        seat = (seat + 1) % hunt.players
    hunt.turn += 1
    hunt.ask(codes.TURN, seat)
    if hunt.listening:
        hunt.event_log.append(codes.BEGAN, seat, hunt.turn, 0, 0, 0)


def is_lost(hunt: Hunt) -> bool:
    """Whether the mammoth can't be led to a trap any more (6.2, 6.3)."""
    if hunt.board.exits[hunt.mammoth] <= 1:
        return True
    connected = hunt.board.regions[hunt.mammoth]
    for seat in range(4):
        if hunt.hunters[seat] >= 0 and connected >> hunt.hunters[seat] & 1:
            return False
    return True
