"""What can be done now and what a move would do, from a view alone: reach with its cost, passes, kicks and duels."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.core.game import View
from ludoteca.core.rng import Rng
from ludoteca.games.kahmate import codes, components, notation, position, samples
from ludoteca.games.kahmate.chances import SealedGame, share
from ludoteca.games.kahmate.components import DIRECTIONS, NAMES, PIECES, side_of
from ludoteca.games.kahmate.events import events
from ludoteca.games.kahmate.rules import Kahmate
from ludoteca.games.kahmate.view import resample


def preview(seen: View, viewer: int | None, action: int | None) -> dict[str, Any]:
    """The consequences of an action; without one, all that the open question allows."""
    state = resample(seen, viewer, Rng(0))
    if action is not None:
        assert viewer is not None
        return {"move": notation.WORDS[action], **consequences(state, viewer, action)}
    if state.is_over():
        return {}
    entry: dict[str, Any] = {"kind": position.KINDS[state.kind]}
    if state.kind == codes.TURN:
        entry |= turn(state, viewer)
    elif state.kind == codes.SETUP:
        entry["samples"] = offered(viewer)
    elif state.kind == codes.CARD:
        entry["duel"] = open_duel(state, viewer)
    elif state.kind == codes.INTERCEPT:
        entry["interceptors"] = attempts(state, viewer)
    elif state.kind in (codes.EXIT, codes.DROP):
        entry["squares"] = [consequence(state, state.seat, act) for act in state.legal_actions(state.seat)]
    return entry


def offered(viewer: int | None) -> dict[str, dict[str, str]]:
    """The sample line-ups of a captain's side by their keys, each player with its square (2.2)."""
    return {} if viewer is None else {sample.key: sample.squares for sample in samples.samples(viewer)}


def turn(state: Kahmate, viewer: int | None) -> dict[str, Any]:
    """Where the captain's players can run and at what cost, and what can be done about the ball."""
    entry: dict[str, Any] = {
        "reach": {},
        "takes": {},
        "passes": {},
        "kicks": [],
        "tackles": {},
        "charges": {},
    }
    for action in state.legal_actions(state.captain):
        verb, *rest = notation.WORDS[action].split()
        if verb == "run":
            add_run(entry, state, action)
        elif verb == "pass":
            entry["passes"][rest[0]] = consequence(state, state.captain, action, viewer)
        elif verb == "kick":
            entry["kicks"].append(rest[0])
        elif verb in ("tackle", "charge"):
            entry[f"{verb}s"][rest[0]] = consequence(state, state.captain, action, viewer)
    entry["pass_squares"] = pass_squares(state)
    return entry


def add_run(entry: dict[str, Any], state: Kahmate, action: int) -> None:
    """Note a run's cost, and whether it takes the loose ball."""
    _, piece, square = notation.WORDS[action].split()
    run = consequence(state, state.captain, action)
    entry["reach"].setdefault(piece, {})[square] = run["cost"]
    if run["takes_ball"]:
        entry["takes"].setdefault(piece, []).append(square)


def pass_squares(state: Kahmate) -> list[str]:
    """The squares of the 2 × 5 block behind the captain's active carrier (7.1)."""
    carrier = state.carrier
    if carrier == codes.NONE or side_of(carrier) != state.captain or state.down[carrier]:
        return []
    back = -1 if state.captain == 0 else 1
    lane, row = components.lane_of(state.at[carrier]), components.row_of(state.at[carrier])
    block = [components.square(lane + lanes, row + back * rows) for rows in (1, 2) for lanes in range(-2, 3)]
    return [NAMES[place] for place in sorted(block) if 8 <= place < 96]


def consequences(state: Kahmate, seat: int, action: int) -> dict[str, Any]:
    """What a legal action would do as far as its seat can know."""
    if state.kind == codes.CARD:
        return {"duel": open_duel(state, seat, action - codes.LAY_CARD + 1)}
    return consequence(state, seat, action, seat)


def consequence(state: Kahmate, seat: int, action: int, viewer: int | None = None) -> dict[str, Any]:
    """What an action does before anybody else chooses."""
    after = state.copy()
    assert isinstance(after, Kahmate)
    after.start_event_log()
    after.apply_action(seat, action)
    happened = {event.key: event.seen_by(seat) for event in events(after, after.take_facts())}
    if "ran" in happened:
        return run_preview(state, after, happened)
    if "left" in happened:
        return {"square": happened["left"]["to"], "try": "scored" in happened}
    if "dropped" in happened:
        return {"square": happened["dropped"]["square"], "taken_by": happened.get("took", {}).get("piece")}
    if "passed" in happened:
        return pass_preview(state, after, viewer)
    if after.kind == codes.CARD:
        return declared(after, viewer)
    if "kicked" in happened:
        return {"square": happened["kicked"]["square"]}
    if "ended" in happened:
        return {"rises": rising(state), "next": after.seat}
    return {}


def run_preview(state: Kahmate, after: Kahmate, happened: dict[str, Any]) -> dict[str, Any]:
    """A run's path and cost, the moves left, whether it takes the ball, and whether it scores."""
    piece = components.PIECE[happened["ran"]["piece"]]
    cost = happened["ran"]["cost"]
    return {
        "path": happened["ran"]["path"],
        "cost": cost,
        "left": components.TEAM[piece].moves - state.spent[piece] - cost,
        "takes_ball": "took" in happened,
        "try": "scored" in happened,
    }


def pass_preview(state: Kahmate, after: Kahmate, viewer: int | None) -> dict[str, Any]:
    """Where the receiver stands, and who could intercept with what chance."""
    receiver = after.carrier if after.kind == codes.TURN else after.receiver
    could = attempts(after, viewer) if after.kind == codes.INTERCEPT else {}
    return {"square": NAMES[state.at[receiver]], "interceptors": could}


def attempts(state: Kahmate, viewer: int | None) -> dict[str, Any]:
    """Each player who could try to intercept the pass under way, with the duel that would follow."""
    entry = {}
    for action in state.legal_actions(state.seat):
        if action != codes.DECLINE:
            name = PIECES[action - codes.INTERCEPT_BY]
            entry[name] = consequence(state, state.seat, action, viewer)["duel"]
    return entry


def declared(after: Kahmate, viewer: int | None) -> dict[str, Any]:
    """The duel that a tackle, charge or attempt opens, and for a charge the ways out if it is won."""
    entry: dict[str, Any] = {"duel": open_duel(after, viewer)}
    if after.duel == codes.CHARGE_DUEL:
        entry["exits"] = exits(after)
    return entry


def exits(after: Kahmate) -> list[dict[str, Any]]:
    """The ways out of the charged opponent's square, as they would be if the charge were won (6.5)."""
    won = after.copy()
    assert isinstance(won, Kahmate)
    won.at = [won.at[won.defender] if piece == won.attacker else place for piece, place in enumerate(won.at)]
    won.duel, won.kind, won.owes, won.sealing = 0, codes.EXIT, 1 << won.captain, 0
    listed = []
    for action in won.legal_actions(won.captain):
        way = {"direction": DIRECTIONS[action - codes.EXIT_TO]}
        listed.append(way | consequence(won, won.captain, action))
    return listed


def open_duel(state: Kahmate, viewer: int | None, card: int | None = None) -> dict[str, Any]:
    """Who fights whom with what bonus, how likely the attack is to win, and each own card's chances."""
    attacks = side_of(state.attacker)
    hands = [tuple(position.hand(state, seat)) for seat in (0, 1)]
    duel = SealedGame(state.attacker, state.defender, hands[attacks], hands[1 - attacks], state.pair)
    even = duel.with_cards(duel.attacking, duel.defending)
    entry: dict[str, Any] = {
        "duel": position.DUELS[state.duel],
        "attacker": PIECES[state.attacker],
        "defender": PIECES[state.defender],
        "attack": components.TEAM[state.attacker].attack,
        "defence": components.TEAM[state.defender].defence,
        "attack_wins": share(even.win),
    }
    if state.duel == codes.TACKLE_DUEL:
        entry["perfect"] = share(even.perfect)
    if viewer is not None:
        own = hands[viewer] if card is None else (card,)
        entry["cards"] = {str(one): own_chances(duel, one, viewer == attacks) for one in own}
    return entry


def own_chances(duel: SealedGame, card: int, attacking: bool) -> dict[str, Any]:
    """The chances of one's own card against any opposing one; `first` counts what this pair alone would bring."""
    others = duel.defending if attacking else duel.attacking
    pairs = [(card, other) if attacking else (other, card) for other in others]
    found = duel.with_cards([card], others) if attacking else duel.with_cards(others, [card])
    win = found.win if attacking else 1 - found.win
    first = Counter(duel.pair_outcome(*pair) for pair in pairs)
    entry = {"win": share(win), "tie": share(found.tie), "perfect": share(found.perfect)}
    return {**entry, "first": {key: first[key] for key in ("perfect", "attack", "tie", "defence")}}


def rising(state: Kahmate) -> list[str]:
    """The captain's players that get up when the turn ends (9.1)."""
    own = range(state.captain * 6, state.captain * 6 + 6)
    return [PIECES[piece] for piece in own if state.down[piece] == 1]
