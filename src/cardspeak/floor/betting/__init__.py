"""Betting by words and chips: what counts as which action, what goes back, and mistakes in the size of a wager."""
