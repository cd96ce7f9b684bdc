
clock_before-the-start = before the start
clock_in-break = break { $number }
clock_in-level = level { $number }

note_bad-beat-table = bad-beat table
note_docked = docked { $chips } for coming late
note_exception = exception: { $why }
note_flight = flight { $flight }
note_in-person = in person
note_joins = joins the league
note_online = online
note_placeholder = stack put out in advance
note_re-entry = re-entry
note_taken-over = taken over from { $name }
note_terms-accepted = terms accepted

option_seat = seat { $number }
option_table = table { $number }

paper_joining-paper = joining paper
paper_member-card = member card
paper_photo-id = photo ID
paper_valid-id = valid ID

payouts_further-prizes-late = Further prizes are announced before the start [{ $rule }].
payouts_leftover-of-a-ticket = The { $over } left over is enough for another ticket.
payouts_pool-above-cap = The pool of { $pool } is above the { $cap } that the law allows here.
payouts_pool-less = The pool is { $off } less than announced.
payouts_pool-more = The pool is { $off } more than announced.

registration_before-the-start = The event has not started.
registration_closed-by-broken-table = A table has been broken: no new entries are taken.
registration_closed-by-director = The director has closed registration.
registration_flights-come-first = Day { $day } continues with the players left from its flights: take them in first.
registration_no-break-so-until-a-time = There is no break: late entries are taken until the time that was set.
registration_no-late-entries = The event takes no late entries.
registration_none-on-this-day = Day { $day } takes no entries: its players come from its flights.
registration_over-before-this-day = Day { $day } starts at level { $level }, and entries were taken through level { $last }.
registration_through-level = Late entries are taken through level { $level }; it is { $now }.
registration_until-a-time = Late entries are taken until the time that was set.
registration_until-first-break-ends = Late entries are taken until the first break is over; it is { $now }.
registration_until-level-ends = Late entries are taken until level { $level } ends; it is { $now }.

seats_a-change-during-play = A seat change during play
seats_a-lock = Locking a seat
seats_a-move-that-evens-nothing = This move does not make the tables more even
seats_a-redraw-by-no-rule = No rule calls for this redraw
seats_another-final-size = A final table of { $size } instead of { $sizes }
seats_another-giving-table = By the book table { $table } gives up a player, not this one
seats_another-player = The book moves the player in seat { $seat }
seats_another-seat = The book gives seat { $seat }
seats_big-blind-if-not-stud = would be big blind if the game were not stud
seats_big-blind-reached-open-seat = The big blind has reached an open seat.
seats_breaking-another-table = Table { $table } is next to break
seats_director-picked = was chosen by the director
seats_director-picked-over-seat = was chosen by the director instead of seat { $seat }
seats_in-the-cutoff = is in the cutoff
seats_keeping-apart = Keeping players apart
seats_kept-apart-at-table = kept apart from someone at table { $table }
seats_last-open-seat = is the last open seat
seats_last-opened-seat = came open last
seats_latest-big-blind = is due last for the big blind
seats_limit-by-the-book = by the book
seats_limit-for-few-tables = { $tables ->
        [one] with 1 table
       *[other] with { $tables } tables or fewer
    }
seats_limit-from-table-halt = a table stops at { $short }
seats_limit-in-last-stages = in the last stages
seats_limit-settled-by-director = as the director decided
seats_matching-place-to-fill = has the position to be filled, seat { $seat }
seats_moved-once-before = moved once before
seats_moved-times-before = moved { $moves } times before
seats_named-choice-at-table = { $name } { $why } at table { $table }
seats_next-big-blind = would be big blind on the next hand
seats_only-open-seat = is the only open seat
seats_others-than-big-blinds = Players other than the next big blinds would move
seats_picked-over-seat = was chosen instead of seat { $seat }
seats_reason-after-locked-players = { $why } after those locked to their seats
seats_reason-nobody-free-to-move = { $why }, as nobody is free to move
seats_seat-choice-at-table = seat { $seat } { $why } at table { $table }
seats_seat-is-empty = is empty
seats_soonest-big-blind = is due soonest for the big blind
seats_table-short-of-fullest = { $short ->
        [one] Table { $table } is 1 player short of the fullest table.
       *[other] Table { $table } is { $short } players short of the fullest table.
    }
seats_tables-out-of-balance = { $difference ->
        [one] Tables differ by 1 player; they may differ by { $allowed } ({ $why }).
       *[other] Tables differ by { $difference } players; they may differ by { $allowed } ({ $why }).
    }
seats_takes-big-blind-alone = takes the big blind alone
seats_takes-big-blind-at-once = takes the big blind at once
seats_together-though-apart = This seats players together who are kept apart
share_above-first-prize = above the first prize of { $limit }
share_below-locked-up = below the { $limit } that is locked up already
