"""The commands of `ludoteca admin` that concern people: bans, mutes, reports, hosts, words, announcements, results."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any

from ludoteca.server.admin.administration import Administration
from ludoteca.server.moderation.reports import ACTED, DISMISSED, Reports
from ludoteca.server.moderation.sanctions import BadTarget
from ludoteca.server.moderation.service import CONSOLE, ModerationService, described_target, new_sanction
from ludoteca.server.moderation.site import Site
from ludoteca.server.setting_values import duration
from ludoteca.store import Sanction, Store
from ludoteca.store.moderation import ACCOUNT, ALL_LANGUAGES, BAN, MUTE, NAME, NETWORK, SEAT

Request = dict[str, Any]
Answer = dict[str, Any]
Handler = Callable[[Request], Awaitable[Answer]]
DONE = {"done": True}


class ModerationCommands:
    """The handlers of these commands by name."""

    def __init__(
        self,
        store: Store,
        moderation: ModerationService,
        reports: Reports,
        site: Site,
        administration: Administration,
    ) -> None:
        self._store = store
        self._moderation = moderation
        self._reports = reports
        self._site = site
        self._administration = administration

    def handlers(self) -> dict[str, Handler]:
        """Each command's handler."""
        return {
            "ban": lambda request: self._sanction(BAN, request),
            "mute": lambda request: self._sanction(MUTE, request),
            "unban": self._lift,
            "unmute": self._lift,
            "bans": self._sanctions,
            "connections": self._connections,
            "reports": self._list_reports,
            "resolve": lambda request: self._close_report(ACTED, request),
            "dismiss": lambda request: self._close_report(DISMISSED, request),
            "host": lambda request: self._set_host(True, request),
            "unhost": lambda request: self._set_host(False, request),
            "hosts": self._hosts,
            "filter": lambda request: self._change_filter(True, request),
            "unfilter": lambda request: self._change_filter(False, request),
            "words": self._words,
            "announce": self._announce,
            "announcements": self._announcements,
            "reset-password": self._reset_password,
            "results": self._results,
            "audit": self._audit,
        }

    async def _sanction(self, kind: str, request: Request) -> Answer:
        target_kind, target = target_of(kind, request)
        sanction = new_sanction(
            kind,
            target_kind,
            target,
            actor=CONSOLE,
            now=self._moderation.now(),
            reason=str(request.get("reason") or ""),
            seconds=duration(request["for"]) if request.get("for") else 0,
            table=request.get("table"),
        )
        return {"sanctions": [sanction_row(await self._moderation.add_sanction(sanction))]}

    async def _lift(self, request: Request) -> Answer:
        await self._moderation.lift(CONSOLE, int(request["target"]), str(request.get("reason") or ""))
        return DONE

    async def _sanctions(self, request: Request) -> Answer:
        return {"sanctions": [sanction_row(one) for one in await self._store.sanctions()]}

    async def _connections(self, request: Request) -> Answer:
        return {"connections": self._administration.connections()}

    async def _list_reports(self, request: Request) -> Answer:
        return {"reports": [asdict(one) for one in await self._reports.listed()]}

    async def _close_report(self, verdict: str, request: Request) -> Answer:
        await self._reports.close(CONSOLE, int(request["target"]), verdict, str(request.get("reason") or ""))
        return DONE

    async def _set_host(self, is_host: bool, request: Request) -> Answer:
        return {"name": await self._moderation.set_host(CONSOLE, request["target"], is_host)}

    async def _hosts(self, request: Request) -> Answer:
        return {"hosts": list(await self._store.hosts())}

    async def _change_filter(self, is_added: bool, request: Request) -> Answer:
        words = [word for word in str(request["target"]).replace("\n", ",").split(",") if word.strip()]
        lang = request.get("in") or ALL_LANGUAGES
        return {"changed": await self._moderation.change_filter(CONSOLE, lang, words, is_added)}

    async def _words(self, request: Request) -> Answer:
        return {"words": [asdict(one) for one in await self._store.filter_words()]}

    async def _announce(self, request: Request) -> Answer:
        await self._site.announce(CONSOLE, request.get("target") or "", [request.get("in") or ALL_LANGUAGES])
        return await self._announcements(request)

    async def _announcements(self, request: Request) -> Answer:
        return {"announcements": self._site.announcements()}

    async def _reset_password(self, request: Request) -> Answer:
        return {"password": await self._administration.reset_password(CONSOLE, request["target"])}

    async def _results(self, request: Request) -> Answer:
        since, until = int(request["since"]), int(request["until"])
        return {"results": await self._administration.results(since, until, request.get("target"))}

    async def _audit(self, request: Request) -> Answer:
        before = request.get("number")
        return {"audit": [asdict(one) for one in await self._store.audit_entries(before=before)]}


def target_of(kind: str, request: Request) -> tuple[str, str]:
    """What a ban or mute applies to: exactly one of account, name and address, or for a mute a seat at a table."""
    given = {ACCOUNT: request.get("account"), NAME: request.get("name"), NETWORK: request.get("address")}
    found = [(target_kind, str(target)) for target_kind, target in given.items() if target]
    if kind == MUTE and not found and request.get("seat") is not None and request.get("table"):
        return SEAT, str(request["seat"])
    if len(found) != 1 or (kind == BAN and request.get("table")):
        raise BadTarget()
    return found[0]


def sanction_row(sanction: Sanction) -> Answer:
    """A ban or mute as a row of a list."""
    return {**asdict(sanction), "shown": described_target(sanction)}
