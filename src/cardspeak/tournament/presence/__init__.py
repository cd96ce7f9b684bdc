"""Presence and penalties: who is away, whose chips go, what is on record about whom, disputes and rulings."""
