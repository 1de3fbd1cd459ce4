"""What a viewer can't know, drawn anew: hidden sides (3.3), hands, cards played face down and the pile.

Which unseen tile lies on which handle is open as far as the visible faces allow. Seen as a graph, faces are points and
tiles are lines between their two sides: a world turns each line towards the face that is up, and every face must be
up as often as it is seen. Each such turning stands for the same number of ways to give the tiles to the
handles, so turnings are drawn with equal probability. Faces are settled one after the other; a draw is
kept with the probability that makes up for the number of ways each face had, else it is begun again.
"""

from __future__ import annotations

from ludoteca.core import bits, rng
from ludoteca.games.mammut import codes
from ludoteca.games.mammut.fields import Loot

# Where the parts of the work lie in the room that the dice lend: by tile, then by face, then by rank of a face.
A = 0
B = 32
UP = 64
LINE = 96
NEED = 128
LEFT = 144
KEPT = 160
RANK = 176
START = 192
BOUND = 208
FACES = 13


def seen(loot: Loot, viewer: int) -> int:
    """The tiles whose hidden side a viewer has seen this round.

    A spectator has seen what was turned over before everyone: what all know and doesn't show "?", since
    only tiles that show "?" can be peeked at.
    """
    if viewer >= 0:
        return loot.knows[viewer]
    known = ~loot.shows[codes.QUESTION] & (bits.single(codes.TILES) - 1)
    for seat in range(loot.players):
        known &= loot.knows[seat]
    return known


def are_cards_down(loot: Loot) -> bool:
    """Whether scoring cards lie face down: until the loot is divided (4.5, 6.1)."""
    return loot.kind == codes.TURN or loot.kind == codes.TAKING or loot.kind == codes.GIVING


def redeal_cards(loot: Loot, viewer: int, rng: rng.Rng) -> None:
    """Shuffle the pile, the hands and the face-down cards that the viewer doesn't see, keeping their numbers."""
    for seat in range(loot.players):
        rng.scratch[seat] = 0
        rng.scratch[seat + 8] = 0
        if seat != viewer:
            for card in range(codes.CARDS):
                rng.scratch[seat] += loot.hands[seat * 12 + card]
                loot.deck[card] += loot.hands[seat * 12 + card]
                loot.hands[seat * 12 + card] = 0
                if are_cards_down(loot):
                    rng.scratch[seat + 8] += loot.played[seat * 12 + card]
                    loot.deck[card] += loot.played[seat * 12 + card]
                    loot.played[seat * 12 + card] = 0
    for seat in range(loot.players):
        for _ in range(rng.scratch[seat + 8]):
            loot.played[seat * 12 + take_card_from(loot, codes.SCORING, rng)] += 1
    for seat in range(loot.players):
        for _ in range(rng.scratch[seat]):
            loot.hands[seat * 12 + take_card_from(loot, 0, rng)] += 1


def take_card(loot: Loot, rng: rng.Rng) -> int:
    """A random card out of the pile."""
    return take_card_from(loot, 0, rng)


def take_card_from(loot: Loot, first: int, rng: rng.Rng) -> int:
    """A random card out of those of the pile from one kind on."""
    total = 0
    for card in range(first, codes.CARDS):
        total += loot.deck[card]
    left = rng.below(total)
    card = first
    while left >= loot.deck[card]:
        left -= loot.deck[card]
        card += 1
    loot.deck[card] -= 1
    return card


def redeal_tiles(loot: Loot, viewer: int, rng: rng.Rng) -> None:
    """Give the tiles whose hidden side the viewer hasn't seen to their handles anew, in any way that fits."""
    tiles = ~seen(loot, viewer) & (bits.single(codes.PREY) - 1)
    number = list_tiles(loot, tiles, rng.scratch)
    shuffle_tiles(number, rng)
    settle_forced(number, rng.scratch)
    faces = order_faces(rng.scratch)
    line_up(number, faces, rng.scratch)
    while not try_turning(faces, rng):
        for face in range(FACES):
            rng.scratch[NEED + face] = rng.scratch[KEPT + face]
    lay_down(loot, tiles, number, rng.scratch)


def list_tiles(loot: Loot, tiles: int, buffer: list[int]) -> int:
    """Write both faces of each tile of a set, on how many each face is and how often it is up; how many tiles."""
    for face in range(FACES):
        buffer[NEED + face] = bits.count(tiles & loot.shows[face])
        buffer[LEFT + face] = 0
    number = 0
    left = tiles
    while left:
        tile = bits.lowest(left)
        left &= left - 1
        buffer[A + number] = loot.up[tile]
        buffer[B + number] = loot.down[tile]
        buffer[UP + number] = -1
        buffer[LEFT + loot.up[tile]] += 1
        buffer[LEFT + loot.down[tile]] += 1
        number += 1
    return number


def shuffle_tiles(number: int, rng: rng.Rng) -> None:
    """Put the tiles into a random order, so that those with the same face up go to random handles."""
    for tile in range(number - 1, 0, -1):
        other = rng.below(tile + 1)
        swap(rng.scratch, A + tile, A + other)
        swap(rng.scratch, B + tile, B + other)


def swap(buffer: list[int], a: int, b: int) -> None:
    """Exchange two numbers."""
    kept = buffer[a]
    buffer[a] = buffer[b]
    buffer[b] = kept


def settle_forced(number: int, buffer: list[int]) -> None:
    """Turn the tiles that lie one way only: a face up as often as it is left, or not at all, forces all its tiles."""
    changed = True
    while changed:
        changed = False
        for face in range(FACES):
            if buffer[LEFT + face] and (buffer[NEED + face] == 0 or buffer[NEED + face] == buffer[LEFT + face]):
                turn_all(number, face, buffer[NEED + face] > 0, buffer)
                changed = True


def turn_all(number: int, face: int, up: bool, buffer: list[int]) -> None:
    """Turn all open tiles of a face with it up or down."""
    for tile in range(number):
        if buffer[UP + tile] < 0 and (buffer[A + tile] == face or buffer[B + tile] == face):
            buffer[UP + tile] = face if up else buffer[A + tile] + buffer[B + tile] - face
            buffer[NEED + buffer[UP + tile]] -= 1
            buffer[LEFT + buffer[A + tile]] -= 1
            buffer[LEFT + buffer[B + tile]] -= 1


def order_faces(buffer: list[int]) -> int:
    """List the faces that are still open, those on most tiles first; how many there are."""
    faces = 0
    for face in range(FACES):
        buffer[KEPT + face] = buffer[NEED + face]
        if buffer[LEFT + face]:
            rank = faces
            while rank > 0 and buffer[LEFT + buffer[RANK + rank - 1]] < buffer[LEFT + face]:
                buffer[RANK + rank] = buffer[RANK + rank - 1]
                rank -= 1
            buffer[RANK + rank] = face
            faces += 1
    return faces


def line_up(number: int, faces: int, buffer: list[int]) -> None:
    """Sort the open tiles by the first of their faces, and bound the ways each face can have."""
    lined = 0
    for rank in range(faces):
        face = buffer[RANK + rank]
        buffer[START + rank] = lined
        for tile in range(number):
            if buffer[UP + tile] < 0 and (buffer[A + tile] == face or buffer[B + tile] == face):
                buffer[UP + tile] = face
                buffer[LINE + lined] = tile
                lined += 1
        buffer[BOUND + rank] = most_choices(lined - buffer[START + rank], buffer[LEFT + face], buffer[NEED + face])
    buffer[START + faces] = lined


def most_choices(later: int, tiles: int, need: int) -> int:
    """The most ways a face can have to be up on its later tiles, whatever its earlier ones take of its need."""
    fewest = need - (tiles - later)
    if fewest < 0:
        fewest = 0
    some = need if need < later else later
    if some > later // 2:
        some = later // 2 if fewest < later // 2 else fewest
    return choices(later, some)


def try_turning(faces: int, rng: rng.Rng) -> bool:
    """Turn the open tiles face by face; whether the draw is kept.

    The first face has equally many ways in every draw; a later one has more or fewer, as what came before
    left it, and the draw is kept in proportion to that number.
    """
    for rank in range(faces):
        need = rng.scratch[NEED + rng.scratch[RANK + rank]]
        later = rng.scratch[START + rank + 1] - rng.scratch[START + rank]
        if need < 0 or need > later:
            return False
        if rank and rng.below(rng.scratch[BOUND + rank]) >= choices(later, need):
            return False
        turn_some(rng.scratch[RANK + rank], rng.scratch[START + rank], later, rng)
    return True


def turn_some(face: int, start: int, left: int, rng: rng.Rng) -> None:
    """Turn a random choice of tiles with a face up, as many as it needs, the others with it down."""
    need = rng.scratch[NEED + face]
    for at in range(start, start + left):
        tile = rng.scratch[LINE + at]
        if rng.below(left) < need:
            rng.scratch[UP + tile] = face
            need -= 1
        else:
            other = rng.scratch[A + tile] + rng.scratch[B + tile] - face
            rng.scratch[UP + tile] = other
            rng.scratch[NEED + other] -= 1
        left -= 1


def choices(number: int, some: int) -> int:
    """In how many ways some of a number of things can be chosen."""
    found = 1
    for i in range(some):
        found = found * (number - i) // (i + 1)
    return found


def lay_down(loot: Loot, tiles: int, number: int, buffer: list[int]) -> None:
    """Give each tile to the next handle that shows its upper face."""
    left = tiles
    for one in range(number):
        tile = bits.lowest(left & loot.shows[buffer[UP + one]])
        left &= ~bits.single(tile)
        loot.down[tile] = buffer[A + one] + buffer[B + one] - buffer[UP + one]
