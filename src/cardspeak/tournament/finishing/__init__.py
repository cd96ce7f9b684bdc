"""Finishing: who is out and in which place, who shares it, and what was on whose head."""
