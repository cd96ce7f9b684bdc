"""Deals: the players who are left agree on another split of the prizes."""
