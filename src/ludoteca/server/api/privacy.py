"""What the server stores for how long, for the privacy page: the settings in force."""

from __future__ import annotations

import logging

from litestar import get
from msgspec import Struct

from ludoteca.server.api.requests import Injected
from ludoteca.server.observability import logs
from ludoteca.server.settings import Settings


class PrivacyInfo(Struct):
    """Seconds after which data is deleted, 0 for never; `log` says whether requests are logged with addresses.

    Tables and `session` count since their last use, `session_total` since sign-in, `notices` since what they report.
    """

    accounts: bool
    gathering: int
    playing: int
    study: int
    finished: int
    session: int
    session_total: int
    notices: int
    log: bool


@get("/api/privacy")
async def privacy(settings: Injected[Settings]) -> PrivacyInfo:
    """What this server stores for how long."""
    return PrivacyInfo(
        accounts=settings.accounts,
        gathering=settings.expire_gathering,
        playing=settings.expire_playing,
        study=settings.expire_study,
        finished=settings.expire_finished,
        session=settings.expire_session,
        session_total=settings.session_lifetime,
        notices=settings.expire_notice,
        log=logs.LOG.isEnabledFor(logging.INFO),
    )


HANDLERS = [privacy]
