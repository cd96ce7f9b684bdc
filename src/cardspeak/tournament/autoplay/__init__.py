"""Hands dealt by the engine itself at the tables of an event, and the players who play them."""
