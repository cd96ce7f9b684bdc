### Lines of the story (happening_…), and the words inside them (why_…). Audience: everybody; no full stop, in Korean a noun line.

happening_absence-noted = Absence of { $name }: more details recorded
happening_all-in-held = Table { $table }: all-in of { $names } held
happening_all-in-released = Table { $table }: all-in released
happening_announced = Announcement: { $words }
happening_arrived = { $name } has arrived at the new seat
happening_arrived_off = { $name } has arrived at the new seat, { $difference } chips off the count
happening_bad-beat-opened = Bad-beat table { $number } opened for { $names }
happening_bad-beat-over = Bad-beat table { $number } is over: { $names } back in
happening_bag-opened = { $name }'s bag was opened: { $why }
happening_balanced = { $name } moves from table { $giving } seat { $seat } to table { $to } seat { $to_seat }
happening_balanced_placed = { $name } moves from table { $giving } seat { $seat } to table { $to } seat { $to_seat }; next hand: { $place }
happening_ban-reviewed = { $name }'s ban was reviewed: { $outcome }
happening_bounty-awarded = { $name }'s bounty goes to { $by }: { $bounty }
happening_bounty-awarded_nobody = Nobody gets { $name }'s bounty
happening_bounty-paid = { $name } was paid { $amount } in bounties
happening_bounty-paid_back = { $name } paid back { $amount } in bounties
happening_breaks-planned = The order of table breaks was set
happening_busted = { $names } out
happening_busted_bounty = { $names } out, by { $by }: bounty { $bounty }
happening_busted_by = { $names } out, by { $by }
happening_busted_deal = { $names } stopped after the deal: places by its chip counts
happening_button-drawn = Table { $table }: seat { $button } drew the button
happening_button-gone = Table { $table }: the button has to be drawn again
happening_button-moved = Table { $table }: the button is at seat { $button }
happening_button-seen = Table { $table }: the button was seen at seat { $button }
happening_call-answered = The floor answered call { $call }
happening_came-back = { $name } is back
happening_card-announced = { $name } plays stamp card { $card } behind: { $behind } chips
happening_card-boxed = A stamp card was put in the box for break { $break_number }
happening_card-filled = { $name }'s stamp card { $card } is full: { $value } chips
happening_card-kept = { $name }'s stamp card { $card } was not needed
happening_card-spent = { $name } redeemed stamp card { $card } for chips
happening_cards-drawn =
    { $n ->
        [one] 1 stamp card was drawn in break { $break_number }
       *[other] { $n } stamp cards were drawn in break { $break_number }
    }
happening_cash-out-allowed = Chips may be cashed out at this event
happening_chips = { $name } has { $chips } chips
happening_chips-bagged =
    { $n ->
        [one] 1 stack was bagged at the end of day { $day }
       *[other] { $n } stacks were bagged at the end of day { $day }
    }
happening_chips-collected = All chips were collected
happening_chips-issued = { $chips } chips were issued for { $name } ({ $why })
happening_chips-removed = { $chips } of { $name }'s chips were removed: { $why }
happening_chips-removed_nobody = { $chips } chips were removed: { $why }
happening_clock-outage = Power cut since { $since }: the clock was corrected
happening_clock-paused = The clock was paused
happening_clock-resumed = The clock was resumed
happening_clock-started = The clock was started
happening_clock-time-added =
    { $seconds ->
        [one] 1 second was added to the clock
       *[other] { $seconds } seconds were added to the clock
    }
happening_clock-time-added_less =
    { $seconds ->
        [one] 1 second was taken off the clock
       *[other] { $seconds } seconds were taken off the clock
    }
happening_coloured-up = Table { $table }: { $value } chips coloured up to { $to } ({ $method })
happening_coloured-up_raced = Table { $table }: { $value } chips coloured up to { $to } ({ $method }); odd chips to { $winners }
happening_created = The event “{ $name }” was created
happening_deal-accepted = Deal { $number }: agreed by { $names }
happening_deal-approved = Deal { $number } was approved
happening_deal-dropped = Deal { $number } fell through: { $why }
happening_deal-dropped_objection = Deal { $number }: { $name } objects
happening_deal-proposed =
    { $n ->
        [one] Deal { $number } was proposed to 1 player ({ $method })
       *[other] Deal { $number } was proposed to { $n } players ({ $method })
    }
happening_deal-voided = Deal { $number } was voided: { $why }
happening_dealers-pushed = Dealers changed tables
happening_dispute-raised = Dispute { $number } at table { $table }: { $about } ({ $answer })
happening_dispute-settled = Dispute { $number }: { $outcome }
happening_empty-seats-reported =
    { $players ->
        [one] Table { $table } reported empty seats, 1 player
       *[other] Table { $table } reported empty seats, { $players } players
    }
happening_entry-refused = Management refused an entry
happening_entry-refused_no-longer = Management withdrew a refusal
happening_entry-terms = The entry terms were set
happening_envelopes-filled =
    { $n ->
        [one] 1 envelope was filled with { $sum }
       *[other] { $n } envelopes were filled with { $sum }, the largest with { $most }
    }
happening_evenness-set = The balance between tables was set
happening_evenness-set_tolerance = { $tolerance ->
        [one] Tables may differ by 1 player
       *[other] Tables may differ by { $tolerance } players
    }
happening_event-cancelled = The event was cancelled: { $why }
happening_event-stopped = The event was stopped early: { $why }
happening_final-table-set =
    { $n ->
        [one] The final table is table { $table }, 1 player
       *[other] The final table is table { $table }, { $n } players
    }
happening_flight-taken-in =
    { $n ->
        [one] Flight { $flight } was imported: 1 player
       *[other] Flight { $flight } was imported: { $n } players
    }
happening_flipped = Flip dealt: { $names } won
happening_floor-called = Table { $table } calls the floor. { $about }
happening_floor-called_by = { $name } at table { $table } calls the floor. { $about }
happening_found-exchanged = { $name } exchanged { $chips } found chips of { $value }
happening_halt-waived =
    { $hands ->
        [one] Table { $table } may deal 1 more hand
       *[other] Table { $table } may deal { $hands } more hands
    }
happening_hand-dealt = Table { $table }: hand { $number } was played
happening_hand-for-hand-announced =
    { $n ->
        [one] Hand for hand at 1 table
       *[other] Hand for hand at { $n } tables
    }
happening_hand-for-hand-begun =
    { $n ->
        [one] Hand { $hand } began at 1 table
       *[other] Hand { $hand } began at { $n } tables
    }
happening_hand-for-hand-charged =
    { $seconds ->
        [one] 1 second came off the clock: { $why }
       *[other] { $seconds } seconds came off the clock: { $why }
    }
happening_hand-for-hand-done = Table { $table } has finished the hand
happening_hand-for-hand-ended = Hand for hand has ended
happening_hand-for-hand-over =
    { $seconds ->
        [one] Hand { $hand } is over: 1 second off the clock
       *[other] Hand { $hand } is over: { $seconds } seconds off the clock
    }
happening_hand-for-hand-over_first = Every table has finished its hand: hand for hand can begin
happening_hand-served = Table { $table }: 1 penalty hand was served
happening_hand-served_misdeal = Table { $table }: misdeal, no penalty hand was served
happening_hand-served_several =
    { $counted ->
        [one] Table { $table }: 1 penalty hand was served
       *[other] Table { $table }: { $counted } penalty hands were served
    }
happening_kept-apart = Two players are kept apart
happening_kept-apart_no-longer = Two players are no longer kept apart
happening_late-seat-drawn = { $name } drew table { $table }, seat { $seat }
happening_left-for-good = { $name } left for good with { $stack } chips
happening_level-announced = Level { $level } was announced
happening_level-length = Row { $line } of the structure now lasts { $minutes } min instead of { $was }
happening_level-set = The clock was set to level { $level }
happening_level-set_break = The clock was set to break { $level }
happening_more-chips = { $name } received { $chips } more chips ({ $why })
happening_name-corrected = Name corrected from { $was } to { $name }
happening_new-table-filled =
    { $n ->
        [one] 1 player was drawn to table { $table }
       *[other] { $n } players were drawn to table { $table }
    }
happening_offence-noted = Offence recorded for { $name }: { $offence }
happening_paid-back = { $amount } refunded to { $name } ({ $to })
happening_papers-asked = { $name } was asked for ID
happening_papers-shown = { $name }'s ID was checked
happening_payouts-announced =
    { $n ->
        [one] 1 prize of { $pool } was announced
       *[other] { $n } prizes of { $pool } in total were announced
    }
happening_payouts-announced_anew =
    { $n ->
        [one] 1 prize of { $pool } was announced again
       *[other] { $n } prizes of { $pool } in total were announced again
    }
happening_penalised = { $name }: { $penalty } ({ $offence })
happening_penalised_chips = { $name } loses { $chips } chips: { $offence }
happening_penalised_disqualified = { $name } was disqualified: { $offence }
happening_penalised_hands =
    { $hands ->
        [one] { $name } misses 1 hand: { $offence }
       *[other] { $name } misses { $hands } hands: { $offence }
    }
happening_penalised_minutes =
    { $amount ->
        [one] { $name } is away for 1 minute: { $offence }
       *[other] { $name } is away for { $amount } minutes: { $offence }
    }
happening_penalised_rounds =
    { $amount ->
        [one] { $hands ->
            [one] { $name } misses 1 round (1 hand): { $offence }
           *[other] { $name } misses 1 round ({ $hands } hands): { $offence }
        }
       *[other] { $name } misses { $amount } rounds ({ $hands } hands): { $offence }
    }
happening_penalty-served = { $name } has served the penalty and is back
happening_penalty-served_part =
    { $hands ->
        [one] { $name } has missed 1 hand; { $left } to go
       *[other] { $name } has missed { $hands } hands; { $left } to go
    }
happening_play-suspended = Play stopped for the day
happening_play-taken-up = Play resumed
happening_players-coloured-up =
    { $n ->
        [one] 1 player exchanged chips of equal value
       *[other] { $n } players exchanged chips of equal value
    }
happening_pool-raised = The house added { $amount } to the prize pool: { $why }
happening_posted-absent = { $name }'s seat posted { $paid }; { $left } left
happening_posted-absent_out = { $name }'s seat posted its last { $paid } and is out
happening_prize-given = { $name } received prize { $number }
happening_prize-held = { $name }'s prize is withheld: { $why }
happening_prize-offered = Prize for place { $place }: { $what }
happening_prize-paid = { $name } was paid { $amount }
happening_prize-paid_ticket = { $name } received a ticket ({ $ticket })
happening_prize-paid_ticket-and-money = { $name } received a ticket ({ $ticket }) and { $rest }
happening_re-entered = { $name } re-entered
happening_redrawn =
    { $n ->
        [one] Redraw: a new seat for 1 player
       *[other] Redraw: new seats for { $n } players
    }
happening_registered = { $name } entered with { $chips } chips
happening_registered_alternate = { $name } entered as an alternate
happening_registered_re-entry = { $name } re-entered with { $chips } chips
happening_registration-closed = Registration was closed
happening_registration-closed_open = Registration was reopened
happening_reported-out = { $name } was confirmed at the desk
happening_rules-changed = Settings changed: { $settings }
happening_ruling-kept = Ruling { $number } at table { $table } was saved
happening_ruling-kept_other-book = Ruling { $number } at table { $table } was saved: by { $book }, which is not the event's book
happening_seat-closed = Table { $table }: seat { $seat } was closed
happening_seat-closed_open = Table { $table }: seat { $seat } was reopened
happening_seat-corrected = { $name } moved to the correct seat: table { $table }, seat { $seat }
happening_seat-forfeited = { $name } missed the seating call and joins the alternates
happening_seat-left = { $name }'s seat is empty
happening_seat-locked = { $name } keeps the seat
happening_seat-locked_no-longer = { $name } may be moved again
happening_seat-taken = { $name } sits at table { $table }, seat { $seat } ({ $why })
happening_seats-drawn =
    { $n ->
        [one] A seat was drawn for 1 player
       *[other] Seats were drawn for { $n } players
    }
happening_settled = { $name } paid the { $amount } owed
happening_shortage-reported = { $name } reported { $chips } chips missing
happening_sign-up-dropped = { $name }'s sign-up was cancelled
happening_sign-up-taken = { $name } had signed up as “{ $sign_up }”
happening_signed-up = { $name } signed up
happening_sold = { $name } paid { $amount } ({ $kind })
happening_sold_free = { $name } paid nothing ({ $kind })
happening_sold_owed = { $name } owes { $amount } ({ $kind })
happening_stack-bagged = { $name } bagged { $chips } chips
happening_stack-given-up = { $name } gave up { $chips } chips
happening_stacks-counted =
    { $n ->
        [one] 1 stack was counted: { $total } chips
       *[other] { $n } stacks were counted: { $total } chips
    }
happening_stacks-counted_off =
    { $n ->
        [one] 1 stack was counted: { $total } chips, { $off } off the account
       *[other] { $n } stacks were counted: { $total } chips, { $off } off the account
    }
happening_stacks-out = Everybody has chips
happening_start-moved = The start was moved to { $starts }
happening_status = { $name }: { $status }
happening_status_registered = { $name } is in from the waiting list
happening_struck = Struck out: { $what }
happening_struck_entries = Struck out: entries { $numbers }
happening_struck_restored = Restored: { $what }
happening_table-broken =
    { $n ->
        [one] Table { $table } was broken: 1 player moves
       *[other] Table { $table } was broken: { $n } players move
    }
happening_table-closed = Table { $table } was closed
happening_table-opened = Table { $table } was opened with { $seats } seats
happening_tables-sized = { $seats } seats per table from now on
happening_taken-off = { $name }'s { $chips } chips were removed
happening_taken-off_disqualified = { $name } was disqualified and { $chips } chips were removed
happening_ticket = Ticket { $ticket }: { $status }
happening_tickets-awarded = Tickets for { $names }
happening_transferred = The entry was transferred to { $name }
happening_waits-to-register = { $name } is waiting to register
happening_went-away = { $name } is away ({ $kind })
happening_went-away_away = { $name } is away
happening_withdrawn = { $name }'s entry was withdrawn
happening_won = { $name } won the event
happening_clock-bridged = { $seconds ->
        [one] This computer's clock jumped ahead by 1 second; the event clock is not affected
       *[other] This computer's clock jumped ahead by { $seconds } seconds; the event clock is not affected
    }
happening_clock-bridged_back = { $seconds ->
        [one] This computer's clock was set back by 1 second; the event clock is not affected
       *[other] This computer's clock was set back by { $seconds } seconds; the event clock is not affected
    }
happening_seed-sealed = A new seed was sealed for the draws, as the previous one had been revealed

why_accounting = how the pot was counted
why_add-on = add-on
why_alternate = alternate
why_apart = kept apart
why_away = away
why_balance = balancing
why_big-blind = big blind
why_blinded-off = blinded off
why_bought = bought
why_break = table break
why_button = button
why_button-and-small-blind = button and small blind
why_card = card
why_cash = cash
why_cause-and-reason = { $cause }: { $reason }
why_chip-chop = chip chop
why_chip-up = rounded up
why_choice = assigned seat
why_correction = correction
why_credit = credit
why_credits = credits
why_custom = custom split
why_deal = prizes divided by a deal
why_dealt-in = dealt in
why_debit-card = debit card
why_disqualified = disqualified
why_draw = draw
why_drawn-at-break = drawn at break { $number }
why_edge = ICM with an edge for the leader
why_entrant = entrant
why_entry = entry
why_estate = estate
why_even = even split
why_final = final table
why_floored-chip-chop = chip chop with a floor
why_for-the-tickets = for the tickets
why_found = found
why_found-at = found: { $place }
why_gift-card = gift card
why_given-up = given up
why_goods = goods
why_half-icm = half ICM, half chips
why_hand = in a hand
why_hand-played-with-a-card-behind = a card behind
why_hidden = hidden
why_icm = ICM
why_identity-not-shown = identity was asked for and not shown
why_in-time = in time
why_late = late entry
why_left = left
why_most-chips = most chips
why_moved = moved
why_no-show = no-show
why_not-heard = not heard
why_other = other
why_out = out
why_penalty = penalty
why_playing = playing
why_position = by position
why_pot = pot
why_put-right = corrected
why_qualified = qualified
why_quashed = quashed
why_race = chip race
why_re-entry = re-entry
why_reading = how the hands were read
why_rebuy = rebuy
why_rebuy-taken-back = rebuy taken back
why_redraw = redraw
why_registered = registered
why_result-stands = the result stands
why_round = round
why_round-up = rounded up
why_services = services
why_small-blind = small blind
why_stamp-card = stamp card
why_taken-off = removed
why_ticket = ticket
why_transfer = transfer
why_transferable = transferable
why_upheld = upheld
why_used = used
why_varied = varied
why_venue-voucher = venue voucher
why_waiting = waiting
why_waits-until-the-button-has-passed = waits until the button has passed
why_withdrawn = withdrawn
