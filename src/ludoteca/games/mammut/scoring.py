"""Scoring (sections 6, 7 and 8): it goes on until chance must draw, a player must choose or the round is over."""

from __future__ import annotations

from ludoteca.core import bits
from ludoteca.core import codes as contract
from ludoteca.games.mammut import codes, counting
from ludoteca.games.mammut.fields import Loot


def gain(loot: Loot, seat: int, points: int, reason: int) -> None:
    """Give points."""
    loot.points[seat] += points
    if loot.listening:
        loot.event_log.append(codes.SCORED, seat, reason, points, 0, 0)


def lose(loot: Loot, seat: int, points: int, reason: int) -> None:
    """Take points, as far as there are any (6.2)."""
    if points > loot.points[seat]:
        points = loot.points[seat]
    loot.points[seat] -= points
    if loot.listening:
        loot.event_log.append(codes.SCORED, seat, reason, -points, 0, 0)


def begin(loot: Loot) -> None:
    """The loot is divided: reveal everything, then begin with the axes (6.1)."""
    loot.to = 0
    loot.marked = 0
    if loot.listening:
        loot.event_log.append(codes.DIVIDED, loot.first, 0, 0, 0, 0)
        reveal_cards(loot)
    turn_over_questions(loot)
    if loot.round < codes.LAST_ROUND:
        queue_draws(loot)
    next_draw(loot)


def reveal_cards(loot: Loot) -> None:
    """Tell the scoring cards that were played (6.1)."""
    for seat in range(loot.players):
        for card in range(codes.SCORING, codes.CARDS):
            if loot.played[seat * 12 + card]:
                loot.event_log.append(codes.REVEALED, seat, card, loot.played[seat * 12 + card], 0, 0)


def turn_over_questions(loot: Loot) -> None:
    """Turn over all tiles that show a "?" (6.1)."""
    left = loot.shows[codes.QUESTION]
    while left:
        tile = bits.lowest(left)
        left &= left - 1
        turn_over(loot, tile)
        if loot.listening:
            loot.event_log.append(codes.TURNED, tile, loot.up[tile], 0, 0, 0)


def turn_over(loot: Loot, tile: int) -> None:
    """Turn a tile before everyone's eyes (3.3)."""
    front = loot.up[tile]
    here = bits.single(tile)
    loot.shows[front] &= ~here
    loot.up[tile] = loot.down[tile]
    loot.down[tile] = front
    loot.shows[loot.up[tile]] |= here
    for seat in range(loot.players):
        loot.knows[seat] |= here


def queue_draws(loot: Loot) -> None:
    """One card for each axe, the shaman's owner first, then clockwise (6.4)."""
    owner = counting.shaman_owner(loot)
    for offset in range(loot.players):
        seat = (owner + offset) % loot.players
        for _ in range(counting.number(loot, seat, codes.AXE)):
            loot.queue[loot.queued] = seat
            loot.queued += 1


def leave_queue(loot: Loot) -> None:
    """The first of the queue is done."""
    loot.queued -= 1
    for i in range(loot.queued):
        loot.queue[i] = loot.queue[i + 1]
    loot.queue[loot.queued] = 0


def has_pile(loot: Loot) -> bool:
    """Whether there is a card to draw, once an empty pile is made anew from the discards (6.5)."""
    left = 0
    for card in range(codes.CARDS):
        left += loot.deck[card]
    if left:
        return True
    for card in range(codes.CARDS):
        left += loot.discard[card]
        loot.deck[card] = loot.discard[card]
        loot.discard[card] = 0
    if left and loot.listening:
        loot.event_log.append(codes.RESHUFFLED, left, 0, 0, 0, 0)
    return left > 0


def next_draw(loot: Loot) -> None:
    """Chance draws for the first of the queue, if a card is left at all (6.4, 6.5)."""
    if loot.queued and has_pile(loot):
        loot.ask_chance(codes.DRAW, loot.queue[0])
        return
    while loot.queued:
        leave_queue(loot)
    after_draws(loot)


def draw(loot: Loot, card: int) -> None:
    """A card off the pile goes to the hand of the first in the queue (6.4)."""
    loot.deck[card] -= 1
    loot.hands[loot.seat * 12 + card] += 1
    if loot.listening:
        loot.event_log.append(codes.DREW, loot.seat, card, 0, 0, 0)
    leave_queue(loot)
    next_draw(loot)


def after_draws(loot: Loot) -> None:
    """The rest of the axes, then the furs, up to a choice that card e may ask (8.3)."""
    score_axes(loot)
    score_furs(loot)
    if not ask_fur_animal(loot):
        after_furs(loot)


def score_axes(loot: Loot) -> None:
    """Points for axes in the last round and by card c; then f and i are counted (6.4, 8.1, 8.3)."""
    for seat in range(loot.players):
        axes = counting.number(loot, seat, codes.AXE)
        if axes and loot.round == codes.LAST_ROUND:
            gain(loot, seat, axes * 3, codes.FOR_AXES)
    for seat in range(loot.players):
        axes = counting.number(loot, seat, codes.AXE)
        if axes and counting.is_played(loot, codes.AXE_POINTS):
            gain(loot, seat, axes * 2, codes.FOR_AXE_CARD)
    if loot.listening:
        count_card(loot, codes.AXE_FUR, codes.AXE)
        count_card(loot, codes.AXE_FIRE, codes.AXE)


def count_card(loot: Loot, card: int, face: int) -> None:
    """Tell for whom a majority card counts (8.2)."""
    if counting.is_played(loot, card) and counting.majority(loot, face) >= 0:
        loot.event_log.append(codes.COUNTED, counting.majority(loot, face), card, 0, 0, 0)


def score_furs(loot: Loot) -> None:
    """Advance on the fur track, pay its leader and its last, then card d (6.6, 8.1, 8.3)."""
    for seat in range(loot.players):
        found = counting.fur_tiles(loot, seat)
        loot.furs[seat] += found
        if found and loot.listening:
            loot.event_log.append(codes.ADVANCED, seat, found, 0, 0, 0)
    pay_track(loot)
    if counting.is_played(loot, codes.FUR_POINTS) and counting.majority(loot, codes.FUR) >= 0:
        gain(loot, counting.majority(loot, codes.FUR), 4, codes.FOR_FUR_CARD)


def pay_track(loot: Loot) -> None:
    """The first of the leaders gains the round's number, the last of the trailing loses it (6.3, 6.6)."""
    seat = counting.shaman_owner(loot)
    leader = seat
    last = seat
    for _ in range(loot.players):
        if loot.furs[seat] > loot.furs[leader]:
            leader = seat
        if loot.furs[seat] <= loot.furs[last]:
            last = seat
        seat = (seat + counting.step(loot)) % loot.players
    gain(loot, leader, loot.round, codes.FOR_LEADING)
    lose(loot, last, loot.round, codes.FOR_TRAILING)


def ask_fur_animal(loot: Loot) -> bool:
    """Whether card e asks whoever has most fur tiles for a missing animal (8.1)."""
    if not counting.is_played(loot, codes.FUR_ANIMAL):
        return False
    seat = counting.majority(loot, codes.FUR)
    if seat < 0 or loot.animals[seat] == 127:
        return False
    loot.card = codes.FUR_ANIMAL
    loot.ask(codes.CHOICE, seat)
    return True


def after_furs(loot: Loot) -> None:
    """Tusks, food and fire, then the animals up to the choices of card b (6.1, 8.3)."""
    score_tusks(loot)
    score_food(loot)
    score_fires(loot)
    queue_animal_cards(loot)
    next_animal_card(loot)


def score_tusks(loot: Loot) -> None:
    """2 points a tusk, then card g; h is counted (6.7, 8.1, 8.3)."""
    for seat in range(loot.players):
        found = counting.number(loot, seat, codes.TUSK)
        if found:
            gain(loot, seat, found * 2, codes.FOR_TUSKS)
    if counting.is_played(loot, codes.TUSK_POINTS) and counting.majority(loot, codes.TUSK) >= 0:
        gain(loot, counting.majority(loot, codes.TUSK), 4, codes.FOR_TUSK_CARD)
    if loot.listening:
        count_card(loot, codes.TUSK_FIRE, codes.TUSK)


def score_food(loot: Loot) -> None:
    """8, 5 and 2 points for most food, as many places as the number of players gives (6.8)."""
    taken = 0
    for place in range(loot.players - 1 if loot.players < 4 else 3):
        best = next_in_food(loot, taken)
        if best < 0:
            break
        taken |= 1 << best
        gain(loot, best, 8 - place * 3, codes.FOR_FOOD)


def next_in_food(loot: Loot, taken: int) -> int:
    """Who has most food of those not yet ranked, nobody if they have none (6.3, 6.8)."""
    seat = counting.shaman_owner(loot)
    best = contract.NOBODY
    most = 0
    for _ in range(loot.players):
        one = counting.number(loot, seat, codes.FOOD)
        if one > most and not taken & (1 << seat):
            most = one
            best = seat
        seat = (seat + counting.step(loot)) % loot.players
    return best


def score_fires(loot: Loot) -> None:
    """The last of those with fewest fires loses 5; of two players the other gains 1 a fire (6.3, 6.9, 10.3)."""
    seat = counting.shaman_owner(loot)
    loser = seat
    fewest = counting.fires(loot, seat)
    for _ in range(loot.players):
        one = counting.fires(loot, seat)
        if one <= fewest:
            fewest = one
            loser = seat
        seat = (seat + counting.step(loot)) % loot.players
    lose(loot, loser, 5, codes.FOR_FEWEST_FIRES)
    if loot.players == 2 and counting.fires(loot, 1 - loser):
        gain(loot, 1 - loser, counting.fires(loot, 1 - loser), codes.FOR_FIRES)


def queue_animal_cards(loot: Loot) -> None:
    """Whoever played b is asked, the shaman's owner first, then clockwise, once for each b (8.5)."""
    owner = counting.shaman_owner(loot)
    for offset in range(loot.players):
        seat = (owner + offset) % loot.players
        for _ in range(loot.played[seat * 12 + codes.TAKE_ANIMAL]):
            loot.queue[loot.queued] = seat
            loot.queued += 1


def next_animal_card(loot: Loot) -> None:
    """Ask the first in the queue who has a usable tile and a missing kind; then all take their animals (8.3)."""
    while loot.queued:
        if loot.animals[loot.queue[0]] != 127 and counting.usable(loot, loot.queue[0]):
            loot.card = codes.TAKE_ANIMAL
            loot.ask(codes.CHOICE, loot.queue[0])
            return
        leave_queue(loot)
    take_animals(loot)
    finish_round(loot)


def choose(loot: Loot, seat: int, kind: int, tile: int) -> None:
    """Take a missing animal of choice, by e or by b for a tile (8.1)."""
    loot.animals[seat] |= 1 << kind
    if loot.listening:
        loot.event_log.append(codes.CHOSE, seat, kind, loot.card, tile, 0)
    if loot.card == codes.FUR_ANIMAL:
        loot.card = 0
        after_furs(loot)
        return
    loot.marked |= bits.single(tile)
    leave_queue(loot)
    next_animal_card(loot)


def skip(loot: Loot, seat: int) -> None:
    """Leave a b unused (8.1)."""
    if loot.listening:
        loot.event_log.append(codes.SKIPPED, seat, 0, 0, 0, 0)
    leave_queue(loot)
    next_animal_card(loot)


def take_animals(loot: Loot) -> None:
    """Everybody takes the kinds on their tiles that they don't own yet (6.10, 8.3)."""
    for seat in range(loot.players):
        tiles = counting.usable(loot, seat)
        new = 0
        for kind in range(codes.KINDS):
            if tiles & loot.shows[codes.ANIMAL + kind] and not loot.animals[seat] & (1 << kind):
                new |= 1 << kind
        loot.animals[seat] |= new
        if new and loot.listening:
            loot.event_log.append(codes.GAINED, seat, new, 0, 0, 0)


def finish_round(loot: Loot) -> None:
    """Discard what was played; the marker advances, or the game ends (6.11, 7.1)."""
    loot.marked = 0
    loot.card = 0
    discard_played(loot)
    if loot.round == codes.LAST_ROUND:
        finish_game(loot)
        return
    loot.round += 1
    loot.ask_chance(codes.DEAL, contract.NOBODY)
    if loot.listening:
        loot.event_log.append(codes.ROUND, loot.round, 0, 0, 0, 0)


def discard_played(loot: Loot) -> None:
    """The scoring cards that were played go to the discards (6.11)."""
    for seat in range(loot.players):
        for card in range(codes.SCORING, codes.CARDS):
            at = seat * 12 + card
            if loot.played[at]:
                loot.discard[card] += loot.played[at]
                if loot.listening:
                    loot.event_log.append(codes.DISCARDED, seat, card, loot.played[at], 0, 0)
                loot.played[at] = 0


def finish_game(loot: Loot) -> None:
    """Points for the animals, then the winners (7.1, 7.2)."""
    for seat in range(loot.players):
        points = counting.collection(bits.count(loot.animals[seat]))
        loot.points[seat] += points
        if points and loot.listening:
            loot.event_log.append(codes.COLLECTED, seat, bits.count(loot.animals[seat]), points, 0, 0)
    decide(loot)


def decide(loot: Loot) -> None:
    """Most points, then furthest on the fur track, else they share the win (7.2)."""
    most = 0
    for seat in range(loot.players):
        if loot.points[seat] > most:
            most = loot.points[seat]
    tied = 0
    furs = 0
    for seat in range(loot.players):
        if loot.points[seat] == most:
            tied |= 1 << seat
            if loot.furs[seat] > furs:
                furs = loot.furs[seat]
    winners = 0
    for seat in range(loot.players):
        if tied & (1 << seat) and loot.furs[seat] == furs:
            winners |= 1 << seat
    if bits.count(tied) == 1:
        loot.end(codes.BY_POINTS, winners)
    else:
        loot.end(codes.BY_FURS if bits.count(winners) == 1 else codes.SHARED, winners)
    if loot.listening:
        loot.event_log.append(codes.ENDED, loot.ending, winners, 0, 0, 0)
