"""The numbers of the contract itself, shared by compiled and plain code."""

from __future__ import annotations

# Who must act, besides the seats from 0 on.
NOBODY = -1
CHANCE = 256

# Refusals that every game has; a game's own begin at 10.
IS_OVER = 1
CHANCE_IS_NEXT = 2
IS_NOT_ASKED = 3
NO_SUCH_ACTION = 4
