"""Audit of hidden information: plays pairs of matches on two servers and compares the bytes each viewer receives."""

from ludoteca.tools.audit.comparisons import Case, Comparison, Difference, cases, comparisons

__all__ = ["Case", "Comparison", "Difference", "cases", "comparisons"]
