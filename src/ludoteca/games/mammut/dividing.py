"""Dividing the loot (sections 2 to 5): what the set-up, a deal, a seizure and a card do."""

from __future__ import annotations

from ludoteca.core import bits, rng
from ludoteca.games.mammut import codes, hidden, legality, scoring
from ludoteca.games.mammut.fields import Loot


def take(loot: Loot, seat: int, tile: int) -> None:
    """Take one more tile from the centre (4.2)."""
    here = bits.single(tile)
    if loot.kind == codes.TURN:
        loot.to = legality.empty_group(loot, seat)
        loot.ask(codes.TAKING, seat)
    loot.piles[codes.CENTRE] &= ~here
    loot.piles[loot.to] |= here
    loot.marked |= here
    if loot.listening:
        loot.event_log.append(codes.TOOK, seat, tile, loot.to, 0, 0)


def take_all(loot: Loot, seat: int) -> None:
    """The last one without tiles takes what is left, begins the next round, and scoring begins (4.7, 4.8)."""
    loot.to = legality.empty_group(loot, seat)
    if loot.listening:
        tiles = loot.piles[codes.CENTRE]
        loot.event_log.append(codes.TOOK_ALL, seat, loot.to, tiles & 0xFFFF, tiles >> 16, 0)
    loot.piles[loot.to] = loot.piles[codes.CENTRE]
    loot.piles[codes.CENTRE] = 0
    loot.first = seat
    scoring.begin(loot)


def rob(loot: Loot, seat: int, group: int) -> None:
    """Take all tiles of an opponent or of one of the opponent's groups (4.2, 10.1)."""
    tiles = loot.piles[group]
    loot.to = legality.empty_group(loot, seat)
    loot.piles[group] = 0
    loot.piles[loot.to] = tiles
    loot.ask(codes.GIVING, seat)
    if loot.listening:
        loot.event_log.append(codes.ROBBED, seat, group, loot.to, tiles & 0xFFFF, tiles >> 16)


def give_back(loot: Loot, seat: int, tile: int) -> None:
    """Put one of the robbed tiles into the centre (4.2)."""
    here = bits.single(tile)
    loot.piles[loot.to] &= ~here
    loot.piles[codes.CENTRE] |= here
    loot.marked |= here
    if loot.listening:
        loot.event_log.append(codes.GAVE_BACK, seat, tile, loot.to, 0, 0)


def finish_turn(loot: Loot, seat: int) -> None:
    """The next player clockwise who can act begins a turn; if nobody can, dividing is over (4.1, 10.4)."""
    loot.to = 0
    loot.marked = 0
    for offset in range(1, loot.players + 1):
        following = (seat + offset) % loot.players
        if legality.can_act(loot, following):
            begin_turn(loot, following)
            return
    for following in range(loot.players):
        if legality.empty_group(loot, following) != codes.CENTRE:
            loot.first = following
    scoring.begin(loot)


def begin_turn(loot: Loot, seat: int) -> None:
    """A turn is taken, not skipped."""
    loot.turn += 1
    loot.ask(codes.TURN, seat)
    if loot.listening:
        loot.event_log.append(codes.BEGAN, seat, loot.turn, 0, 0, 0)


def play_card(loot: Loot, seat: int, action: int) -> None:
    """Play a card before seizing anything (4.5)."""
    if action < codes.PLAY_PEEK:
        lay(loot, seat, codes.SCORING + action - codes.PLAY)
    elif action < codes.PLAY_FLIP:
        peek(loot, seat, action - codes.PLAY_PEEK)
    elif action < codes.PLAY_RETURN:
        flip(loot, seat, action - codes.PLAY_FLIP)
    else:
        return_tiles(loot, seat, action)


def lay(loot: Loot, seat: int, card: int) -> None:
    """Play a scoring card face down (4.5)."""
    loot.hands[seat * 12 + card] -= 1
    loot.played[seat * 12 + card] += 1
    if loot.listening:
        loot.event_log.append(codes.LAID, seat, card, 0, 0, 0)


def spend(loot: Loot, seat: int, card: int) -> None:
    """A prey card goes to the discards at once (4.5)."""
    loot.hands[seat * 12 + card] -= 1
    loot.discard[card] += 1


def peek(loot: Loot, seat: int, pair: int) -> None:
    """Look under tiles that show "?" (5.1)."""
    b = legality.upper(pair)
    a = pair - b * (b + 1) // 2
    spend(loot, seat, codes.PEEK)
    loot.knows[seat] |= bits.single(a) | bits.single(b)
    if loot.listening:
        loot.event_log.append(codes.PEEKED, seat, a, b, loot.down[a], loot.down[b])


def flip(loot: Loot, seat: int, pair: int) -> None:
    """Turn over one or two tiles (5.2)."""
    b = legality.upper(pair)
    a = pair - b * (b + 1) // 2
    spend(loot, seat, codes.FLIP)
    scoring.turn_over(loot, a)
    if a != b:
        scoring.turn_over(loot, b)
    if loot.listening:
        loot.event_log.append(codes.FLIPPED, seat, a, b, loot.up[a], loot.up[b])


def return_tiles(loot: Loot, seat: int, action: int) -> None:
    """Put all tiles of the chosen players or groups back into the centre (5.3)."""
    spend(loot, seat, codes.RETURN)
    if action >= codes.RETURN_GROUP:
        group = codes.GROUPS + (action - codes.RETURN_GROUP) // 3 * 2
        mask = (action - codes.RETURN_GROUP) % 3 + 1
        if mask & 1:
            empty(loot, seat, group)
        if mask & 2:
            empty(loot, seat, group + 1)
        return
    mask = action - codes.PLAY_RETURN + 1
    for group in range(loot.players):
        if mask & (1 << group):
            empty(loot, seat, codes.GROUPS + group * 2)


def empty(loot: Loot, seat: int, group: int) -> None:
    """Put a group's tiles back into the centre."""
    tiles = loot.piles[group]
    loot.piles[group] = 0
    loot.piles[codes.CENTRE] |= tiles
    if loot.listening:
        loot.event_log.append(codes.RETURNED, seat, group, tiles & 0xFFFF, tiles >> 16, 0)


def set_up_by(loot: Loot, rng: rng.Rng) -> None:
    """Two cards each, with four or five an animal each, and a random first player (2.1, 2.2, 2.4)."""
    for seat in range(loot.players):
        for _ in range(2):
            loot.hands[seat * 12 + hidden.take_card(loot, rng)] += 1
        if loot.players > 3:
            draw_animal(loot, seat, rng)
    loot.first = rng.below(loot.players)


def draw_animal(loot: Loot, seat: int, rng: rng.Rng) -> None:
    """A hexagon out of the bag that nobody else drew; it holds one of each kind (2.2)."""
    left = 127
    for other in range(seat):
        left &= ~loot.animals[other]
    for _ in range(rng.below(bits.count(left))):
        left &= left - 1
    loot.animals[seat] = left & -left


def exchange(loot: Loot, tile: int, other: int) -> None:
    """Let two handles swap their tiles."""
    front = loot.up[tile]
    back = loot.down[tile]
    loot.up[tile] = loot.up[other]
    loot.down[tile] = loot.down[other]
    loot.up[other] = front
    loot.down[other] = back


def begin_round(loot: Loot) -> None:
    """All tiles lie in the centre, nobody has seen a hidden side, and the first player begins (3.1, 4.1, 4.4)."""
    for face in range(15):
        loot.shows[face] = 0
    for tile in range(codes.TILES):
        loot.shows[loot.up[tile]] |= bits.single(tile)
    for group in range(11):
        loot.piles[group] = 0
    loot.piles[codes.CENTRE] = bits.single(codes.TILES) - 1
    for seat in range(loot.players):
        loot.knows[seat] = 0
    if loot.listening:
        loot.event_log.append(codes.DEALT, loot.round, loot.first, 0, 0, 0)
    begin_turn(loot, loot.first)
