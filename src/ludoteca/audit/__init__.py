"""Whether a real server tells anybody anything hidden: matches played twice that differ only in hidden things."""

from ludoteca.audit.matches import Case, Compared, Difference, cases, compared

__all__ = ["Case", "Compared", "Difference", "cases", "compared"]
