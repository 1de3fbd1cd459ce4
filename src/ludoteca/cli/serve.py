"""`ludoteca serve`: the table server for friends, on this machine and its local network."""

from __future__ import annotations

import argparse
import sys

from ludoteca.i18n import Translator
from ludoteca.server import addresses, settings


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Every setting."""
    settings.add_arguments(parser, translator)


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Serve, and say where."""
    from ludoteca.server import pages, serving  # takes a moment that --help need not wait for

    def tell(urls: list[str]) -> None:
        print(translator.translate("serve-ready"))
        for url in urls:
            print(f"  {url}")
        phone = addresses.for_phones(urls)
        if phone is not None and sys.stdout.isatty():
            print(f"\n{addresses.picture(phone)}\n")
        if not pages.inside():
            print(translator.translate("serve-no-client"))
        print(translator.translate("serve-stop"), flush=True)

    serving.run(settings.of_options(asked), tell)
    return 0
