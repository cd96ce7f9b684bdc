"""Entries: creating the event, registering, re-entries, rebuys, add-ons, stamp cards, refunds, substitutes, tickets."""
