"""Seats: the draw, balancing, breaking, the final table, and the button of every table."""
