"""Floor script: what happened at a table in a few lines of plain text, and the rulings on it."""
