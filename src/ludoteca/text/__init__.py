"""Sentences in four languages: the shared catalogues here, each game's own in its folder."""

from ludoteca.text.speaker import LANGUAGES, Speaker, language, speaker

__all__ = ["LANGUAGES", "Speaker", "language", "speaker"]
