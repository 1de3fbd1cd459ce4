"""Translations: the supported languages, language negotiation and the Fluent catalogues shared by all games."""

from ludoteca.i18n.catalogues import Translator, catalogue_source, fluent_arguments, load_catalogues, translator
from ludoteca.i18n.negotiation import (
    FALLBACK,
    LANGUAGE_NAMES,
    LANGUAGES,
    accepted_language,
    environment_language,
    supported_language,
)

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "Translator",
    "accepted_language",
    "catalogue_source",
    "environment_language",
    "fluent_arguments",
    "load_catalogues",
    "supported_language",
    "translator",
]
