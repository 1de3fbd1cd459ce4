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

# Where the parts of the work lie in the room that the dice lend.
A = 0
B = 32
UP = 64
SAVED = 96
NEED = 128
SAVED_NEED = 144
RANK = 160
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
    edges = list_tiles(loot, tiles, by.room)
    shuffle_tiles(edges, by)
    settle_forced(edges, by.room)
    faces = order_faces(edges, by.room)
    save(edges, by.room)
    while not try_orientation(edges, faces, by):
        restore(edges, by.room)
    lay_down(loot, tiles, edges, by.room)


def list_tiles(loot: Loot, tiles: int, room: list[int]) -> int:
    """Write the two faces of each tile of a set, and how often each face is up; how many tiles there are."""
    for face in range(FACES):
        room[NEED + face] = bits.count(tiles & loot.shows[face])
    edges = 0
    left = tiles
    while left:
        tile = bits.lowest(left)
        left &= left - 1
        room[A + edges] = loot.up[tile]
        room[B + edges] = loot.down[tile]
        room[UP + edges] = -1
        edges += 1
    return edges


def shuffle_tiles(edges: int, by: dice.Dice) -> None:
    """Put the tiles into a random order, so that those with the same face up go to random handles."""
    for edge in range(edges - 1, 0, -1):
        other = by.below(edge + 1)
        swap(by.room, A + edge, A + other)
        swap(by.room, B + edge, B + other)


def swap(room: list[int], a: int, b: int) -> None:
    """Exchange two numbers."""
    kept = room[a]
    room[a] = room[b]
    room[b] = kept


def settle_forced(edges: int, room: list[int]) -> None:
    """Turn the tiles that can only lie one way: a face up as often as it exists, or never, forces all of its tiles."""
    changed = True
    while changed:
        changed = False
        for face in range(FACES):
            degree = free_edges(edges, face, room)
            if degree and (room[NEED + face] == 0 or room[NEED + face] == degree):
                turn_all(edges, face, room[NEED + face] == degree, room)
                changed = True


def free_edges(edges: int, face: int, room: list[int]) -> int:
    """How many tiles with a face are still to be turned."""
    found = 0
    for edge in range(edges):
        if room[UP + edge] < 0 and (room[A + edge] == face or room[B + edge] == face):
            found += 1
    return found


def turn_all(edges: int, face: int, up: bool, room: list[int]) -> None:
    """Turn all open tiles of a face with it up or down."""
    for edge in range(edges):
        if room[UP + edge] < 0 and (room[A + edge] == face or room[B + edge] == face):
            turn(edge, face if up else room[A + edge] + room[B + edge] - face, room)


def turn(edge: int, face: int, room: list[int]) -> None:
    """Lay a tile with one face up."""
    room[UP + edge] = face
    room[NEED + face] -= 1


def order_faces(edges: int, room: list[int]) -> int:
    """List the faces that are still open, those on most tiles first; how many there are."""
    faces = 0
    for face in range(FACES):
        if free_edges(edges, face, room):
            rank = faces
            while rank > 0 and free_edges(edges, room[RANK + rank - 1], room) < free_edges(edges, face, room):
                room[RANK + rank] = room[RANK + rank - 1]
                rank -= 1
            room[RANK + rank] = face
            faces += 1
    return faces


def save(edges: int, room: list[int]) -> None:
    """Keep what is forced, so that a draw can begin again there."""
    for edge in range(edges):
        room[SAVED + edge] = room[UP + edge]
    for face in range(FACES):
        room[SAVED_NEED + face] = room[NEED + face]


def restore(edges: int, room: list[int]) -> None:
    """Return to what is forced."""
    for edge in range(edges):
        room[UP + edge] = room[SAVED + edge]
    for face in range(FACES):
        room[NEED + face] = room[SAVED_NEED + face]


def try_orientation(edges: int, faces: int, by: dice.Dice) -> bool:
    """Turn the open tiles face by face; whether the draw is kept.

    The first face has equally many ways in every draw; a later one has more or fewer, as what came before
    left it, and the draw is kept in proportion to that number.
    """
    for rank in range(faces):
        face = by.room[RANK + rank]
        degree = free_edges(edges, face, by.room)
        if by.room[NEED + face] < 0 or by.room[NEED + face] > degree:
            return False
        if rank and by.below(choices(degree, degree // 2)) >= choices(degree, by.room[NEED + face]):
            return False
        turn_some(edges, face, degree, by)
    return True


def turn_some(edges: int, face: int, degree: int, by: dice.Dice) -> None:
    """Turn a random choice of a face's open tiles with it up, as many as are needed, the others with it down."""
    for edge in range(edges):
        if by.room[UP + edge] < 0 and (by.room[A + edge] == face or by.room[B + edge] == face):
            if by.below(degree) < by.room[NEED + face]:
                turn(edge, face, by.room)
            else:
                turn(edge, by.room[A + edge] + by.room[B + edge] - face, by.room)
            degree -= 1


def choices(number: int, some: int) -> int:
    """In how many ways some of a number of things can be chosen."""
    found = 1
    for i in range(some):
        found = found * (number - i) // (i + 1)
    return found


def lay_down(loot: Loot, tiles: int, edges: int, room: list[int]) -> None:
    """Give each tile to the next handle that shows its upper face."""
    left = tiles
    for edge in range(edges):
        face = room[UP + edge]
        tile = bits.lowest(left & loot.shows[face])
        left &= ~bits.single(tile)
        loot.down[tile] = room[A + edge] + room[B + edge] - face
