"""Showdown, pots and disputes: who shows, whose cards still count, who is paid what, and until when it may be argued."""
