"""Reference implementation of Mammut on positions of the protocol: slow, and independent of the game's code."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

Position = dict[str, Any]

HANDLES = [*(str(number) for number in range(1, 32)), "S"]
ANIMALS = ["bison", "boar", "cave-bear", "deer", "hare", "horse", "wolf"]
PREY_CARDS = ["peek", "flip", "return"]
CARDS = [
    *PREY_CARDS,
    "fur",
    "animal",
    "axe-points",
    "fur-points",
    "fur-animal",
    "axe-fur",
    "tusk-points",
    "tusk-fire",
    "axe-fire",
]


class ReferenceGame:
    """One game on a copy of a position."""

    def __init__(self, position: Position) -> None:
        self.p = deepcopy(position)
        self.n: int = position["players"]

    # What lies where.

    def groups(self, seat: int) -> list[str]:
        return [f"p{seat}.1", f"p{seat}.2"] if self.n == 2 else [f"p{seat}"]

    def lying(self, place: str) -> list[str]:
        return [handle for handle in HANDLES if self.p["tiles"][handle]["at"] == place]

    def owned(self, seat: int) -> list[str]:
        return [handle for handle in HANDLES if self.p["tiles"][handle]["at"] in self.groups(seat)]

    def empty(self, seat: int) -> list[str]:
        return [group for group in self.groups(seat) if not self.lying(group)]

    def up(self, handle: str) -> str:
        up: str = self.p["tiles"][handle]["up"]
        return up

    # Legal moves.

    def moves(self) -> list[str]:
        pending = self.p["pending"]
        seat = pending["seat"]
        if pending["kind"] == "turn":
            return self.seizures(seat) + self.card_moves(seat)
        if pending["kind"] == "take":
            highest = max(HANDLES.index(handle) for handle in pending["taken"])
            return ["done", *(f"take {h}" for h in self.lying("centre") if HANDLES.index(h) > highest)]
        if pending["kind"] == "back":
            return self.backs(pending)
        missing = [kind for kind in ANIMALS if kind not in self.p["animals"][seat]]
        if pending["card"] == "fur-animal":
            return [f"choose {kind}" for kind in missing]
        usable = self.usable(seat)
        return ["skip", *(f"choose {kind} {handle}" for kind in missing for handle in usable)]

    def seizures(self, seat: int) -> list[str]:
        centre = self.lying("centre")
        waiting = sum(len(self.empty(other)) for other in range(self.n))
        found = ["take all"] if waiting == 1 else [f"take {handle}" for handle in centre]
        if not centre:
            found = []
        for other in range(self.n):
            if other != seat:
                found += [f"rob {group[1:]}" for group in self.groups(other) if len(self.lying(group)) >= 2]
        return found

    def card_moves(self, seat: int) -> list[str]:
        hand = self.p["hands"][seat]
        found = [f"play {card}" for card in sorted(set(hand)) if card not in PREY_CARDS]
        hidden = [handle for handle in HANDLES if self.up(handle) == "?"]
        if "peek" in hand:
            found += [f"play peek {a} {b}" for a, b in combinations(hidden, 2)]
            if len(hidden) == 1:
                found.append(f"play peek {hidden[0]}")
        if "flip" in hand:
            found += [f"play flip {a}" for a in HANDLES]
            found += [f"play flip {a} {b}" for a, b in combinations(HANDLES, 2)]
        if "return" in hand:
            found += self.returns()
        return found

    def returns(self) -> list[str]:
        if self.n == 2:
            pools = [[group[1:] for group in self.groups(seat) if self.lying(group)] for seat in (0, 1)]
        else:
            pools = [[str(seat) for seat in range(self.n) if self.owned(seat)]]
        return [
            "play return " + " ".join(chosen)
            for pool in pools
            for size in range(1, len(pool) + 1)
            for chosen in combinations(pool, size)
        ]

    def backs(self, pending: Position) -> list[str]:
        held = self.lying(pending["to"])
        found = ["done"] if pending["back"] else []
        highest = max((HANDLES.index(handle) for handle in pending["back"]), default=-1)
        if len(held) > 1:
            found += [f"back {handle}" for handle in held if HANDLES.index(handle) > highest]
        return found

    def usable(self, seat: int) -> list[str]:
        given = self.p["pending"].get("given", []) if self.p["pending"] else []
        return [h for h in self.owned(seat) if self.up(h) in ANIMALS and h not in given]

    # What moves do.

    def play(self, move: str) -> None:
        verb, *rest = move.split(" ")
        pending = self.p["pending"]
        seat = pending["seat"]
        if move == "take all":
            self.move_all("centre", self.empty(seat)[0])
            self.p["first"] = seat
            self.begin_scoring()
        elif verb == "take":
            to = pending.get("to") or self.empty(seat)[0]
            self.p["tiles"][rest[0]]["at"] = to
            taken = [*pending.get("taken", []), rest[0]]
            self.p["pending"] = {"kind": "take", "seat": seat, "to": to, "taken": taken}
        elif verb == "rob":
            to = self.empty(seat)[0]
            self.move_all(f"p{rest[0]}", to)
            self.p["pending"] = {"kind": "back", "seat": seat, "to": to, "back": []}
        elif verb == "back":
            self.p["tiles"][rest[0]]["at"] = "centre"
            pending["back"].append(rest[0])
        elif verb == "done":
            self.next_turn(seat)
        elif verb == "play":
            self.play_card(seat, rest[0], rest[1:])
        else:
            self.chosen(seat, verb, rest)

    def move_all(self, start: str, goal: str) -> None:
        for handle in self.lying(start):
            self.p["tiles"][handle]["at"] = goal

    def can_act(self, seat: int) -> bool:
        rich = any(
            len(self.lying(group)) >= 2 for other in range(self.n) if other != seat for group in self.groups(other)
        )
        return bool(self.empty(seat)) and (bool(self.lying("centre")) or rich)

    def next_turn(self, seat: int) -> None:
        for step in range(1, self.n + 1):
            following = (seat + step) % self.n
            if self.can_act(following):
                self.open_turn(following)
                return
        self.p["first"] = next(s for s in range(self.n) if self.empty(s))
        self.begin_scoring()

    def open_turn(self, seat: int) -> None:
        self.p["turn"] += 1
        self.p["pending"] = {"kind": "turn", "seat": seat}

    def play_card(self, seat: int, card: str, names: list[str]) -> None:
        self.p["hands"][seat].remove(card)
        if card not in PREY_CARDS:
            self.p["played"][seat] = sorted([*self.p["played"][seat], card], key=CARDS.index)
            return
        self.p["discard"][card] += 1
        if card == "peek":
            self.learn(seat, names)
        elif card == "flip":
            for handle in names:
                self.turn_over(handle)
        else:
            for name in names:
                self.move_all(f"p{name}", "centre")

    def learn(self, seat: int, handles: list[str]) -> None:
        known = {*self.p["knows"][seat], *handles}
        self.p["knows"][seat] = sorted(known, key=HANDLES.index)

    def turn_over(self, handle: str) -> None:
        tile = self.p["tiles"][handle]
        tile["up"], tile["down"] = tile["down"], tile["up"]
        for seat in range(self.n):
            self.learn(seat, [handle])

    # Scoring.

    def shaman(self) -> int:
        return next(seat for seat in range(self.n) if "S" in self.owned(seat))

    def clockwise(self) -> list[int]:
        return [(self.shaman() + step) % self.n for step in range(self.n)]

    def tie_order(self) -> list[int]:
        sign = 1 if self.up("S") == "red" else -1
        return [(self.shaman() + sign * step) % self.n for step in range(self.n)]

    def count(self, seat: int, face: str) -> int:
        return sum(self.up(handle) == face for handle in self.owned(seat))

    def in_play(self, card: str) -> bool:
        return any(card in played for played in self.p["played"])

    def best(self, numbers: list[int]) -> int | None:
        most = max(numbers)
        return next(seat for seat in self.tie_order() if numbers[seat] == most) if most else None

    def worst(self, numbers: list[int]) -> int:
        fewest = min(numbers)
        return [seat for seat in self.tie_order() if numbers[seat] == fewest][-1]

    def add(self, seat: int, points: int) -> None:
        self.p["points"][seat] = max(0, self.p["points"][seat] + points)

    def tally(self, face: str) -> list[int]:
        return [self.count(seat, face) for seat in range(self.n)]

    def extra(self, card: str, face: str) -> list[int]:
        holder = self.best(self.tally(face)) if self.in_play(card) else None
        return [int(seat == holder) for seat in range(self.n)]

    def furs(self) -> list[int]:
        own = [played.count("fur") for played in self.p["played"]]
        return [sum(parts) for parts in zip(self.tally("fur"), own, self.extra("axe-fur", "axe"), strict=True)]

    def fires(self) -> list[int]:
        extras = self.extra("tusk-fire", "tusk"), self.extra("axe-fire", "axe")
        return [sum(parts) for parts in zip(self.tally("fire"), *extras, strict=True)]

    def begin_scoring(self) -> None:
        for handle in HANDLES:
            if self.up(handle) == "?":
                self.turn_over(handle)
        queue = []
        if self.p["round"] < 5:
            queue = [seat for seat in self.clockwise() for _ in range(self.count(seat, "axe"))]
        self.next_draw(queue)

    def next_draw(self, queue: list[int]) -> None:
        if queue and not any(self.p["deck"].values()):
            self.p["deck"], self.p["discard"] = self.p["discard"], dict.fromkeys(CARDS, 0)
        if queue and any(self.p["deck"].values()):
            self.p["pending"] = {"kind": "draw", "seat": queue[0], "queue": queue}
            return
        self.score_axes_and_furs()

    def odds(self) -> list[tuple[str, int]]:
        if self.p["pending"]["kind"] == "deal":
            return []
        return [(f"draw {card}", self.p["deck"][card]) for card in CARDS if self.p["deck"][card]]

    def draw(self, outcome: str) -> None:
        card, queue = outcome.split(" ")[1], self.p["pending"]["queue"]
        self.p["deck"][card] -= 1
        self.p["hands"][queue[0]] = sorted([*self.p["hands"][queue[0]], card], key=CARDS.index)
        self.next_draw(queue[1:])

    def score_axes_and_furs(self) -> None:
        for seat, axes in enumerate(self.tally("axe")):
            self.add(seat, axes * (3 if self.p["round"] == 5 else 0) + axes * (2 if self.in_play("axe-points") else 0))
        furs = self.furs()
        for seat in range(self.n):
            self.p["furs"][seat] += furs[seat]
        track = self.p["furs"]
        leader = next(seat for seat in self.tie_order() if track[seat] == max(track))
        trailing = self.worst(track)
        self.add(leader, self.p["round"])
        self.add(trailing, -self.p["round"])
        holder = self.best(furs)
        if self.in_play("fur-points") and holder is not None:
            self.add(holder, 4)
        if self.in_play("fur-animal") and holder is not None and len(self.p["animals"][holder]) < 7:
            self.p["pending"] = {"kind": "choose", "seat": holder, "card": "fur-animal"}
        else:
            self.score_the_rest()

    def score_the_rest(self) -> None:
        tusks, foods = self.tally("tusk"), self.tally("food")
        for seat in range(self.n):
            self.add(seat, 2 * tusks[seat])
        holder = self.best(tusks)
        if self.in_play("tusk-points") and holder is not None:
            self.add(holder, 4)
        order = self.tie_order()
        ranked = sorted((s for s in order if foods[s]), key=lambda s: (-foods[s], order.index(s)))
        prizes = {2: [8], 3: [8, 5], 4: [8, 5, 2], 5: [8, 5, 2]}[self.n]
        for seat, points in zip(ranked, prizes, strict=False):
            self.add(seat, points)
        fires = self.fires()
        loser = self.worst(fires)
        self.add(loser, -5)
        if self.n == 2:
            self.add(1 - loser, fires[1 - loser])
        queue = [seat for seat in self.clockwise() for card in self.p["played"][seat] if card == "animal"]
        self.next_choice(queue, [])

    def next_choice(self, queue: list[int], given: list[str]) -> None:
        while queue:
            seat = queue[0]
            question = {"kind": "choose", "seat": seat, "card": "animal", "queue": queue, "given": given}
            self.p["pending"] = question
            if self.usable(seat) and len(self.p["animals"][seat]) < 7:
                return
            queue = queue[1:]
        self.p["pending"] = {"given": given}
        for seat in range(self.n):
            for handle in self.usable(seat):
                self.own(seat, self.up(handle))
        self.finish_round()

    def own(self, seat: int, kind: str) -> None:
        self.p["animals"][seat] = sorted({*self.p["animals"][seat], kind})

    def chosen(self, seat: int, verb: str, rest: list[str]) -> None:
        pending = self.p["pending"]
        if verb == "choose":
            self.own(seat, rest[0])
        if pending["card"] == "fur-animal":
            self.score_the_rest()
            return
        given = sorted([*pending["given"], *rest[1:]], key=HANDLES.index)
        self.next_choice(pending["queue"][1:], given)

    def finish_round(self) -> None:
        for seat in range(self.n):
            for card in self.p["played"][seat]:
                self.p["discard"][card] += 1
            self.p["played"][seat] = []
        if self.p["round"] < 5:
            self.p["round"] += 1
            self.p["pending"] = {"kind": "deal", "seat": None}
            return
        for seat in range(self.n):
            self.p["points"][seat] += [0, 0, 0, 4, 9, 15, 22, 30][len(self.p["animals"][seat])]
        points, furs = self.p["points"], self.p["furs"]
        top = [seat for seat in range(self.n) if points[seat] == max(points)]
        winners = [seat for seat in top if furs[seat] == max(furs[other] for other in top)]
        reason = "points" if len(top) == 1 else "furs" if len(winners) == 1 else "shared"
        self.p["pending"] = None
        self.p["result"] = {"scores": list(points), "winners": winners, "reason": reason}

    def deal(self, words: str) -> None:
        for handle, sides in zip(HANDLES, words.split(" ")[1:], strict=True):
            up, down = sides.split("/")
            self.p["tiles"][handle] = {"up": up, "down": down, "at": "centre"}
        self.p["knows"] = [[] for _ in range(self.n)]
        self.open_turn(self.p["first"])
