"""Button and blinds: where they go, who draws for them, who waits for them, and what is done when they were wrong."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several, share

METHOD = choice(
    "button.method", "dead", "moving", about="How the button moves: to the seat that is due, or to the next player."
)
METHODS_OFFERED = several(
    "button.methods_offered", "dead", "moving", about="The methods that may be designated before play starts."
)
MOVES_AFTER = point("button.moves_after", about="When the button moves on; a misdeal leaves it where it is.")
DEALT_LAST = point("button.dealt_last", about="The button is dealt its cards last and acts last on later rounds.")
EMPTY_BUTTON_DEALER = choice(
    "button.empty_button_dealer",
    "player-before",
    "host",
    about="Who deals a self-dealt table when nobody sits on the button.",
)
SMALL_BLIND_SEAT_EMPTY = point(
    "button.small_blind_seat_empty", about="What becomes of the small blind when the seat it belongs to is empty."
)
BLIND_POSITIONS = point(
    "button.blind_positions", about="Who posts the blinds: the first and the second place left of the button."
)
HEADS_UP = point("button.heads_up", about="Who has the button when two players are left.")
HEADS_UP_BIG_BLIND = choice(
    "button.heads_up_big_blind",
    "due",
    "as-it-falls",
    about="Who is big blind on the first hand heads-up: the player whose turn it is, or whoever is not on the button.",
)
NO_DOUBLE_BIG_BLIND = point(
    "button.no_double_big_blind", about="Whether a player may be big blind on two hands running."
)
NEWCOMER_WAITS = several(
    "button.newcomer_waits",
    "between",
    "small blind",
    "button",
    about="The positions in which a player new to the table gets no cards until the button has passed.",
)
NEWCOMER_BIG_BLIND = point(
    "button.newcomer_big_blind", about="What a player new to the table does who sits down in the big blind."
)
MAKE_UP_BLINDS = point("button.make_up_blinds", about="A newcomer who waits may buy in by posting instead.")
ENTRY_BETWEEN_BLINDS = flag(
    "button.entry_between_blinds",
    about="A house may let newcomers in between the blinds all the same.",
)
DRAW = choice(
    "button.draw",
    "high-card",
    "any-draw",
    about="How the first button is found: by the highest card, or by a draw the book does not describe.",
)
DRAW_TIES = choice(
    "button.draw_ties",
    "suit",
    "first-dealt",
    about="Which of two equal high cards gets the button: the higher suit, or the one dealt first.",
)
DRAW_SCOPE = choice(
    "button.draw_scope",
    "each-table",
    "table-1",
    about="Whether each table draws for its button, or one table draws a seat number for all.",
)
DRAW_ELSEWHERE = choice(
    "button.draw_elsewhere",
    "same-seat",
    "own-draw",
    "director",
    about="Where one table draws for its button, whether the seat holds at the other tables or they draw too.",
)
DRAW_FIRST_ACE_ENDS = flag("button.draw_first_ace_ends", about="The first ace ends the draw for the button at once.")
REDRAW_NEW_SHARE = share(
    "button.redraw_new_share", about="From which part of new players on a reseated table draws again for the button."
)
REDRAW_TABLES_LEFT = several(
    "button.redraw_tables_left", "2", "1", about="The numbers of tables left at which each of them draws again."
)
WRONG_BUTTON = choice(
    "button.wrong_button",
    "corrected",
    "misdeal",
    about="A button in the wrong place, found in time: put right, or a misdeal.",
)
WRONG_BUTTON_LATER = choice(
    "button.wrong_button_later",
    "stands",
    "next-hand-restored",
    about="A button found wrong too late: stays as it is, or the next hand gives the missed positions back.",
)
STRUCTURES = several(
    "button.structures",
    "one-blind",
    "two-blinds",
    "several-blinds",
    "ante-only",
    "blinds-and-ante",
    about="The forced bets a level may have.",
)
ANTE_BY = choice(
    "button.ante_by", "big blind", "everyone", about="Who pays when one ante is taken for the whole table."
)
ANTE_FIRST = flag("button.ante_first", about="A short stack pays the ante before the big blind.")
ANTE_IN_BIG_BLINDS = number("button.ante_in_big_blinds", about="How many big blinds the ante for the table is.")
ANTE_DEAD = point("button.ante_dead", about="The ante is dead money: it counts towards no bet.")
ANTE_REDUCED = point("button.ante_reduced", about="What is said when antes become smaller as the event goes on.")
BLINDS_LIVE = point("button.blinds_live", about="A blind is part of its poster's bet.")
DEAD_BLINDS = several(
    "button.dead_blinds", "small blind", "extra blind", about="The blinds that a structure may make dead money."
)
BLIND_OPTION = point(
    "button.blind_option", about="A blind may raise at the first turn, also after a short all-in by somebody else."
)
DECLINE_BLIND = point("button.decline_blind", about="A player may decline a blind.")
DODGED_BLIND = choice(
    "button.dodged_blind", "always", "may", about="Whether dodging a blind on purpose is always penalised, or may be."
)
SHORT_BLIND = point("button.short_blind", about="What a player does who cannot cover a blind.")
SHORT_BLIND_MADE_UP = point(
    "button.short_blind_made_up", about="A player who posted short and won makes the blind up afterwards."
)
ABSENT_BLINDS = choice(
    "button.absent_blinds",
    "from-stack",
    "by-dealer-or-host",
    about="How the blinds of an absent player are posted: off the stack, put out by dealer or host.",
)
