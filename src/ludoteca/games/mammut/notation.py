"""The words of actions, draws, set-ups and deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.errors import NotPossible
from ludoteca.games.mammut import codes, tiles
from ludoteca.games.mammut.fields import Loot
from ludoteca.games.mammut.rules import Mammut
from ludoteca.games.mammut.tiles import HANDLES, Pair

GROUP_NAMES = ("0.1", "0.2", "1.1", "1.2")


def pair_words(number: int) -> Iterator[str]:
    """One or two of the first handles, in the order in which pairs are counted."""
    for b in range(number):
        yield from (f"{HANDLES[a]} {HANDLES[b]}" for a in range(b))
        yield HANDLES[b]


def subset_words(names: Sequence[str]) -> Iterator[str]:
    """Every choice of at least one name, in the order of the choices' bits."""
    for chosen in range(1, 1 << len(names)):
        yield " ".join(name for at, name in enumerate(names) if chosen >> at & 1)


WORDS = (
    *(f"take {handle}" for handle in HANDLES),
    "take all",
    "done",
    *(f"back {handle}" for handle in HANDLES),
    *(f"rob {seat}" for seat in range(5)),
    *(f"rob {group}" for group in GROUP_NAMES),
    *(f"play {card}" for card in tiles.SCORING_CARDS),
    *(f"play peek {pair}" for pair in pair_words(codes.PREY)),
    *(f"play flip {pair}" for pair in pair_words(codes.TILES)),
    *(f"play return {seats}" for seats in subset_words("01234")),
    *(f"play return {groups}" for groups in subset_words(GROUP_NAMES[:2])),
    *(f"play return {groups}" for groups in subset_words(GROUP_NAMES[2:])),
    *(f"choose {kind}" for kind in tiles.KINDS),
    *(f"choose {kind} {handle}" for kind in tiles.KINDS for handle in HANDLES[: codes.PREY]),
    "skip",
)
SECRET = frozenset(f"play {card}" for card in tiles.SCORING_CARDS)
OUTCOMES = tuple(f"draw {card}" for card in tiles.CARDS)


def is_public(word: str) -> bool:
    """Everything but laying a scoring card face down is done openly (4.5)."""
    return word not in SECRET


def continues(loot: Mammut) -> bool:
    """A take and a give-back are sets of tiles, chosen one by one (4.2)."""
    return loot.kind in (codes.TAKING, codes.GIVING) and loot.marked != 0


def draw_setup(players: int, options: Mapping[str, Any], chance: Chance) -> str:
    """Who begins, the hands, the animals and the first deal, drawn in this order (2.1, 2.2, 2.4, 3.1)."""
    first = options["first"] if "first" in options else chance.below(players)
    pile = list(tiles.COPIES)
    hands = [draw_hand(pile, chance) for _ in range(players)]
    written = ["setup", str(first), "hands", *hands]
    if players > 3:
        written += ["animals", *draw_animals(players, chance)]
    return " ".join([*written, "tiles", *draw_tiles(in_use(options), chance)])


def in_use(options: Mapping[str, Any]) -> list[Pair]:
    """The tiles that the options name, or the reconstruction (1.2)."""
    return tiles.pairs(options["tiles"]) if "tiles" in options else tiles.DEFAULT


def draw_hand(pile: list[int], chance: Chance) -> str:
    """Two cards off the pile, sorted (2.1)."""
    hand = []
    for _ in range(2):
        card = chance.draw(pile)
        pile[card] -= 1
        hand.append(card)
    return ",".join(tiles.CARDS[card] for card in sorted(hand))


def draw_animals(players: int, chance: Chance) -> list[str]:
    """A different animal for each seat (2.2)."""
    left = list(tiles.KINDS)
    return [left.pop(chance.below(len(left))) for _ in range(players)]


def draw_tiles(listed: Sequence[Pair], chance: Chance) -> list[str]:
    """The tiles on freshly dealt handles, each with either side up, the shaman last (3.1)."""
    laid = [*chance.shuffle(listed), (codes.RED, codes.BLUE)]
    turned = [(other, one) if chance.below(2) else (one, other) for one, other in laid]
    return [f"{tiles.SIDES[up]}/{tiles.SIDES[down]}" for up, down in turned]


def draw_deal(loot: Loot, chance: Chance) -> str:
    """The words of the next round's deal."""
    return " ".join(["deal", *draw_tiles(list_of(loot), chance)])


def list_of(loot: Loot) -> list[Pair]:
    """The tiles in use, in one order for all positions with the same tiles."""
    return list_of_sides(loot.up, loot.down)


def list_of_sides(up: Sequence[int], down: Sequence[int]) -> list[Pair]:
    """The same from what the tiles show and hide, the shaman last."""
    sides = zip(up[: codes.PREY], down[: codes.PREY], strict=True)
    return sorted([(one, other) if one > other else (other, one) for one, other in sides])


def initial_state(players: int, options: Mapping[str, Any], words: str) -> Mammut:
    """The state that a set-up's words describe; NotPossible if they describe none."""
    parts = words.split(" ")
    try:
        marks = [parts.index(mark) for mark in ("hands", "animals", "tiles") if mark in parts]
        first, hands, animals = parts[1:2], parts[marks[0] + 1 : marks[1]], parts[marks[1] + 1 : marks[-1]]
        sides = read_sides(parts[marks[-1] + 1 :], in_use(options))
        state = Mammut(players)
        state.set_up(*read_cards(players, parts[0], first, hands, animals))
    except (ValueError, IndexError, KeyError) as error:
        raise NotPossible(words) from error
    if options.get("first", state.first) != state.first:
        raise NotPossible(words)
    state.lay_out(sides)
    return state


def read_cards(
    players: int, head: str, first: list[str], hands: list[str], animals: list[str]
) -> tuple[int, list[list[int]], list[int]]:
    """The first player, the hands by card and the animals as sets; ValueError if they can't be."""
    cards = [[tiles.CARD[card] for card in hand.split(",")] for hand in hands]
    kinds = [1 << tiles.KINDS.index(kind) for kind in animals]
    dealt = [card for hand in cards for card in hand]
    if head != "setup" or len(cards) != players or any(len(hand) != 2 for hand in cards):
        raise ValueError("two cards for each player")
    if any(dealt.count(card) > copies for card, copies in enumerate(tiles.COPIES)):
        raise ValueError("more cards of a kind than there are")
    if len(kinds) != (players if players > 3 else 0) or len(set(kinds)) != len(kinds):
        raise ValueError("a different animal for each of four or five players")
    return range(players).index(int(first[0])), cards, kinds


def read_sides(parts: list[str], listed: Sequence[Pair]) -> list[Pair]:
    """The upper and lower side of each handle; ValueError or KeyError if they are not the tiles in use."""
    sides = []
    for part in parts:
        up, down = part.split("/")
        sides.append((tiles.SIDE[up], tiles.SIDE[down]))
    if sorted(tiles.pair(*one) for one in sides[: codes.PREY]) != list(listed):
        raise ValueError("not the tiles in use")
    if len(sides) != codes.TILES or tiles.pair(*sides[codes.SHAMAN]) != (codes.BLUE, codes.RED):
        raise ValueError("the shaman has the last handle")
    return sides


def apply_deal(state: Mammut, words: str) -> None:
    """Deal a round as the words say; NotPossible, changing nothing, if they describe no deal."""
    parts = words.split(" ")
    try:
        if parts[0] != "deal":
            raise ValueError("a deal begins with the word")
        sides = read_sides(parts[1:], list_of(state))
    except (ValueError, KeyError) as error:
        raise NotPossible(words) from error
    state.lay_out(sides)
