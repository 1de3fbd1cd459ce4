"""An endless game of taking tiles in turn, with the rules and fields of the peer's game in bench/boardgame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ludoteca.core import codes as contract
from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.events import Event, EventKind
from ludoteca.core.game import Game, Position, View
from ludoteca.core.meta import Meta
from ludoteca.core.plain_state import PlainState
from ludoteca.core.projection import OpenProjection
from ludoteca.core.rng import Rng

META = Meta(name="loot", title="Loot", players=(2, 2), minutes=(1, 1), rules=1, package="bench.loot")
PREY = ("food", "tusk", "fur", "axe", "fire")
TILES = 32
ALL = list(range(TILES))
NAMES = [str(tile) for tile in range(TILES)]
UP = [PREY[tile % len(PREY)] for tile in range(TILES)]
PAIRS = [[PREY[tile % len(PREY)], PREY[(tile + 1) % len(PREY)]] for tile in range(TILES - 1)]
PLACES = ("centre", "p0", "p1")
# Positions share what they have in common, as the peer's states do.
LYING = [[{"up": up, "down": None, "at": at} for at in PLACES] for up in UP]
TAKE = 1
TOOK = 1
KINDS = {"took": EventKind(("seat", "tile"), ("tiles", "points", "taken"))}


class Loot(PlainState):
    """Where each tile lies, and the points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at", "gained", "taken")
    REASONS: ClassVar[tuple[str, ...]] = ("",)
    ACTIONS: ClassVar[int] = TILES

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.at = [0] * TILES
        self.gained = [0, 0]
        self.taken = 0
        self.ask(TAKE, 0)

    def on_refusal(self, seat: int, action: int) -> int:
        """Every tile may be taken, wherever it lies."""
        return 0 if 0 <= action < TILES else contract.NO_SUCH_ACTION

    def on_legal_actions(self, seat: int) -> list[int]:
        """All of them."""
        return ALL

    def on_apply_action(self, seat: int, action: int) -> None:
        """Take a tile; then it is the other's turn."""
        self.at[action] = 1 + seat
        self.gained[seat] += 1
        self.taken += 1
        self.turn += 1
        self.log_fact(TOOK, seat, action)
        self.ask(TAKE, 1 - seat)


def draw_setup(players: int, options: Mapping[str, Any], chance: Chance) -> str:
    """Nothing is drawn."""
    return "setup"


def initial_state(players: int, options: Mapping[str, Any], words: str) -> Loot:
    """All tiles in the centre."""
    return Loot(players)


def position(state: Loot) -> Position:
    """Everything, in the peer's fields."""
    lying = {name: lies[at] for name, lies, at in zip(NAMES, LYING, state.at, strict=True)}
    points = list(state.gained)
    return {"tiles": lying, "list": PAIRS, "hands": [3, 3], "points": points, "furs": [0, 0], "taken": state.taken}


def parse(position: Any) -> Loot:
    """The state of a position."""
    state = Loot(2)
    state.at = [PLACES.index(tile["at"]) for tile in position["tiles"].values()]
    state.gained, state.taken = list(position["points"]), position["taken"]
    return state


def view(state: Loot, viewer: int | None) -> View:
    """Everything."""
    return position(state)


def resample(view: View, viewer: int | None, rng: Rng) -> Loot:
    """The state itself."""
    return parse(view)


def preview(view: View, seat: int | None, action: int | None) -> dict[str, Any]:
    """The points."""
    return {"points": view["points"]}


def events(state: Loot, facts: Sequence[tuple[int, ...]]) -> list[Event]:
    """Who took which tile."""
    return [Event("took", {"seat": fact[1], "tile": NAMES[fact[2]]}) for fact in facts]


GAME = Game[Loot](
    meta=META,
    actions=TILES,
    vocabulary=tuple(f"take {tile}" for tile in NAMES),
    event_kinds=KINDS,
    refusals={},
    draw_setup=draw_setup,
    initial_state=initial_state,
    position=position,
    parse=parse,
    view=view,
    resample=resample,
    preview=preview,
    events=events,
    projections=OpenProjection,
)


def install() -> None:
    """Let this process know the game beside the installed ones."""
    discovery.metas()[META.name] = META
