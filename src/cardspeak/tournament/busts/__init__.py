"""Going out: players who are out on a hand, their slips and bounties, and the winner."""
