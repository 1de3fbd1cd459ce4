"""Tests see Ludoteca's own games only, whatever else is installed, unless the environment says otherwise."""

from __future__ import annotations

import os

os.environ.setdefault("LUDOTECA_PLUGINS", "none")
