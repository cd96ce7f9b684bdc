"""Several first days that lead into one: bags at the end of a flight, its result, and the day that takes all of them in."""
