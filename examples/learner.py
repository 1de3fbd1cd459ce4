"""A program that learns which kinds of move win: it asks for events and results, and remembers them between games.

Usage: ludoteca arena kahmate "learner=python3 examples/learner.py" random --jobs 1
"""

import json
import random
import sys
from collections import defaultdict

WANTS = ["events", "result"]
EXPLORE = 0.1

games = defaultdict(lambda: 1.0)  # by kind of move: in how many games it was played
wins = defaultdict(lambda: 0.5)  # and how many of those were won
played = defaultdict(set)  # by match and seat: the kinds of move played so far
seen = defaultdict(list)  # by match and seat: everything that happened, as this seat saw it


def kind(game, move):
    """The game and the first word of a move."""
    return game, move.split()[0]


def remember(request):
    """Keep what happened since the last request about this seat; all of it comes again if it is `fresh`."""
    events = seen[request["match"], request["seat"]]
    if request.get("fresh"):
        events.clear()
    events.extend(request["events"])


def choose(request):
    """Play the kind of move that won most often so far, now and then any other."""
    remember(request)
    chance = random.Random(request["seed"])
    moves, game = request["moves"], request["game"]
    move = chance.choice(moves)
    if chance.random() > EXPLORE:
        best = max(wins[kind(game, one)] / games[kind(game, one)] for one in moves)
        move = chance.choice([one for one in moves if wins[kind(game, one)] / games[kind(game, one)] == best])
    played[request["match"], request["seat"]].add(kind(game, move))
    return {"move": move}


def learn(request):
    """Count the kinds of move that were played in a finished game."""
    remember(request)
    match = request["match"], request["seat"]
    won = request["seat"] in request["result"]["winners"]
    for one in played.pop(match, ()):
        games[one] += 1
        wins[one] += won
    print(f"{len(seen.pop(match))} events, {'won' if won else 'not won'}", file=sys.stderr)
    return {}


ANSWERS = {
    "hello": lambda request: {"protocol": 1, "name": "learner", "wants": WANTS},
    "choose": choose,
    "result": learn,
}

for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps(ANSWERS[request["do"]](request)), flush=True)
