"""Entries: registering, re-entries, rebuys, add-ons, stamp cards, refunds, substitutes, tickets."""
