"""One event from the first registration to the last prize: orders go in, happenings or a refusal come out, and the state is folded from the happenings.

Nothing here does I/O, reads a clock or draws a random number: time and seeds come in as values and are recorded.
"""

import cardspeak.tournament.parts  # noqa: F401 - every order, whichever is imported first
