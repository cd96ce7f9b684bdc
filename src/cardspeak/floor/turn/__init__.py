"""Acting out of turn, and players who were skipped."""
