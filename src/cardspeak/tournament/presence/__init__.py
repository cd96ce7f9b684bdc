"""Presence and penalties: who is away, whose chips go, what is on record about whom, disputes and rulings.

Importing this registers the order that brings somebody back, which looks at both absences and penalties.
"""

from cardspeak.tournament.presence import coming_back

__all__ = ["coming_back"]
