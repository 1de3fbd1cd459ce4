"""Describes the client of a session by its User-Agent header: browser and operating system, without versions."""

from __future__ import annotations

BROWSERS = (  # the first that occurs; most browsers also name those that they are compatible with
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Vivaldi/", "Vivaldi")),
    *(("FxiOS/", "Firefox"), ("Firefox/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome")),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows")),
    *(("Mac OS X", "macOS"), ("Linux", "Linux"), ("FreeBSD", "FreeBSD")),
)


def description(user_agent: str) -> str:
    """For example `Firefox, Linux`; only what is recognised, so empty for an unknown client."""
    found = [next((name for word, name in table if word in user_agent), "") for table in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
