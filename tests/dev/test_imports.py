"""The import check passes on a tree that respects the layering and names every import that breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest

from checks import imports

GOOD = {
    "__init__.py": "from ludoteca.core import build_guard, state\n",
    "__main__.py": "from ludoteca.cli import main\n",
    "core/build_guard.py": "import os\n",
    "core/__init__.py": "",
    "core/state.py": "import json\nfrom .words import spell\n",
    "core/state.pxd": "from ludoteca.core.words cimport spell\nfrom libc.stdint cimport int8_t\n",
    "core/words.py": "",
    "conformance/kit.py": "from ludoteca.i18n import LANGUAGES\nfrom ludoteca.core import state\n",
    "i18n/__init__.py": "from ludoteca.core import state\n",
    "games/__init__.py": "",
    "games/chess/__init__.py": "",
    "games/chess/rules.py": "from ludoteca.core import state\nfrom . import board\n# Chess.\n",
    "games/chess/board.py": "from ludoteca.games.chess import rules\n",
    "games/go/__init__.py": "",
    "search/tree.py": "from ludoteca.core.state import State  # ago, cargo, chessboard\n",
    "table/match.py": "import ludoteca.core.state\n",
    "rulebook/pages.py": "from ludoteca.i18n import LANGUAGES\n",
    "ratings/glicko.py": "from ludoteca.core import state\n",
    "store/__init__.py": "from ludoteca.store.sqlite import rows\n",
    "store/models.py": "from ludoteca.core import state\n",
    "store/sqlite/rows.py": "from ludoteca.store.models import Table\nfrom ludoteca.store.sqlite import queries\n",
    "server/__init__.py": "",
    "server/app.py": "from ludoteca.server import settings\nfrom ludoteca.server.ws import dispatch\n",
    "server/settings.py": "from ludoteca.server import errors\n",
    "server/api/rules.py": "from ludoteca.rulebook import pages\nfrom ludoteca.server.live import registry\n",
    "server/api/schemas.py": "import msgspec\n",
    "server/live/registry.py": "from ludoteca import table\nfrom ludoteca.server.ws import messages_out\n"
    "from ludoteca.server.ws.messages_out import Answer\nfrom ludoteca.server.api import schemas\n",
    "server/ws/dispatch.py": "from ludoteca.server.live import registry\nfrom ludoteca.server.ws import messages_in\n",
    "terminal/screen.py": "from ludoteca.rulebook import pages\n",
    "cli/__init__.py": "import ludoteca\nfrom ludoteca import table, search, core\n",
}

BAD = [
    ("core/odds.py", "import ludoteca.games.chess.rules\n", "core may not import games"),
    ("core/odds.py", "import ludoteca\n", "core may not import the package's __init__"),
    ("core/odds.py", "from ..table import match\n", "core may not import table"),
    ("core/odds.pxd", "from ludoteca.search.tree cimport Tree\n", "core may not import search"),
    ("core/odds.pxd", "cimport ludoteca.search.tree\n", "core may not import search"),
    ("core/odds.py", "from ludoteca.i18n import LANGUAGES\n", "core may not import i18n"),
    ("core/odds.py", "from ludoteca.conformance import kit\n", "core may not import conformance"),
    ("search/plan.py", "def f():\n    from ludoteca.table import match\n", "search may not import"),
    ("table/clock.py", "from ludoteca import search\n", "table may not import search"),
    ("store/rows.py", "from ludoteca.table.match import Match\n", "store may not import table"),
    (
        "store/sqlite/rows.py",
        "from ludoteca.store.postgres import rows\n",
        "sqlite may not import the backend postgres",
    ),
    ("store/models.py", "from ludoteca.store.sqlite import rows\n", "models may not import the backend sqlite"),
    ("ratings/service.py", "from ludoteca.store import Rating\n", "ratings may not import store"),
    ("server/settings.py", "from ludoteca.server.live import registry\n", "settings may not import live"),
    ("server/security/keys.py", "from ludoteca.server.ws import messages_out\n", "security may not import messages"),
    ("server/live/registry.py", "from ludoteca.server.ws.dispatch import serve\n", "live may not import ws"),
    ("server/live/registry.py", "from ..api import rules\n", "live may not import api"),
    ("server/ws/dispatch.py", "from ludoteca.server import app\n", "ws may not import app"),
    ("server/api/schemas.py", "from ludoteca.server.live import registry\n", "messages may not import live"),
    ("server/helpers/x.py", "from ludoteca.server import settings\n", "no part called helpers"),
    ("i18n/say.py", "from ludoteca.cli import main\n", "i18n may not import cli"),
    ("rulebook/html.py", "from ludoteca.server import app\n", "rulebook may not import server"),
    ("server/run.py", "from ludoteca.terminal import screen\n", "server may not import terminal"),
    ("games/chess/ai.py", "from ludoteca.search import tree\n", "games may not import search"),
    ("games/chess/ko.py", "from ludoteca.games.go import ko\n", "may not import another"),
    ("games/chess/ko.py", "from ..go import ko\n", "may not import another"),
    ("games/chess/ko.pxd", "from ludoteca.games.go.ko cimport K\n", "may not import another"),
    ("games/all.py", "from ludoteca.games import chess\n", "may not import another"),
    ("__init__.py", "from ludoteca import cli\n", "the package's __init__ may not import cli"),
    ("helpers/x.py", "", "no part called helpers"),
    ("core/odds.py", "# as in Chess\n", "names the game chess"),
    ("core/odds.py", "class ChessOdds: ...\n", "names the game chess"),
    ("core/odds.py", "CHESS_ODDS = 1\n", "names the game chess"),
    ("core/odds.py", 's = "chéss"\n', "names the game chess"),
    ("core/chess_odds.py", "", "names the game chess"),
    ("cli/locales/en.ftl", "title = Go!\n", "names the game go"),
    ("games/go/rules.py", "# unlike chess\n", "names the game chess"),
]


def tree(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / "src" / "ludoteca" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def test_a_tree_that_respects_the_layering_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert imports.main(tree(tmp_path, GOOD)) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("name", "text", "complaint"), BAD)
def test_breaking_the_layering_fails_with_the_place(
    name: str, text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert imports.main(tree(tmp_path, {**GOOD, name: text})) == 1
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith(f"src/ludoteca/{name}:") for line in lines)
    assert sum(complaint in line for line in lines) == 1


def test_the_client_names_a_game_only_in_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    web = tmp_path / "web" / "src"
    (web / "games" / "chess").mkdir(parents=True)
    (web / "games" / "chess" / "board.svelte").write_text("<Chess/>")
    assert imports.main(tree(tmp_path, GOOD)) == 0
    (web / "app.ts").write_text("\nimport './games/chess/board'\n")
    assert imports.main(tmp_path) == 1
    assert "web/src/app.ts:2: names the game chess" in capsys.readouterr().out
