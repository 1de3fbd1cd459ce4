"""The clause and the sentence's key of every refusal."""

from __future__ import annotations

from ludoteca.core import codes as contract
from ludoteca.games.maamut import codes

REFUSALS = {
    contract.IS_OVER: ("6.1", "is-over"),
    contract.CHANCE_IS_NEXT: ("3.7", "chance-is-next"),
    contract.IS_NOT_ASKED: ("2.6", "not-asked"),
    contract.NO_SUCH_ACTION: ("3.1", "no-such-action"),
    codes.WRONG_PLACING: ("2.5", "placing-first"),
    codes.WRONG_TURN: ("2.5", "placing-is-over"),
    codes.WRONG_FLEEING: ("5.4", "fleeing-first"),
    codes.NOT_FRIGHTENED: ("5.1", "not-frightened"),
    codes.PLACE_NOT_OUTER: ("2.5", "place-not-outer"),
    codes.PLACE_ON_ROCK: ("2.5", "place-on-rock"),
    codes.PLACE_OCCUPIED: ("2.5", "place-occupied"),
    codes.CARD_NOT_HELD: ("3.1", "card-not-held"),
    codes.DISCARD_NOT_HELD: ("3.6", "card-not-held"),
    codes.MOVE_OFF_BOARD: ("3.1", "move-off-board"),
    codes.MOVE_INTO_ROCK: ("3.1", "move-into-rock"),
    codes.TRAP_OFF_GRASS: ("3.3", "trap-off-grass"),
    codes.TRAP_ON_TRAP: ("3.3", "trap-on-trap"),
    codes.TRAP_NOT_ALONE: ("3.3", "trap-not-alone"),
    codes.NO_TRAPS_LEFT: ("3.4", "no-traps-left"),
    codes.NOTHING_TO_REMOVE: ("3.5", "nothing-to-remove"),
    codes.REMOVE_NOT_ALONE: ("3.5", "remove-not-alone"),
    codes.FLEE_OFF_BOARD: ("5.2", "flee-off-board"),
    codes.FLEE_INTO_ROCK: ("5.2", "flee-into-rock"),
    codes.FLEE_OCCUPIED: ("5.3", "flee-occupied"),
    codes.FLEE_BACK: ("5.2", "flee-back"),
}
