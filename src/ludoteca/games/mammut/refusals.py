"""The clause and the sentence's key of every refusal."""

from __future__ import annotations

from ludoteca.core import codes as contract
from ludoteca.games.mammut import codes

REFUSALS = {
    contract.IS_OVER: ("7.1", "is-over"),
    contract.CHANCE_IS_NEXT: ("6.4", "chance-is-next"),
    contract.IS_NOT_ASKED: ("4.1", "not-asked"),
    contract.NO_SUCH_ACTION: ("4.2", "no-such-action"),
    codes.DIVIDING_IS_OVER: ("8.5", "dividing-is-over"),
    codes.NOTHING_TO_CHOOSE: ("8.5", "nothing-to-choose"),
    codes.TAKE_IN_PROGRESS: ("4.5", "take-in-progress"),
    codes.ROB_IN_PROGRESS: ("4.2", "rob-in-progress"),
    codes.NOTHING_TAKEN: ("4.2", "nothing-taken"),
    codes.NOTHING_ROBBED: ("4.2", "nothing-robbed"),
    codes.NOT_IN_CENTRE: ("4.2", "not-in-centre"),
    codes.OUT_OF_ORDER: ("4.2", "out-of-order"),
    codes.MUST_TAKE_ALL: ("4.7", "must-take-all"),
    codes.NOT_THE_LAST: ("4.7", "not-the-last"),
    codes.CENTRE_IS_EMPTY: ("4.2", "centre-is-empty"),
    codes.NO_SUCH_PILE: ("10.1", "no-such-pile"),
    codes.ROB_ONESELF: ("10.1", "rob-oneself"),
    codes.ROB_NOTHING: ("4.2", "rob-nothing"),
    codes.ROB_SINGLE: ("4.3", "rob-single"),
    codes.GIVE_BACK_FIRST: ("4.2", "give-back-first"),
    codes.KEEP_ONE: ("4.3", "keep-one"),
    codes.NOT_ROBBED: ("4.2", "not-robbed"),
    codes.CARD_NOT_HELD: ("4.5", "card-not-held"),
    codes.PEEK_NOT_HIDDEN: ("5.1", "peek-not-hidden"),
    codes.PEEK_AT_TWO: ("5.1", "peek-at-two"),
    codes.RETURN_NOTHING: ("5.3", "return-nothing"),
    codes.OWNS_ANIMAL: ("6.10", "owns-animal"),
    codes.NOT_ONES_TILE: ("8.1", "not-ones-tile"),
    codes.NO_ANIMAL_ON_TILE: ("8.1", "no-animal-on-tile"),
    codes.TILE_ALREADY_GIVEN: ("8.3", "tile-already-given"),
    codes.CHOOSE_A_TILE: ("8.1", "choose-a-tile"),
    codes.CHOOSE_NO_TILE: ("8.1", "choose-no-tile"),
    codes.NOT_OPTIONAL: ("8.1", "not-optional"),
}
