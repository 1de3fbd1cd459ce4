"""Pseudo-localisation: catalogues as they are sent to the browser, accented and 40 % longer, without a build of their own."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route

ACCENTS = str.maketrans("aceinosuyACEINOSUY", "àçéîñôšûÿÀÇÉÎÑÔŠÛÝ")
LONGER = 0.4
# A message or a variant: what is before its text, and the text.
LINE = re.compile(r"^(\s*\*?\[[^\]]+\] ?|[a-zA-Z-][\w-]* = ?|    (?=[^\s.\[*}]))(.*)$")
PLACEABLE = re.compile(r"(\{[^{}]*\})")


def stretched(text: str) -> str:
    """A text with accents, longer by a part; placeables stay."""
    letters = len(PLACEABLE.sub("", text))
    if not letters:
        return text
    parts = [part if part.startswith("{") else part.translate(ACCENTS) for part in PLACEABLE.split(text)]
    return "".join(parts) + " " + ("xé" * len(text))[: max(1, int(letters * LONGER) - 1)]


def pseudo_localised(catalogue: str) -> str:
    """A catalogue whose messages are stretched; selectors and comments stay."""
    lines = []
    for line in catalogue.splitlines():
        found = LINE.match(line)
        if found is None or line.startswith("#") or found[2].rstrip().endswith("->"):
            lines.append(line)
        else:
            lines.append(found[1] + (stretched(found[2]) if found[2].strip() else found[2]))
    return "\n".join(lines) + "\n"


def pseudo_localise(page: Page) -> None:
    """Serve pseudo-localised catalogues to a page from its next load on, those inlined into it included."""
    page.route(re.compile(r"/api/text/"), _catalogue)
    page.route(lambda url: "/api/" not in url and "/assets/" not in url, _document)


def _catalogue(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=pseudo_localised(answer.text()))


def _document(route: Route) -> None:
    if route.request.resource_type != "document":
        return route.continue_()
    answer = route.fetch()
    text = re.sub(r'(id="inlined-data"[^>]*>)(.*?)(</script>)', _without_words, answer.text(), flags=re.DOTALL)
    return route.fulfill(response=answer, body=text)


def _without_words(found: re.Match[str]) -> str:
    data = json.loads(found[2])
    if isinstance(data, dict):
        data["words"] = {}
    return f"{found[1]}{json.dumps(data)}{found[3]}"
