"""The clock of the event: levels and breaks by timestamps, the level of a hand, and hand for hand."""
