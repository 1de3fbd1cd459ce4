"""The conformance kit: what every game promises, checked over random games, without a line per game.

    from ludoteca.conformance import Subject, conform

    conform(Subject(GAME))

CHECKS lists the promises one by one; pytest_face makes a test of each.
"""

from ludoteca.conformance.kit import CHECKS, Check, conform
from ludoteca.conformance.subject import Effort, NotConform, Scrambler, Subject

__all__ = ["CHECKS", "Check", "Effort", "NotConform", "Scrambler", "Subject", "conform"]
