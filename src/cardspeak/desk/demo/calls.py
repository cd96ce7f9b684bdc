"""Calls to the floor in the demo: what a table says, what happened as floor script, and the ruling by the book in force."""

from __future__ import annotations

CALLS: tuple[tuple[str, str], ...] = (
    (
        "I put out a big chip and said nothing. They say it's only a call.",
        "game NLHE 100/200\nseats 1:SB 2:BB 4:Ann=8000 6:Ben=12000\nbutton 6\npreflop\nAnn puts 500\n",
    ),
    (
        "He put in the call, then went back for more chips.",
        "game NLHE 250/500\nseats 1:SB 2:BB 3:Ann=20000 4:Ben=9000 6:Cy\nbutton 6\npreflop\nAnn raises to 1100\nBen puts 1000 100 100 100\n",
    ),
    (
        "She raised out of turn before me.",
        "game NLHE 100/200\nseats 1:SB 2:BB 4:Ann=8000 5:Ben=9000 7:Cy=7000\nbutton 7\npreflop\nBen raises to 600\n",
    ),
)
