"""Going out: players who are out on a hand, the way to the desk, bounties, and the winner."""
