"""The seat: button and blinds, being at the table, and the time to act."""
