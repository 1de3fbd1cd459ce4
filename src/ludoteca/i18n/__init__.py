"""Translations: the supported languages, language negotiation and the Fluent catalogues shared by all games."""

from ludoteca.i18n.catalogues import Translator, fluent_arguments, translator
from ludoteca.i18n.negotiation import (
    FALLBACK,
    LANGUAGES,
    accepted_language,
    environment_language,
    supported_language,
)

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Translator",
    "accepted_language",
    "environment_language",
    "fluent_arguments",
    "supported_language",
    "translator",
]
