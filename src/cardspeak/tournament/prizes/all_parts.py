"""Every order and happening of prizes and deals; importing it makes them known."""

from __future__ import annotations

from cardspeak.tournament.deals import dealing, ending, sheet
from cardspeak.tournament.prizes import announcing, flips, offering, paying, stopping, tickets

__all__ = ["announcing", "dealing", "ending", "flips", "offering", "paying", "sheet", "stopping", "tickets"]
