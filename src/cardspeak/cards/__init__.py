"""Cards, decks, chips, hand rankings and equities; pure values and functions, no clock and no luck of their own."""
