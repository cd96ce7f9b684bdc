"""Eliminations: who is out, in which place, who shares it, and what was on whose head."""
