"""What the tests of hosting need: nginx, certbot, pebble and openssl; on PATH, else Debian's packages for root."""

from __future__ import annotations

import os
import shutil
import sys

from devtools.console import Trouble, run, say, step

NEEDED = ("nginx", "openssl", "certbot", "pebble")
PACKAGES = ("nginx-light", "openssl", "certbot", "pebble")
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])


def prepare() -> None:
    """Have them if that is possible; otherwise say so, and the tests will fail and say it too."""
    if all(shutil.which(name, path=PLACES) for name in NEEDED):
        return
    try:
        _install()
    except Trouble as trouble:
        say(f"! {trouble}\n! Hosting behind nginx can't be tested without them.")


def _install() -> None:
    """Debian's packages; at run level 1 nginx isn't started as a service."""
    is_root = sys.platform == "linux" and hasattr(os, "geteuid") and os.geteuid() == 0
    advice = f"Install them yourself (Debian: apt install {' '.join(PACKAGES)})."
    if not is_root or not shutil.which("apt-get"):
        raise Trouble(f"One of {', '.join(NEEDED)} is missing. {advice}")
    with step("installing nginx, certbot and pebble for the tests of hosting"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        run(["apt-get", "update", "-qq"], "Is the network reachable?", **quiet)
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES], advice, **quiet)
