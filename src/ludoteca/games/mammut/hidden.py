"""What a viewer can't know, drawn anew: hidden sides (3.3), hands, cards played face down and the pile.

Which unseen tile lies on which handle is open as far as the visible faces allow. Seen as a graph, faces are points and
tiles are lines between their two sides: a world turns each line towards the face that is up, and every face must be
up as often as it is seen. Each such turning stands for the same number of ways to give the tiles to the
handles, so turnings are drawn with equal probability. Faces are settled one after the other; a draw is
kept with the probability that makes up for the number of ways each face had, else it is begun again.
"""

from __future__ import annotations

from ludoteca.core import bits, dice
from ludoteca.games.mammut import codes
from ludoteca.games.mammut.loot import Loot

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


def redeal_cards(loot: Loot, viewer: int, by: dice.Dice) -> None:
    """Shuffle the pile, the hands and the face-down cards that the viewer doesn't see, keeping their numbers."""
    for seat in range(loot.players):
        by.room[seat] = 0
        by.room[seat + 8] = 0
        if seat != viewer:
            for card in range(codes.CARDS):
                by.room[seat] += loot.hands[seat * 12 + card]
                loot.deck[card] += loot.hands[seat * 12 + card]
                loot.hands[seat * 12 + card] = 0
                if are_cards_down(loot):
                    by.room[seat + 8] += loot.played[seat * 12 + card]
                    loot.deck[card] += loot.played[seat * 12 + card]
                    loot.played[seat * 12 + card] = 0
    for seat in range(loot.players):
        for _ in range(by.room[seat + 8]):
            loot.played[seat * 12 + take_card_from(loot, codes.SCORING, by)] += 1
    for seat in range(loot.players):
        for _ in range(by.room[seat]):
            loot.hands[seat * 12 + take_card_from(loot, 0, by)] += 1


def take_card(loot: Loot, by: dice.Dice) -> int:
    """A random card out of the pile."""
    return take_card_from(loot, 0, by)


def take_card_from(loot: Loot, first: int, by: dice.Dice) -> int:
    """A random card out of those of the pile from one kind on."""
    total = 0
    for card in range(first, codes.CARDS):
        total += loot.deck[card]
    left = by.below(total)
    card = first
    while left >= loot.deck[card]:
        left -= loot.deck[card]
        card += 1
    loot.deck[card] -= 1
    return card


def redeal_tiles(loot: Loot, viewer: int, by: dice.Dice) -> None:
    """Give the tiles whose hidden side the viewer hasn't seen to their handles anew, in any way that fits."""
    tiles = ~seen(loot, viewer) & (bits.single(codes.PREY) - 1)
    number = list_tiles(loot, tiles, by.room)
    shuffle_tiles(number, by)
    settle_forced(number, by.room)
    faces = order_faces(by.room)
    line_up(number, faces, by.room)
    while not try_turning(faces, by):
        for face in range(FACES):
            by.room[NEED + face] = by.room[KEPT + face]
    lay_down(loot, tiles, number, by.room)


def list_tiles(loot: Loot, tiles: int, room: list[int]) -> int:
    """Write both faces of each tile of a set, on how many each face is and how often it is up; how many tiles."""
    for face in range(FACES):
        room[NEED + face] = bits.count(tiles & loot.shows[face])
        room[LEFT + face] = 0
    number = 0
    left = tiles
    while left:
        tile = bits.lowest(left)
        left &= left - 1
        room[A + number] = loot.up[tile]
        room[B + number] = loot.down[tile]
        room[UP + number] = -1
        room[LEFT + loot.up[tile]] += 1
        room[LEFT + loot.down[tile]] += 1
        number += 1
    return number


def shuffle_tiles(number: int, by: dice.Dice) -> None:
    """Put the tiles into a random order, so that those with the same face up go to random handles."""
    for tile in range(number - 1, 0, -1):
        other = by.below(tile + 1)
        swap(by.room, A + tile, A + other)
        swap(by.room, B + tile, B + other)


def swap(room: list[int], a: int, b: int) -> None:
    """Exchange two numbers."""
    kept = room[a]
    room[a] = room[b]
    room[b] = kept


def settle_forced(number: int, room: list[int]) -> None:
    """Turn the tiles that lie one way only: a face up as often as it is left, or not at all, forces all its tiles."""
    changed = True
    while changed:
        changed = False
        for face in range(FACES):
            if room[LEFT + face] and (room[NEED + face] == 0 or room[NEED + face] == room[LEFT + face]):
                turn_all(number, face, room[NEED + face] > 0, room)
                changed = True


def turn_all(number: int, face: int, up: bool, room: list[int]) -> None:
    """Turn all open tiles of a face with it up or down."""
    for tile in range(number):
        if room[UP + tile] < 0 and (room[A + tile] == face or room[B + tile] == face):
            room[UP + tile] = face if up else room[A + tile] + room[B + tile] - face
            room[NEED + room[UP + tile]] -= 1
            room[LEFT + room[A + tile]] -= 1
            room[LEFT + room[B + tile]] -= 1


def order_faces(room: list[int]) -> int:
    """List the faces that are still open, those on most tiles first; how many there are."""
    faces = 0
    for face in range(FACES):
        room[KEPT + face] = room[NEED + face]
        if room[LEFT + face]:
            rank = faces
            while rank > 0 and room[LEFT + room[RANK + rank - 1]] < room[LEFT + face]:
                room[RANK + rank] = room[RANK + rank - 1]
                rank -= 1
            room[RANK + rank] = face
            faces += 1
    return faces


def line_up(number: int, faces: int, room: list[int]) -> None:
    """Sort the open tiles by the first of their faces, and bound the ways each face can have."""
    lined = 0
    for rank in range(faces):
        face = room[RANK + rank]
        room[START + rank] = lined
        for tile in range(number):
            if room[UP + tile] < 0 and (room[A + tile] == face or room[B + tile] == face):
                room[UP + tile] = face
                room[LINE + lined] = tile
                lined += 1
        room[BOUND + rank] = most_choices(lined - room[START + rank], room[LEFT + face], room[NEED + face])
    room[START + faces] = lined


def most_choices(later: int, tiles: int, need: int) -> int:
    """The most ways a face can have to be up on its later tiles, whatever its earlier ones take of its need."""
    fewest = need - (tiles - later)
    if fewest < 0:
        fewest = 0
    some = need if need < later else later
    if some > later // 2:
        some = later // 2 if fewest < later // 2 else fewest
    return choices(later, some)


def try_turning(faces: int, by: dice.Dice) -> bool:
    """Turn the open tiles face by face; whether the draw is kept.

    The first face has equally many ways in every draw; a later one has more or fewer, as what came before
    left it, and the draw is kept in proportion to that number.
    """
    for rank in range(faces):
        need = by.room[NEED + by.room[RANK + rank]]
        later = by.room[START + rank + 1] - by.room[START + rank]
        if need < 0 or need > later:
            return False
        if rank and by.below(by.room[BOUND + rank]) >= choices(later, need):
            return False
        turn_some(by.room[RANK + rank], by.room[START + rank], later, by)
    return True


def turn_some(face: int, start: int, left: int, by: dice.Dice) -> None:
    """Turn a random choice of tiles with a face up, as many as it needs, the others with it down."""
    need = by.room[NEED + face]
    for at in range(start, start + left):
        tile = by.room[LINE + at]
        if by.below(left) < need:
            by.room[UP + tile] = face
            need -= 1
        else:
            other = by.room[A + tile] + by.room[B + tile] - face
            by.room[UP + tile] = other
            by.room[NEED + other] -= 1
        left -= 1


def choices(number: int, some: int) -> int:
    """In how many ways some of a number of things can be chosen."""
    found = 1
    for i in range(some):
        found = found * (number - i) // (i + 1)
    return found


def lay_down(loot: Loot, tiles: int, number: int, room: list[int]) -> None:
    """Give each tile to the next handle that shows its upper face."""
    left = tiles
    for one in range(number):
        tile = bits.lowest(left & loot.shows[room[UP + one]])
        left &= ~bits.single(tile)
        loot.down[tile] = room[A + one] + room[B + one] - room[UP + one]
