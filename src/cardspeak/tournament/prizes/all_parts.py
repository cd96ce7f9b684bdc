"""Every order and happening of prizes and deals; importing it makes them known."""

from __future__ import annotations

from cardspeak.tournament.deals import dealing, sheet
from cardspeak.tournament.prizes import announcing, flips, offering, paying, stopping, tickets

__all__ = ["announcing", "dealing", "flips", "offering", "paying", "sheet", "stopping", "tickets"]
