"""Tests see Ludoteca's own games only, whatever else is installed in the environment."""

from __future__ import annotations

import os

os.environ["LUDOTECA_PLUGINS"] = "none"
