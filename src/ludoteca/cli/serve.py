"""`ludoteca serve`: the table server for friends, on this machine and its local network."""

from __future__ import annotations

import argparse
import sys

from ludoteca.core import build_guard
from ludoteca.i18n import Translator
from ludoteca.server import addresses, settings


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Every setting."""
    settings.add_arguments(parser, translator)


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Run the server; print its URLs once it listens."""
    from ludoteca.server import run as server  # slow to import, and --help does not need it
    from ludoteca.server.transport import open_files
    from ludoteca.server.web import static_files

    found = settings.of_options(asked)

    def print_urls(urls: list[str]) -> None:
        print(translator.translate("serve-ready"))
        for url in urls:
            print(f"  {url}")
        phone = addresses.first_shareable(urls)
        if phone is not None and sys.stdout.isatty():
            print(f"\n{addresses.qr_code(phone)}\n")
        if not static_files.is_built():
            print(translator.translate("serve-no-client"))
        if build_guard.is_uncompiled():
            print(translator.translate("serve-not-compiled"))
        connections = open_files.connection_capacity()
        if connections < found.most_sockets:
            few = {"connections": str(connections), "wanted": str(found.most_sockets)}
            print(translator.translate("serve-few-files", **few))
        print(translator.translate("serve-stop"), flush=True)

    server.run(found, print_urls)
    return 0
