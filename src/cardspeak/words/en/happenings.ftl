# Lines of the story, and the words inside them. Audience: everybody.

happening_absence-noted = More is known of the absence of { $name }.
happening_all-in-held = Table { $table }: the all-in of { $names } waits.
happening_all-in-released = Table { $table }: the all-in goes on.
happening_announced = Announcement: { $words }
happening_arrived = { $name } is at the new seat.
happening_arrived_off = { $name } is at the new seat, { $difference } chips off the count.
happening_bad-beat-opened = Bad-beat table { $number } was opened for { $names }.
happening_bad-beat-over = Bad-beat table { $number } is over: { $names } back in.
happening_bag-opened = The bag of { $name } was opened: { $why }.
happening_balanced = { $name } moves from table { $giving } seat { $seat } to table { $to } seat { $to_seat }.
happening_balanced_placed = { $name } moves from table { $giving } seat { $seat } to table { $to } seat { $to_seat }; next hand: { $place }.
happening_ban-reviewed = The ban of { $name } was reviewed: { $outcome }.
happening_bounty-awarded = The bounty of { $name } goes to { $by }: { $bounty }.
happening_bounty-awarded_nobody = Nobody gets the bounty of { $name }: it is left over.
happening_bounty-paid = { $name } was paid { $amount } of bounties.
happening_bounty-paid_back = { $name } gave { $amount } of bounties back.
happening_breaks-planned = The order in which tables break was set.
happening_busted = { $names } out.
happening_busted_bounty = { $names } out, by { $by }: bounty { $bounty }.
happening_busted_by = { $names } out, by { $by }.
happening_busted_deal = { $names } stopped with the prizes divided: places by the counts of the deal.
happening_button-drawn = Table { $table }: seat { $button } drew the button.
happening_button-gone = Table { $table }: the button has to be drawn for.
happening_button-moved = Table { $table }: the button is at seat { $button }.
happening_button-seen = Table { $table }: the button was seen at seat { $button }.
happening_call-answered = The floor answered call { $call }.
happening_came-back = { $name } is back.
happening_card-announced = { $name } plays the stamp card { $card } behind: { $behind } chips.
happening_card-boxed = A stamp card is in the box for break { $break_number }.
happening_card-filled = The stamp card { $card } of { $name } is full: { $value } chips.
happening_card-kept = The stamp card { $card } of { $name } was not needed.
happening_card-spent = { $name } changed the stamp card { $card } for chips.
happening_cards-drawn = { $n } stamp cards were drawn in break { $break_number }.
happening_cash-out-allowed = Chips may be changed for money at this event.
happening_chips = { $name } has { $chips } chips.
happening_chips-bagged = { $n } stacks were bagged at the end of day { $day }.
happening_chips-collected = The chips are back with the house.
happening_chips-issued = { $chips } chips were put out for { $name } ({ $why }).
happening_chips-removed = { $chips } chips of { $name } left play: { $why }.
happening_chips-removed_nobody = { $chips } chips left play: { $why }.
happening_clock-outage = Power cut since { $since }: the clock was put right.
happening_clock-paused = The clock was paused.
happening_clock-resumed = The clock runs on.
happening_clock-started = The clock was started.
happening_clock-time-added = { $seconds } seconds were added to the clock.
happening_clock-time-added_less = { $seconds } seconds were taken off the clock.
happening_coloured-up = Table { $table }: the { $value } chips went for { $to } ({ $method }).
happening_coloured-up_raced = Table { $table }: the { $value } chips went for { $to } ({ $method }). Odd chips to { $winners }.
happening_created = The event “{ $name }” was created.
happening_deal-accepted = Deal { $number }: { $names } agree.
happening_deal-approved = Deal { $number } was approved.
happening_deal-dropped = Deal { $number } did not come about: { $why }.
happening_deal-dropped_objection = Deal { $number }: { $name } objects.
happening_deal-proposed = Deal { $number } was proposed to { $n } players ({ $method }).
happening_deal-voided = Deal { $number } is void: { $why }.
happening_dealers-pushed = Dealers changed tables.
happening_dispute-raised = Dispute { $number } at table { $table }: { $about } ({ $answer }).
happening_dispute-settled = Dispute { $number }: { $outcome }.
happening_empty-seats-reported = Table { $table } reported empty seats, { $players } players.
happening_entry-refused = The management turned somebody down.
happening_entry-refused_no-longer = The management takes a refusal back.
happening_entry-terms = The terms of entry were settled.
happening_envelopes-filled = { $n } envelopes were filled with { $sum }, the largest with { $most }.
happening_evenness-set = How closely tables are kept even was set.
happening_evenness-set_tolerance = Tables may differ by { $tolerance }.
happening_event-cancelled = The event was called off: { $why }.
happening_event-stopped = The event was stopped early: { $why }.
happening_final-table-set = The final table is table { $table }, { $n } players.
happening_flight-taken-in =
    { $n ->
        [one] Flight { $flight } was taken in: { $n } player.
       *[other] Flight { $flight } was taken in: { $n } players.
    }
happening_flipped = The flip was dealt: { $names } won.
happening_floor-called = Table { $table } calls the floor. { $about }
happening_floor-called_by = { $name } at table { $table } calls the floor. { $about }
happening_found-exchanged = { $name } changed { $chips } found chips of { $value }.
happening_halt-waived = Table { $table } may deal { $hands } more hands.
happening_hand-dealt = Table { $table }: hand { $number } was played.
happening_hand-for-hand-announced = Hand for hand at { $n } tables.
happening_hand-for-hand-begun = Hand { $hand } began at { $n } tables.
happening_hand-for-hand-charged = { $seconds } seconds came off the clock: { $why }.
happening_hand-for-hand-done = Table { $table } has finished the hand.
happening_hand-for-hand-ended = Hand for hand is over.
happening_hand-for-hand-over = Hand { $hand } is over: { $seconds } seconds off the clock.
happening_hand-for-hand-over_first = Every table has finished its hand: hand for hand can begin.
happening_hand-served = Table { $table }: a hand of penalties was served.
happening_hand-served_misdeal = Table { $table }: a misdeal, no hand of penalties was served.
happening_hand-served_several = Table { $table }: { $counted } hands of penalties were served.
happening_kept-apart = Two players are kept apart.
happening_kept-apart_no-longer = Two players are no longer kept apart.
happening_late-seat-drawn = { $name } drew table { $table }, seat { $seat }.
happening_left-for-good = { $name } left for good with { $stack } chips.
happening_level-announced = Level { $level } was announced.
happening_level-length = Line { $line } of the structure lasts { $minutes } minutes now, { $was } before.
happening_level-set = The clock was set to level { $level }.
happening_level-set_break = The clock was set to break { $level }.
happening_more-chips = { $name } got { $chips } more chips ({ $why }).
happening_name-corrected = { $was } is written { $name }.
happening_new-table-filled =
    { $n ->
        [one] { $n } player was drawn to table { $table }.
       *[other] { $n } players were drawn to table { $table }.
    }
happening_offence-noted = Put on record for { $name }: { $offence }.
happening_paid-back = { $amount } went back to { $name } ({ $to }).
happening_papers-asked = { $name } was asked for papers.
happening_papers-shown = The papers of { $name } were seen.
happening_payouts-announced =
    { $n ->
        [one] { $n } prize of { $pool } was announced.
       *[other] { $n } prizes of { $pool } in all were announced.
    }
happening_payouts-announced_anew = { $n } prizes of { $pool } in all were announced again.
happening_penalised = { $name }: { $penalty } ({ $offence }).
happening_penalised_chips = { $name } loses { $chips } chips: { $offence }.
happening_penalised_disqualified = { $name } was disqualified: { $offence }.
happening_penalised_hands =
    { $hands ->
        [one] { $name } misses { $hands } hand: { $offence }.
       *[other] { $name } misses { $hands } hands: { $offence }.
    }
happening_penalised_minutes =
    { $amount ->
        [one] { $name } is away for { $amount } minute: { $offence }.
       *[other] { $name } is away for { $amount } minutes: { $offence }.
    }
happening_penalised_rounds =
    { $amount ->
        [one] { $name } misses { $amount } round ({ $hands } hands): { $offence }.
       *[other] { $name } misses { $amount } rounds ({ $hands } hands): { $offence }.
    }
happening_penalty-served = { $name } has served the penalty and is back.
happening_penalty-served_part = { $name } has missed { $hands } hands; { $left } are left.
happening_play-suspended = Play stopped for the day.
happening_play-taken-up = Play goes on.
happening_players-coloured-up = { $n } players changed chips of equal value.
happening_pool-raised = The house added { $amount } to the pool: { $why }.
happening_posted-absent = The seat of { $name } paid { $paid }, { $left } are left.
happening_posted-absent_out = The seat of { $name } paid its last { $paid } and is out.
happening_prize-given = { $name } was given prize { $number }.
happening_prize-held = The prize of { $name } waits: { $why }.
happening_prize-offered = A prize for place { $place }: { $what }.
happening_prize-paid = { $name } was paid { $amount }.
happening_prize-paid_ticket = { $name } was given a ticket ({ $ticket }).
happening_prize-paid_ticket-and-money = { $name } was given a ticket ({ $ticket }) and paid { $rest }.
happening_re-entered = { $name } is back with a re-entry.
happening_redrawn = New seats were drawn for { $n } players.
happening_registered = { $name } entered with { $chips } chips.
happening_registered_alternate = { $name } entered as an alternate.
happening_registered_re-entry = { $name } re-entered with { $chips } chips.
happening_registration-closed = Registration was closed.
happening_registration-closed_open = Registration was opened again.
happening_reported-out = { $name } reported at the desk.
happening_rules-changed = Settings were changed: { $settings }.
happening_ruling-kept = Ruling { $number } at table { $table } was kept.
happening_ruling-kept_other-book = Ruling { $number } at table { $table } was kept: by { $book }, which is not the book of the event.
happening_seat-closed = Table { $table }: seat { $seat } was closed.
happening_seat-closed_open = Table { $table }: seat { $seat } is in use again.
happening_seat-corrected = { $name } went to the right seat: table { $table }, seat { $seat }.
happening_seat-forfeited = { $name } missed the call and joins the alternates.
happening_seat-left = { $name } left the seat.
happening_seat-locked = { $name } keeps the seat.
happening_seat-locked_no-longer = { $name } may be moved again.
happening_seat-taken = { $name } sits at table { $table }, seat { $seat } ({ $why }).
happening_seats-drawn =
    { $n ->
        [one] A seat was drawn for { $n } player.
       *[other] Seats were drawn for { $n } players.
    }
happening_settled = { $name } paid { $amount } that was owed.
happening_shortage-reported = { $name } reported { $chips } chips missing.
happening_sign-up-dropped = { $name } is at the door no more.
happening_sign-up-taken = { $name } had signed up as “{ $sign_up }”.
happening_signed-up = { $name } signed up at the door.
happening_sold = { $name } paid { $amount } ({ $kind }).
happening_sold_free = { $name } paid nothing ({ $kind }).
happening_sold_owed = { $name } owes { $amount } ({ $kind }).
happening_stack-bagged = { $name } bagged { $chips } chips.
happening_stack-given-up = { $name } gave up { $chips } chips.
happening_stacks-counted =
    { $n ->
        [one] { $n } stack was counted: { $total } chips.
       *[other] { $n } stacks were counted: { $total } chips.
    }
happening_stacks-counted_off = { $n } stacks were counted: { $total } chips, { $off } off the account.
happening_stacks-out = Everybody has chips.
happening_start-moved = The event starts at { $starts }.
happening_status = { $name }: { $status }.
happening_status_registered = { $name } comes in from the waiting list.
happening_struck = Struck out: { $what }
happening_struck_entries = Struck out: entries { $numbers }.
happening_struck_restored = Put back: { $what }
happening_table-broken =
    { $n ->
        [one] Table { $table } was broken: { $n } player moves.
       *[other] Table { $table } was broken: { $n } players move.
    }
happening_table-closed = Table { $table } was closed.
happening_table-opened = Table { $table } was opened with { $seats } seats.
happening_tables-sized = { $seats } seats at a table from now on.
happening_taken-off = The { $chips } chips of { $name } were taken off.
happening_taken-off_disqualified = { $name } was disqualified and { $chips } chips taken off.
happening_ticket = Ticket { $ticket }: { $status }.
happening_tickets-awarded = Tickets for { $names }.
happening_transferred = The entry belongs to { $name } now.
happening_waits-to-register = { $name } waits to register.
happening_went-away = { $name } is away ({ $kind }).
happening_went-away_away = { $name } is away.
happening_withdrawn = The entry of { $name } was taken back.
happening_won = { $name } has won the event.

why_accounting = how the pot was counted
why_add-on = add-on
why_alternate = alternate
why_apart = kept apart
why_away = away
why_balance = balance
why_big-blind = big blind
why_blinded-off = blinded off
why_bought = bought
why_break = table break
why_button = button
why_button-and-small-blind = button and small blind
why_card = card
why_cash = cash
why_chip-chop = chip chop
why_chip-up = chip-up
why_choice = given seat
why_correction = correction
why_credit = credit
why_credits = credits
why_custom = own split
why_deal = prizes divided by a deal
why_dealt-in = dealt in
why_debit-card = debit card
why_disqualified = disqualified
why_draw = draw
why_edge = ICM with an edge for the leader
why_entrant = entrant
why_entry = entry
why_estate = estate
why_even = even split
why_final = final table
why_floored-chip-chop = chip chop with a floor
why_for-the-tickets = for the tickets
why_gift-card = gift card
why_given-up = given up
why_goods = goods
why_half-icm = half ICM, half chips
why_hand = in a hand
why_hand-played-with-a-card-behind = a card behind
why_icm = ICM
why_in-time = in time
why_late = late entry
why_left = left
why_most-chips = most chips
why_moved = moved
why_no-show = no-show
why_not-heard = not heard
why_other = other
why_out = out
why_playing = playing
why_position = by position
why_put-right = put right
why_qualified = qualified
why_quashed = quashed
why_race = chip race
why_re-entry = re-entry
why_reading = how the hand was read
why_rebuy = rebuy
why_redraw = redraw
why_registered = registered
why_result-stands = the result stands
why_round = round
why_round-up = rounded up
why_services = services
why_small-blind = small blind
why_stamp-card = stamp card
why_taken-off = taken off
why_ticket = ticket
why_transfer = transfer
why_transferable = may be passed on
why_upheld = upheld
why_used = used
why_varied = varied
why_venue-voucher = venue voucher
why_waiting = waiting
why_waits-until-the-button-has-passed = waits until the button has passed
why_withdrawn = withdrawn
