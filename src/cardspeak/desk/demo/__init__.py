"""A league night that plays itself: invented players, real rules, and a director who follows the book and yields to people."""
