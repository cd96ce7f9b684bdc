"""A league night that plays itself: invented players, real rules, a director who follows the book and steps aside."""
