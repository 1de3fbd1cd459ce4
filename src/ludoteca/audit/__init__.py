"""Whether a real server tells anybody anything hidden: matches played twice that differ only in hidden things."""

from ludoteca.audit.matches import Audit, Difference

__all__ = ["Audit", "Difference"]
