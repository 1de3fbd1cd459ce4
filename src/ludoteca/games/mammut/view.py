"""What each viewer may know, built up from the public fields, and worlds imagined from it (3.3)."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from ludoteca.core.errors import ImpossiblePosition
from ludoteca.core.game import Game, Position, View
from ludoteca.core.projection import Gaps, Projection
from ludoteca.core.rng import Rng
from ludoteca.games.mammut import codes, notation, parse, position, tiles
from ludoteca.games.mammut.rules import Mammut
from ludoteca.games.mammut.tiles import Pair

SPECTATOR = -1
ALL_TILES = (1 << len(tiles.HANDLES)) - 1
MAX_LISTS = 1024


class Views(position.Written):
    """The public fields, one's own cards, the hidden sides one has seen, and of the rest only numbers."""

    def __init__(self, loot: Mammut) -> None:
        super().__init__(loot)
        self.rules = loot
        self._gaps: dict[int | None, Gaps] = {}

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""
        lying = dict(zip(tiles.HANDLES, self.closed, strict=True))
        for tile in position.members(self.rules.seen(SPECTATOR if viewer is None else viewer)):
            lying[tiles.HANDLES[tile]] = self.opened(tile)
        seats = range(self.loot.players)
        hands = [shown(self.hands, seat, seat == viewer) for seat in seats]
        is_open = not self.rules.are_cards_down()
        played = [shown(self.played, seat, is_open or seat == viewer) for seat in seats]
        return {**self.filled(lying, hands, played, sum(self.loot.deck)), "list": self.listed}

    def gaps(self, viewer: int | None) -> Gaps:
        """What a viewer doesn't see, worked out once."""
        if viewer not in self._gaps:
            self._gaps[viewer] = self._unseen(viewer)
        return self._gaps[viewer]

    def _unseen(self, viewer: int | None) -> Gaps:
        """The hidden sides one hasn't seen, the others' cards and the pile."""
        unseen = ALL_TILES & ~self.rules.seen(SPECTATOR if viewer is None else viewer)
        held = sum(self.hands) + sum(self.loot.deck) + (sum(self.played) if self.rules.are_cards_down() else 0)
        if viewer is not None:
            held -= sum(own(self.hands, viewer)) + (sum(own(self.played, viewer)) if self.rules.are_cards_down() else 0)
        return Gaps(unseen.bit_count() + held, unseen)

    @cached_property
    def listed(self) -> list[list[str]]:
        """The tiles in use."""
        return named(tuple(self.loot.up), tuple(self.loot.down))


def position_of(loot: Mammut) -> Position:
    """The whole position."""
    return Views(loot).position()


def view(loot: Mammut, viewer: int | None) -> View:
    """What a viewer may know."""
    return Views(loot).view(viewer)


def projection(game: Game[Mammut], loot: Mammut) -> Projection:
    """The position and the views, which share what is public."""
    return Views(loot)


@lru_cache(MAX_LISTS)
def named(up: tuple[int, ...], down: tuple[int, ...]) -> list[list[str]]:
    """The tiles in use by their sides; they stay the same through a game, and the sides for many moves."""
    return tiles.named(notation.list_of_sides(up, down))


def own(held: list[int], seat: int) -> list[int]:
    """The numbers of a seat's cards."""
    return held[seat * codes.CARDS : (seat + 1) * codes.CARDS]


def shown(held: list[int], seat: int, is_open: bool) -> list[str] | int:
    """A seat's cards, or only their number."""
    if is_open:
        return position.cards(held, seat)
    return sum(own(held, seat))


def resample(seen: View, viewer: int | None, rng: Rng) -> Mammut:
    """A state with this view: what is hidden is drawn at random, each possible world with its right probability."""
    try:
        whole = {**seen, **completed_cards(seen), "tiles": completed_tiles(seen)}
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise ImpossiblePosition([{"key": "not-a-view", "path": ""}]) from error
    return parse.parse(whole).resample(SPECTATOR if viewer is None else viewer, rng)


def completed_cards(seen: View) -> dict[str, Any]:
    """Hands, played cards and pile with the unseen cards in a fixed order."""
    unseen = [card for card, copies in zip(tiles.CARDS, tiles.COPIES, strict=True) for _ in range(copies)]
    open_lists = [one for one in (*seen["hands"], *seen["played"]) if isinstance(one, list)]
    discarded = [card for card, number in seen["discard"].items() for _ in range(number)]
    for card in (*discarded, *(card for one in open_lists for card in one)):
        unseen.remove(card)
    played = [one if isinstance(one, list) else [unseen.pop() for _ in range(one)] for one in seen["played"]]
    hands = [one if isinstance(one, list) else [unseen.pop() for _ in range(one)] for one in seen["hands"]]
    return {"hands": hands, "played": played, "deck": {card: unseen.count(card) for card in tiles.CARDS}}


def completed_tiles(seen: View) -> dict[str, dict[str, str]]:
    """Every handle with some hidden side that the visible ones and the list allow."""
    lying = {handle: dict(seen["tiles"][handle]) for handle in tiles.HANDLES}
    lying["S"]["down"] = "blue" if lying["S"]["up"] == "red" else "red"
    left = tiles.pairs(seen["list"])
    for tile in lying.values():
        if tile["down"] is not None and tile is not lying["S"]:
            left.remove(tiles.pair(tiles.SIDE[tile["up"]], tiles.SIDE[tile["down"]]))
    unseen = [tile for tile in lying.values() if tile["down"] is None]
    fitting = matched([tiles.SIDE[tile["up"]] for tile in unseen], left)
    for tile, pair in zip(unseen, fitting, strict=True):
        tile["down"] = tiles.SIDES[sum(pair) - tiles.SIDE[tile["up"]]]
    return lying


def matched(faces: list[int], pairs: list[Pair]) -> list[Pair]:
    """A different pair with each face on it; ValueError if there is no such choice."""
    owner: dict[int, int] = {}

    def claim(one: int, tried: set[int]) -> bool:
        for at, pair in enumerate(pairs):
            if faces[one] in pair and at not in tried:
                tried.add(at)
                if at not in owner or claim(owner[at], tried):
                    owner[at] = one
                    return True
        return False

    if len(faces) != len(pairs) or not all(claim(one, set()) for one in range(len(faces))):
        raise ValueError("the visible faces don't fit the list")
    return [pairs[at] for at, _ in sorted(owner.items(), key=lambda item: item[1])]
