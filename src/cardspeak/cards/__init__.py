"""Cards, decks, chips, hand rankings and equities; pure values and functions without I/O, clock or randomness of their own."""
