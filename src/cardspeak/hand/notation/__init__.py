"""Hands in and out of other notations: PHH both ways, Open Hand History out. Strings in, strings out."""
