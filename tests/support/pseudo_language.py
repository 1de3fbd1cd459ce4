"""Pseudo-localisation: catalogues as the browser receives them, accented and 40 % longer, without a separate build."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route

ACCENTS = str.maketrans("aceinosuyACEINOSUY", "àçéîñôšûÿÀÇÉÎÑÔŠÛÝ")
LONGER = 0.4
FILLER = "xéxéx éxé "
# A message or a variant: what is before its text, and the text.
LINE = re.compile(r"^(\s*\*?\[[^\]]+\] ?|[a-zA-Z-][\w-]* = ?|    (?=[^\s.\[*}]))(.*)$")
NOT_INLINED = """(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => (id === 'inlined-data' ? null : find(id));
})()"""
PLACEABLE = re.compile(r"(\{[^{}]*\})")


def stretched(text: str) -> str:
    """A text with accents, longer by a part; placeables stay."""
    letters = len(PLACEABLE.sub("", text))
    if not letters:
        return text
    parts = [part if part.startswith("{") else part.translate(ACCENTS) for part in PLACEABLE.split(text)]
    return "".join(parts) + " " + (FILLER * (letters // len(FILLER) + 1))[: max(1, int(letters * LONGER) - 1)].rstrip()


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
    """Serve pseudo-localised catalogues to a page from its next load on; those inlined into it are not found."""
    page.add_init_script(NOT_INLINED)
    page.route(re.compile(r"/api/text/"), _catalogue)


def _catalogue(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=pseudo_localised(answer.text()))
