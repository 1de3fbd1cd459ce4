"""The list of supported languages; the choice of one by tag, Accept-Language header or environment."""

from __future__ import annotations

import os
import re

# Every language with its own name; the first is the fallback.
LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "es": "Español"}
LANGUAGES = tuple(LANGUAGE_NAMES)
FALLBACK = LANGUAGES[0]
ENVIRONMENT_VARIABLES = ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
MAX_HEADER_LENGTH = 500
ANY = "*"
# One element of an Accept-Language header, RFC 9110, section 12.5.4.
LANGUAGE_RANGE = re.compile(
    r"\s*(?P<language>\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q=(?P<weight>0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?",
    re.IGNORECASE,
)
PRIMARY_SUBTAG = re.compile(r"[a-z]+", re.IGNORECASE)


def supported_language(lang: str) -> str:
    """The supported language of a tag such as `it` or `it-CH`, else English."""
    return _supported(lang) or FALLBACK


def accepted_language(header: str) -> str:
    """The supported language with the highest weight in an Accept-Language header, the first of equals, else English.

    A weight of 0 excludes a language, `*` stands for those not named, and malformed elements are ignored.
    """
    weights = _weights(header)
    others = weights.get(ANY, 0.0)
    candidates = {lang: weights.get(lang, others) for lang in (*weights, *LANGUAGES) if lang in LANGUAGES}
    best = max(candidates, key=lambda lang: candidates[lang])
    return best if candidates[best] > 0 else FALLBACK


def environment_language(requested: str | None = None) -> str:
    """The requested language if it is supported, else that of the environment, else English."""
    for tag in (requested, *(os.environ.get(name) for name in ENVIRONMENT_VARIABLES)):
        if lang := _supported(tag or ""):
            return lang
    return FALLBACK


def _weights(header: str) -> dict[str, float]:
    """The weight of each primary language in a header; its highest if several elements name it."""
    weights: dict[str, float] = {}
    for element in header[:MAX_HEADER_LENGTH].split(","):
        if found := LANGUAGE_RANGE.fullmatch(element):
            lang = found["language"].lower()
            weights[lang] = max(weights.get(lang, 0.0), float(found["weight"] or 1))
    return weights


def _supported(tag: str) -> str | None:
    """The supported language of a language tag or a locale name, if it is one."""
    found = PRIMARY_SUBTAG.match(tag)
    return found[0].lower() if found and found[0].lower() in LANGUAGES else None
