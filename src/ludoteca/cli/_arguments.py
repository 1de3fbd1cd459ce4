"""Translates the messages of argparse with the catalogues; its %-fields stay in them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.i18n import Translator

PHRASES = {
    "usage: ": "usage",
    "options": "options",
    "positional arguments": "positional",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "not allowed with argument %s": "exclusive",
    "ignored explicit argument %r": "ignored",
    "one of the arguments %s is required": "one-of",
}


@contextmanager
def translated_by(translator: Translator) -> Iterator[None]:
    """Context in which argparse writes its messages in the translator's language; those without a key stay English."""
    english = vars(argparse)["_"]

    def translated(phrase: str) -> str:
        name = PHRASES.get(phrase)
        if name is None:
            return str(english(phrase))
        ending = phrase[len(phrase.rstrip()) :]
        return translator.translate(f"arguments-{name}") + ending

    vars(argparse)["_"] = translated
    try:
        yield
    finally:
        vars(argparse)["_"] = english
