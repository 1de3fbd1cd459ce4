"""The numbers of the compiled rules are those of the plain ones, and every action has its own words."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.games.kahmate import codes, notation, refusals


def test_both_files_hold_the_same_numbers() -> None:
    declared = Path(codes.__file__).with_name("c_codes.pxd").read_text("utf-8")
    compiled = {name: int(value) for name, value in re.findall(r"^    (\w+) = (-?\d+)$", declared, re.MULTILINE)}
    plain = {name: value for name, value in vars(codes).items() if name.isupper()}
    assert compiled == plain


def test_words_begin_where_the_codes_say() -> None:
    firsts = {
        codes.RUN_TO: "run rn1 a0",
        codes.PUT_ON: "put rn1 a0",
        codes.IS_READY: "ready",
        codes.TACKLE_BY: "tackle rn1",
        codes.CHARGE_TO: "charge N",
        codes.EXIT_TO: "exit N",
        codes.PASS_TO: "pass rn1",
        codes.INTERCEPT_BY: "intercept rn1",
        codes.DECLINE: "decline",
        codes.KICK_TO: "kick a0",
        codes.LAY_CARD: "card 1",
        codes.DROP_ON: "drop a0",
        codes.END_TURN: "end",
    }
    assert {action: notation.WORDS[action] for action in firsts} == firsts
    assert len(notation.WORDS) == len(set(notation.WORDS)) == codes.ACTIONS


def test_every_refusal_has_a_clause_and_a_key() -> None:
    first, last = codes.LINING_UP, codes.DROP_BARRED
    assert set(range(first, last + 1)) <= refusals.REFUSALS.keys()
