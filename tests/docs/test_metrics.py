"""The page on hosting lists every metric that the server exposes, with its type."""

from __future__ import annotations

import re

from ludoteca.server.observability.metrics import Metrics
from tests.support.doc_pages import page, rows, section, words


def test_every_metric_is_listed_with_its_type() -> None:
    listed = {words(name)[0]: kind for name, kind, _, _ in rows(section(page("hosting"), "Metrics"), 4)}
    exposed = dict(re.findall(r"^# TYPE (\S+) (\S+)$", Metrics().text(), re.M))
    own = {name: kind for name, kind in exposed.items() if name.startswith("ludoteca_")}
    assert {name: kind for name, kind in listed.items() if name.startswith("ludoteca_")} == own
    assert exposed.items() <= listed.items()  # metrics of the process exist on Linux only
