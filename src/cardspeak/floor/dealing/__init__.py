"""Dealing irregularities: misdeals, wrong and exposed cards, burns, early streets, bad decks and stubs."""
