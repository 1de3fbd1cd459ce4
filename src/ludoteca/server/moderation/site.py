"""What every screen shows of a server: its announcement, its imprint, and who may play."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.i18n import LANGUAGES, accepted_language
from ludoteca.server.api.schemas import SiteInfo
from ludoteca.server.errors import Malformed
from ludoteca.server.localisation import clean_title
from ludoteca.server.settings import Settings
from ludoteca.store import Announcement, AuditEntry, Store
from ludoteca.store.moderation import ALL_LANGUAGES

MAX_LENGTH = 500
AUTO = "auto"


class Site:
    """The announcements, in memory, and the settings that concern visitors."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._texts: dict[str, str] = {}

    async def load(self) -> None:
        """Read the announcements from the store."""
        self._texts = {one.lang: one.text or "" for one in await self._store.announcements()}

    def announcements(self) -> dict[str, str]:
        """The announcements by language; the empty language is every other one."""
        return dict(self._texts)

    def info(self, lang: str) -> SiteInfo:
        """What a screen in a language shows."""
        text = self._texts.get(lang, self._texts.get(ALL_LANGUAGES, ""))
        return SiteInfo(text, self._settings.imprint, self._settings.members_only, self._settings.language)

    def first_language(self, accept_language: str) -> str:
        """The language of the first page for a visitor who has not chosen one."""
        return accepted_language(accept_language) if self._settings.language == AUTO else self._settings.language

    def first_page(self, accept_language: str) -> tuple[str, str]:
        """The language of the first page, and what every screen shows in it as JSON."""
        lang = self.first_language(accept_language)
        return lang, msgspec.json.encode(self.info(lang)).decode()

    async def announce(self, actor: str, text: str, langs: Sequence[str] = (ALL_LANGUAGES,)) -> None:
        """Show a text in some languages; an empty one clears what is shown there, in no language everywhere."""
        shown = clean_title(text)
        if len(shown) > MAX_LENGTH or any(lang not in (*LANGUAGES, ALL_LANGUAGES) for lang in langs):
            raise Malformed(key="bad-announcement", longest=MAX_LENGTH)
        cleared = [*self._texts] if not shown and ALL_LANGUAGES in langs else langs
        action = "announce" if shown else "unannounce"
        for lang in cleared:
            entry = AuditEntry(actor, action, lang, shown)
            await self._store.moderate(entry, Announcement(lang, shown or None))
        await self.load()
